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
  private let server: ServerChange?

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
    let situations: [Situation]
    if program.isProvider {
      let provision = try words.provision(of: name)
      (request, server) = (provision.slug, nil)
      situations = Situation.usual(provision)
    } else {
      let (asked, change) = try words.upgrade(of: name)
      (request, server) = (asked.rawValue, change)
      let app = setup.phone.app
      situations = Situation.usual(
        asked.kind, of: app.name, at: app.domains.first ?? "shiny.example", changesTakeEffect: change.effect)
    }
    var explorer = Explorer(situations, program)
    if let list = words.value(of: "--deviations") { explorer.deviations = try Self.deviations(list) }
    if let budget = words.value(of: "--budget") { explorer.budget = try Self.budget(budget) }
    if let limit = try words.number(of: "--limit") { explorer.limit = limit }
    if let shard = words.value(of: "--shard") {
      explorer.shard = Explorer.Shard(try CommandLineTool.shard(shard))
    }
    explorer.isReduced = !words.has("--no-reduction")
    self.explorer = explorer
  }

  /// The handler, and what is asked of it where that is not the usual: a name for files.
  var slug: String {
    let usual = server == nil ? Provision.password.slug : Asked.strongPassword.rawValue
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
      JSON.Member("isReduced", .bool(explorer.isReduced)),
      JSON.Member("shards", .number(Int64(explorer.shard.count))),
    ])
  }

  private static func deviations(_ list: String) throws(UsageError) -> Deviations {
    var deviations: Deviations = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard !word.isEmpty else {
        throw .malformed(
          "--deviations reads like network,user, not “\(list)”; without it, everybody deviates.")
      }
      guard let kind = Deviations.named.first(where: { $0.name == word })?.kind else {
        throw .unknown("kind of deviation", word, among: Deviations.named.map(\.name))
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

/// What can be asked depends on what the handler serves.
extension Words {
  fileprivate func upgrade(
    of handler: String
  ) throws(UsageError) -> (SearchOptions.Asked, SearchOptions.ServerChange) {
    if let word = value(of: "--request"), Provision.allCases.contains(where: { $0.slug == word }) {
      throw .malformed(
        "\(handler) upgrades accounts and is no credential provider: it is never asked for “\(word)”. "
          + "Its requests are \(SearchOptions.Asked.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return (
      try deviation(of: "--request", default: .strongPassword), try deviation(of: "--server", default: .atOnce)
    )
  }

  fileprivate func provision(of handler: String) throws(UsageError) -> Provision {
    if has("--server") {
      throw .malformed(
        "--server says when a change of password ends what was valid before; \(handler) is a credential provider "
          + "and changes none. Leave it out.")
    }
    if has("--second-factor") {
      throw .malformed(
        "--second-factor is about an account that is upgraded; \(handler) is a credential provider. Leave it out."
      )
    }
    guard let word = value(of: "--request") else { return .password }
    if let provision = Provision.allCases.first(where: { $0.slug == word }) { return provision }
    let words = Provision.allCases.map(\.slug)
    guard SearchOptions.Asked(rawValue: word) == nil else {
      throw .malformed(
        "\(handler) is a credential provider and upgrades no account: it is never asked for “\(word)”. "
          + "Its requests are \(words.joined(separator: ", ")).")
    }
    throw .unknown("value of --request", word, among: words)
  }
}

extension Explorer.Shard {
  fileprivate init(_ shard: RunHeader.Shard) {
    self.init(shard.number, of: shard.count)
  }
}
