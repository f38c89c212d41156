import Documents

/// The languages a source may be written in.
public struct Dialects: Hashable, Sendable {
  /// What is wrong with a file of languages.
  public enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not JSON; the offset is in bytes.
    case notJSON(offset: Int)
    /// It is not an object whose members describe one language each.
    case noLanguages
    /// A language lacks the list of keywords that this field would hold.
    case missing(field: String, language: String)

    /// What is wrong, and what should be there.
    public var description: String {
      switch self {
      case .notJSON(let offset): "this is no JSON of objects, lists and texts, from byte \(offset + 1) on"
      case .noLanguages: "an object of languages belongs here, as in gherkin-languages.json"
      case .missing(let field, let language):
        "the language “\(language)” has no list of texts called “\(field)”"
      }
    }
  }

  /// English alone, which needs no file.
  public static let english = Dialects(byName: ["en": .english])

  private let byName: [String: Dialect]

  private init(byName: [String: Dialect]) { self.byName = byName }

  /// Takes the languages of a file in the form of the official `gherkin-languages.json`.
  ///
  /// English is always among them, and is what a source is written in that does not say otherwise.
  public init(json: some Collection<UInt8>) throws(Fault) {
    var reader = JSONReader(bytes: Array(json))
    let languages: Node
    do throws(DocumentFlaw) { languages = try reader.readDocument() } catch {
      throw .notJSON(offset: error.offset)
    }
    guard let members = languages.members else { throw .noLanguages }
    var byName = ["en": Dialect.english]
    for member in members where member.key != "en" {
      let name = member.key
      byName[name] = try Dialect(name) { field throws(Fault) in
        guard let keywords = member.node[field]?.strings else { throw .missing(field: field, language: name) }
        return keywords
      }
    }
    self.byName = byName
  }

  subscript(name: String) -> Dialect? { byName[name] }
}

extension Node {
  fileprivate var strings: [String]? {
    guard let elements else { return nil }
    let strings = elements.compactMap(\.string)
    return strings.count == elements.count ? strings : nil
  }
}
