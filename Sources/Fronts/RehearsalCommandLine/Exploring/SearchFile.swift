import Rehearsal
import RehearsalExplorer
import RehearsalReports

/// A search on file: one that is to go on later, or one part of several that are to be put together.
///
/// The first line says in JSON what was searched and what came of it. In a file to go on from, what is known of the paths
/// follows as numbers, and a seal.
struct SearchFile {
  static let schema = "rehearsal-exploration/1"
  /// What files to go on from begin with, before their version.
  private static let kept = "rehearsal-search/"
  private static let version = "2"

  let identity: JSON
  let shard: Explorer.Shard
  let budget: Int?
  /// Which build of the command wrote it.
  private let build: String?
  private let json: JSON
  /// What is known of the paths; `nil` in a report.
  private let numbers: SealedFile?
  /// What was found, as it was told.
  let stories: [String]
  /// What each of that is called in a file of findings that are known.
  let keys: [String]

  /// Why a file is no search, or not the right one.
  struct Unusable: Error {
    let reason: String
  }

  /// The text of a report about a search.
  static func text(of search: Search, _ options: SearchOptions, telling narrator: Narrator) -> String {
    head(schema, options, narrator, .object([JSON.Member("exploration", search.exploration.json)]))
  }

  /// Writes a file to go on from, in place of one that is kept until then.
  static func keep(_ search: Search, _ options: SearchOptions, in path: String) throws(Files.Unreadable) {
    try SealedFile.write(to: path) {
      $0.append(bytes: head(kept + version, options, nil, search.saved).utf8)
      search.write(to: &$0)
    }
  }

  private static func head(
    _ schema: String, _ options: SearchOptions, _ narrator: Narrator?, _ search: JSON
  ) -> String {
    JSON.object([
      JSON.Member("schema", .string(schema)), JSON.Member("identity", options.identity),
      JSON.Member("build", .string(Build.mark)),
      JSON.Member("part", .number(Int64(options.explorer.shard.part))),
      JSON.Member("budget", options.explorer.budget.map { .number(Int64($0)) } ?? .null),
      JSON.Member("stories", .array((narrator?.texts ?? []).map(JSON.string))),
      JSON.Member("keys", .array((narrator?.keys ?? []).map(JSON.string))), JSON.Member("search", search),
    ]).text + "\n"
  }

  init(_ path: String) throws(Unusable) {
    let text: String
    (text, numbers) = try Self.open(path)
    let json = JSON(unambiguous: text)
    // Whoever writes one ends it with a line.
    guard json != nil || numbers != nil || text.hasSuffix("\n") else {
      throw Unusable(
        reason: "\(path): \(SealedFile.Damage.isTorn.reason); have explore write it again with --report")
    }
    guard let json, let identity = json["identity"],
      let part = json["part"]?.number, let search = json["search"],
      let shard = Explorer.Shard(part, of: identity["shards"]?.number ?? 1)
    else { throw Unusable(reason: "\(path): this is not a search that rehearse explore wrote") }
    self.identity = identity
    self.json = search
    budget = json["budget"]?.number.map { Int($0) }
    self.shard = shard
    build = json["build"]?.string
    stories = json["stories"]?.array?.compactMap(\.string).map(\.inert) ?? []
    keys = json["keys"]?.array?.compactMap(\.string).map(\.inert) ?? []
  }

  /// What a file says in JSON, and the numbers behind that.
  private static func open(_ path: String) throws(Unusable) -> (text: String, numbers: SealedFile?) {
    do {
      switch try Kind(of: path) {
      case .report: return (String(decoding: try Files.bytes(of: path), as: UTF8.self), nil)
      case .kept(version):
        let file = try SealedFile(path)
        var reader = file.reader()
        return (reader.line() ?? "", file)
      case .kept(let other):
        throw Unusable(
          reason: "\(path): it is of version \(other.plain) of such files, and this command reads version "
            + "\(version); go on with the command that wrote it, or begin anew with another file")
      case nil: throw Unusable(reason: "\(path): this is not a search that rehearse explore wrote")
      }
    } catch let error as Unusable {
      throw error
    } catch let damage as SealedFile.Damage {
      throw Unusable(reason: "\(path): \(damage.reason); begin anew with another file")
    } catch {
      throw Unusable(reason: "\(path): \((error as? Files.Unreadable)?.reason ?? "it cannot be read")")
    }
  }

  /// Whether a file is about a search at all, by its first bytes.
  static func isSearch(_ path: String) -> Bool { (try? Kind(of: path)) != nil }

  /// What a file is, by its first bytes.
  private enum Kind: Equatable {
    case report
    case kept(String)

    /// `nil` where it is about no search.
    init?(of path: String) throws(Files.Unreadable) {
      let text = String(decoding: try Files.beginning(of: path), as: UTF8.self)
      let opening = #"{"schema":""#
      guard text.hasPrefix(opening) else { return nil }
      let schema = text.dropFirst(opening.count).prefix { $0 != "\"" }
      if schema == SearchFile.schema {
        self = .report
      } else if schema.hasPrefix(SearchFile.kept) {
        self = .kept(String(schema.dropFirst(SearchFile.kept.count)))
      } else {
        return nil
      }
    }
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
    if identity["goesOn"] == .bool(true) { words.append("--go-on") }
    for property in identity["properties"]?.array ?? [] {
      if let text = property.string { words += ["--property", text] }
    }
    return words
  }

  /// Whether it is about the search that options ask for.
  func isOf(_ options: SearchOptions) -> Bool {
    identity == options.identity && shard == options.explorer.shard
  }

  /// The search where it stopped.
  func search(_ options: SearchOptions, path: String) throws(Unusable) -> Search {
    guard isOf(options) else {
      throw Unusable(
        reason:
          "\(path): it was written by a search with other options: \(differences(from: options)); say those, "
          + "or begin anew with another file")
    }
    // Nobody knows whether what was run before would come out the same with other code.
    guard build == Build.mark else {
      throw Unusable(
        reason:
          "\(path): it was written by another build of this command, whose handlers may do something else; begin "
          + "anew with another file")
    }
    var reader = numbers?.reader()
    _ = reader?.line()
    guard var reader, let search = Search(json, &reader, of: options.explorer) else {
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
