import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// What the words after `explore` ask for.
struct SearchOptions {
  let handler: String
  let explorer: Explorer
  private let request: String
  /// When a change takes effect; of no concern to a credential provider.
  private let server: SearchWish.ServerChange?

  init(
    _ wish: SearchWish, handlers: [(name: String, program: Program)], setup: Setup, isIsolated: Bool,
    reader: @autoclosure () -> ScenarioReader
  ) throws(UsageError) {
    guard let name = wish.handler ?? handlers.first?.name else {
      throw .malformed("this command was built without handlers.")
    }
    guard let program = handlers.first(where: { $0.name == name })?.program else {
      throw .unknown("handler", name, among: handlers.map(\.name))
    }
    handler = name
    var setup = setup
    for group in program.groups { setup.phone.containers.share(group) }
    let situations: [Situation]
    if program.isProvider {
      let asked = try wish.provision(of: name)
      if asked.needsApp, program.app == nil {
        throw .malformed(
          "\(name) has no app of its own, and “\(asked.slug)” is what an app asks for. Give its program an app, as in "
            + "Program(provider: { … }, app: { … }).")
      }
      (request, server) = (asked.slug, nil)
      situations = setup.situations(of: asked)
    } else {
      let (asked, change) = try wish.upgrade(of: name)
      (request, server) = (asked.rawValue, change ?? .atOnce)
      situations =
        try
        (asked.isInApp
        ? setup.situationsInApp(of: asked.kind, change) { situation in
          OwnApp(program, isIsolated: isIsolated).appeal(for: asked.kind, in: situation)
        } : setup.situations(of: asked.kind, change))
    }
    var explorer = Explorer(situations, handler: program)
    if let deviations = wish.deviations { explorer.deviations = deviations }
    explorer.budget = wish.isDrawn ? nil : wish.budget.number
    if let limit = wish.limit { explorer.limit = limit }
    if let shard = wish.shard { explorer.shard = Explorer.Shard(shard.number, of: shard.count) }
    explorer.mergesStates = wish.mergesStates && !wish.isDrawn
    // Who draws has not run the happy paths to their end.
    explorer.expectsRecovery = !wish.isDrawn
    explorer.goesOn = wish.goesOn
    explorer.properties = try wish.statedProperties(by: reader)
    self.explorer = explorer
  }

  /// The handler, and what is asked of it where that is not the usual: a name for files.
  var slug: String {
    let usual = server == nil ? Provision.password.slug : SearchWish.Asked.strongPassword.rawValue
    var words = [handler.lowercased()]
    if request != usual { words.append(request) }
    if let server, server != .atOnce { words.append(server.rawValue) }
    return words.joined(separator: "-")
  }

  /// What two searches must have in common for one to go on where the other stopped.
  var identity: JSON {
    .object([
      JSON.Member("handler", .string(handler)), JSON.Member("request", .string(request)),
      JSON.Member("server", server.map { .string($0.rawValue) } ?? .null),
      JSON.Member("deviations", .array(explorer.deviations.names.map(JSON.string))),
      JSON.Member("mergesStates", .bool(explorer.mergesStates)),
      JSON.Member("goesOn", .bool(explorer.goesOn)),
      JSON.Member("properties", .array(explorer.properties.map { .string($0.name) })),
      JSON.Member("shards", .number(Int64(explorer.shard.count))),
    ])
  }
}
