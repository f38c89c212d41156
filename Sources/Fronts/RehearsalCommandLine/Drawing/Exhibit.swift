import RehearsalReports

/// What `--format` asks an exploration to write, and where.
enum Exhibit: ArgumentValue {
  case page(path: String)
  case picture(SequenceDiagram.Format, path: String)

  static let form = "html|svg|mermaid:FILE"
  static var suggestions: Suggestions { .words(["html:", "svg:", "mermaid:"]) }

  var path: String {
    switch self {
    case .page(let path), .picture(_, let path): path
    }
  }

  init(word: String, of option: String) throws(UsageError) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let path = parts.dropFirst().first, !path.isEmpty else { throw Self.malformed(word, option) }
    if parts[0] == "html" {
      self = .page(path: path)
    } else if let format = SequenceDiagram.Format(rawValue: parts[0]) {
      self = .picture(format, path: path)
    } else {
      throw Self.malformed(word, option)
    }
  }

  private static func malformed(_ word: String, _ option: String) -> UsageError {
    .malformed(
      "\(option) reads like html:exploration.html, svg:finding.svg or mermaid:finding.mmd, not “\(word)”.")
  }
}
