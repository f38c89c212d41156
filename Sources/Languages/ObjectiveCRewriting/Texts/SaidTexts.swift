import Documents

/// What an extension says in the words of whoever reads it, from the strings files that lie with it.
///
/// The phone that is played speaks English: of a table in several languages that one is taken.
public struct SaidTexts {
  /// The texts by their keys, by the name of their table.
  public private(set) var tables: [String: [String: String]] = [:]
  /// The files that cannot be read, each with the place and the reason.
  public private(set) var remarks: [Remark] = []

  /// Reads files, of each table those in English first: what one does not have may stand in the next.
  public init(_ files: [(path: String, bytes: [UInt8])]) {
    for path in Self.chosen(of: files.map(\.path)) {
      guard let bytes = files.first(where: { $0.path == path })?.bytes else { continue }
      let texts = texts(of: bytes, at: path)
      tables[Self.table(at: path), default: [:]].merge(texts) { first, _ in first }
    }
    tables = tables.filter { !$0.value.isEmpty }
  }

  /// Whether a file has texts.
  public static func isTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
  }

  /// The files of some that are read, the better ones first.
  public static func chosen(of paths: [String]) -> [String] {
    let ranked = paths.map { (path: $0, rank: rank(of: $0)) }.sorted {
      ($0.rank, $0.path) < ($1.rank, $1.path)
    }
    var chosen: [String] = []
    var known: Set<String> = []
    for (path, rank) in ranked {
      // Another language is better than a key, and one of them is enough.
      let isFirst = known.insert(table(at: path)).inserted
      if rank < foreign || isFirst { chosen.append(path) }
    }
    return chosen
  }

  private static let foreign = 4

  /// How far a file is from English.
  private static func rank(of path: String) -> Int {
    if path.hasSuffix(".xcstrings") { return 0 }
    guard let folder = path.split(separator: "/").last(where: { $0.hasSuffix(".lproj") }) else { return 3 }
    switch folder.dropLast(6) {
    case "en": return 0
    case "English": return 1
    case let language where language.hasPrefix("en-") || language.hasPrefix("en_"): return 1
    case "Base": return 2
    default: return foreign
    }
  }

  private static func table(at path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  private mutating func texts(of bytes: [UInt8], at path: String) -> [String: String] {
    let consequence = "the texts of this file are not said, and its keys are shown"
    do throws(StringsReader.Flaw) {
      return try Self.texts(of: bytes, isCatalog: path.hasSuffix(".xcstrings"))
    } catch {
      remarks.append(
        Remark(path: path, line: error.line, column: error.column, text: "\(error.problem): \(consequence)"))
      return [:]
    }
  }

  private static func texts(
    of bytes: [UInt8], isCatalog: Bool
  ) throws(StringsReader.Flaw) -> [String: String] {
    let isPropertyList = bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8)
    guard isCatalog || isPropertyList else {
      var reader = StringsReader(bytes)
      return try reader.texts()
    }
    do throws(DocumentFault) {
      if isCatalog { return try StringsCatalog(bytes).texts }
      let members = try Document(bytes).root.members ?? []
      return Dictionary(members.compactMap { member in member.node.string.map { (member.key, $0) } }) { $1 }
    } catch {
      throw StringsReader.Flaw(
        problem: error.problem, line: error.place?.line ?? 1, column: error.place?.column ?? 1)
    }
  }
}
