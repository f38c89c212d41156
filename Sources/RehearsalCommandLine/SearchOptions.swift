import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// What the words after `explore` ask for.
struct SearchOptions {
  let handler: String
  let explorer: Explorer
  private let request: Asked
  private let server: ServerChange

  enum Asked: String, CaseIterable {
    case strongPassword = "strong-password"
    case signInWithApple = "sign-in-with-apple"

    var kind: Upgrade {
      switch self {
      case .strongPassword: .strongPassword
      case .signInWithApple: .signInWithApple
      }
    }
  }

  enum ServerChange: String, CaseIterable {
    case atOnce = "at-once"
    case gracefully

    var effect: AccountServer.Effect {
      switch self {
      case .atOnce: .atOnce
      case .gracefully: .gracefully
      }
    }
  }

  init(
    _ words: Words, handlers: [(name: String, program: Program)], setup: Setup
  ) throws(UsageError) {
    if let word = words.names.first { throw .tooManyWords(word) }
    guard let name = words.value(of: "--handler") ?? handlers.first?.name else {
      throw .malformed("this command was built without handlers.")
    }
    guard let program = handlers.first(where: { $0.name == name })?.program else {
      throw .unknown("handler", name, among: handlers.map(\.name))
    }
    handler = name
    request = try words.choice(of: "--request", default: .strongPassword)
    server = try words.choice(of: "--server", default: .atOnce)
    let app = setup.phone.app
    var explorer = Explorer(
      Situation.usual(
        request.kind, of: app.name, at: app.domains.first ?? "shiny.example",
        changesTakeEffect: server.effect), program)
    if let list = words.value(of: "--deviations") { explorer.deviations = try Self.deviations(list) }
    if let budget = words.value(of: "--budget") { explorer.budget = try Self.budget(budget) }
    if let limit = try words.number(of: "--limit") { explorer.limit = limit }
    if let shard = words.value(of: "--shard") {
      explorer.shard = Explorer.Shard(try CommandLineTool.shard(shard))
    }
    explorer.isReduced = !words.has("--no-reduction")
    self.explorer = explorer
  }

  /// What two searches must have in common for one to go on where the other stopped.
  var identity: JSON {
    .object([
      JSON.Member("handler", .string(handler)), JSON.Member("request", .string(request.rawValue)),
      JSON.Member("server", .string(server.rawValue)),
      JSON.Member("deviations", .array(explorer.deviations.names.map(JSON.string))),
      JSON.Member("isReduced", .bool(explorer.isReduced)),
      JSON.Member("shards", .number(Int64(explorer.shard.count))),
    ])
  }

  private static func deviations(_ list: String) throws(UsageError) -> Deviations {
    var deviations: Deviations = []
    for word in list.split(separator: ",").map(String.init) {
      guard let kind = Deviations.named.first(where: { $0.name == word })?.kind else {
        throw .unknown("kind of departure", word, among: Deviations.named.map(\.name))
      }
      deviations.insert(kind)
    }
    return deviations
  }

  private static func budget(_ text: String) throws(UsageError) -> Int? {
    if text == "all" { return nil }
    guard let budget = Int(text), budget >= 0 else {
      throw .malformed("--budget needs a number, or all, not “\(text)”.")
    }
    return budget
  }
}

extension Explorer.Shard {
  fileprivate init(_ shard: RunHeader.Shard) {
    self.init(shard.number, of: shard.count)
  }
}
