import Rehearsal
import RehearsalExplorer

/// A search on file: one that is to go on later, or one part of several that are to be put together.
struct SearchFile {
  static let schema = "rehearsal-exploration/1"
  /// What a search of a hundred million paths keeps; others write files, but this one is the command's own.
  private static let mostBytes = 16 << 30

  let identity: JSON
  let shard: Explorer.Shard
  let budget: Int?
  /// Which build of the command wrote it.
  private let build: String?
  private let json: JSON
  /// What was found, as it was told.
  let stories: [String]

  /// Why a file is no search, or not the right one.
  struct Unusable: Error {
    let reason: String
  }

  /// The text of a file about a search.
  static func text(
    of search: Search, _ options: SearchOptions, stories: [String] = [], isUnfinished: Bool = false
  ) -> String {
    JSON.object([
      JSON.Member("schema", .string(schema)), JSON.Member("identity", options.identity),
      JSON.Member("build", .string(Build.mark)),
      JSON.Member("part", .number(Int64(options.explorer.shard.part))),
      JSON.Member("budget", options.explorer.budget.map { .number(Int64($0)) } ?? .null),
      JSON.Member("stories", .array(stories.map(JSON.string))),
      JSON.Member(
        "search", isUnfinished ? search.saved : .object([JSON.Member("exploration", search.exploration.json)])
      ),
    ]).text + "\n"
  }

  init(_ path: String) throws(Unusable) {
    let bytes: [UInt8]
    do throws(Files.Unreadable) { bytes = try Files.bytes(of: path, atMost: Self.mostBytes) } catch {
      throw Unusable(reason: "\(error.path): \(error.reason)")
    }
    guard let json = JSON(unambiguous: String(decoding: bytes, as: UTF8.self)),
      json["schema"]?.string == Self.schema,
      let identity = json["identity"], let part = json["part"]?.number, let search = json["search"],
      let shard = Explorer.Shard(part, of: identity["shards"]?.number ?? 1)
    else { throw Unusable(reason: "\(path): this is not a search that rehearse explore wrote") }
    self.identity = identity
    self.json = search
    budget = json["budget"]?.number.map { Int($0) }
    self.shard = shard
    build = json["build"]?.string
    stories = json["stories"]?.array?.compactMap(\.string).map(\.inert) ?? []
  }

  /// The words that ask for the same search, undivided.
  var arguments: [String]? {
    guard let handler = identity["handler"]?.string, let request = identity["request"]?.string,
      let server = identity["server"], let deviations = identity["deviations"]?.array
    else { return nil }
    var words = ["--handler", handler, "--request", request, "--budget", budget.map(String.init) ?? "all"]
    words += ["--deviations", deviations.compactMap(\.string).joined(separator: ",")]
    if let server = server.string { words += ["--server", server] }
    if identity["mergesStates"] == .bool(false) { words.append("--no-reduction") }
    for property in identity["properties"]?.array ?? [] {
      if let text = property.string { words += ["--property", text] }
    }
    return words
  }

  /// Whether a file is about a search at all, by its first bytes.
  static func isSearch(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "{\"schema\":\"\(schema)\"".utf8)
  }

  /// Whether it is about the search that options ask for.
  func isOf(_ options: SearchOptions) -> Bool {
    identity == options.identity && shard == options.explorer.shard
  }

  /// The search where it stopped.
  func search(_ options: SearchOptions, path: String) throws(Unusable) -> Search {
    guard isOf(options) else {
      throw Unusable(reason: "\(path): it was written by a search with other options: \(identity.text)")
    }
    // Nobody knows whether what was run before would come out the same with other code.
    guard build == Build.mark else {
      throw Unusable(
        reason:
          "\(path): it was written by another build of this command, whose handlers may do something else; begin "
          + "anew with another file")
    }
    guard let search = Search(json, of: options.explorer) else {
      throw Unusable(reason: "\(path): it does not say where the search stopped")
    }
    if let limit = search.limitOfBudget {
      throw Unusable(
        reason:
          "\(path): it was begun with --budget \(limit) and keeps nothing to deviate from after that; say "
          + "--budget \(limit), or begin anew with another file")
    }
    return search
  }

  /// What came of the search.
  func exploration(of explorer: Explorer, path: String) throws(Unusable) -> Exploration {
    guard let exploration = json["exploration"].flatMap({ Exploration($0, of: explorer) }) else {
      throw Unusable(reason: "\(path): it does not say what came of the search")
    }
    return exploration
  }
}

extension Explorer.Shard {
  /// A part that a file names; `nil` where nobody splits a search so.
  fileprivate init?(_ part: Int64, of count: Int64) {
    guard part >= 1, part <= count else { return nil }
    self.init(Int(part), of: Int(count))
  }
}
