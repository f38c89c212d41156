import Rehearsal
import RehearsalExplorer
import RehearsalReports

extension Diagnosis {
  /// What has come through so far.
  struct News {
    /// `nil` where the process did not come as far as its first step.
    private(set) var draft: Draft?
    private(set) var witnessed = ""
    private(set) var alternatives: [Int: [Discovery.Alternative]] = [:]
    private(set) var trace: Trace?
    private(set) var sibling: Trace?
    private(set) var divergence = ""
    /// What Swift had to say of the traps that came to pass, where somebody wants to read it.
    var messages: [String] = []
    /// The alternative that is being tried, and nobody knows what comes of it.
    var variation: (number: Int, index: Int, name: String)?

    mutating func take(_ word: Word) {
      switch word {
      case .draft(let draft): self.draft = draft
      case .witnessed(let line): witnessed += line
      case .tries(let number, let index, let name): variation = (number, index, name)
      case .alternative(let index, let alternative): alternatives[index, default: []].append(alternative)
      case .isThrough: variation = nil
      case .trace(let text): trace = try? NDJSON.trace(from: text)
      case .sibling(let text): sibling = try? NDJSON.trace(from: text)
      case .divergence(let text): divergence = text
      }
    }
  }

  /// One line between the two processes.
  enum Word {
    case draft(Draft)
    case witnessed(String)
    /// An alternative is going to be tried: its number, and that of the deviation whose place it takes.
    case tries(Int, Int, String)
    case alternative(Int, Discovery.Alternative)
    /// All alternatives were tried.
    case isThrough
    case trace(String)
    case sibling(String)
    case divergence(String)

    var line: String { json.text }

    private var json: JSON {
      switch self {
      case .draft(let draft): .object([JSON.Member("draft", draft.json)])
      case .witnessed(let line): .object([JSON.Member("witnessed", .string(line))])
      case .tries(let number, let index, let name):
        .object([
          JSON.Member("tries", .number(Int64(number))), JSON.Member("index", .number(Int64(index))),
          JSON.Member("name", .string(name)),
        ])
      case .alternative(let index, let alternative):
        .object([
          JSON.Member("alternative", .number(Int64(index))), JSON.Member("name", .string(alternative.name)),
          JSON.Member("bearing", .string(alternative.bearing.rawValue)),
        ])
      case .isThrough: .object([JSON.Member("isThrough", .bool(true))])
      case .trace(let text): .object([JSON.Member("trace", .string(text))])
      case .sibling(let text): .object([JSON.Member("sibling", .string(text))])
      case .divergence(let text): .object([JSON.Member("divergence", .string(text))])
      }
    }

    init?(_ line: String) {
      guard let json = JSON(line) else { return nil }
      if let draft = json["draft"].flatMap(Draft.init) {
        self = .draft(draft)
      } else if let line = json["witnessed"]?.string {
        self = .witnessed(line)
      } else if let number = json["tries"]?.number, let index = json["index"]?.number,
        let name = json["name"]?.string
      {
        self = .tries(Int(number), Int(index), name)
      } else if let index = json["alternative"]?.number, let name = json["name"]?.string,
        let bearing = json["bearing"]?.string.flatMap(Discovery.Alternative.Bearing.init)
      {
        self = .alternative(Int(index), Discovery.Alternative(name: name, bearing: bearing))
      } else if json["isThrough"] == .bool(true) {
        self = .isThrough
      } else if let text = json["trace"]?.string {
        self = .trace(text)
      } else if let text = json["sibling"]?.string {
        self = .sibling(text)
      } else if let text = json["divergence"]?.string {
        self = .divergence(text)
      } else {
        return nil
      }
    }
  }
}
