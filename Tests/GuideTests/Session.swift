import Foundation
import Rehearsal
import RehearsalCommandLine
import Stories
import TestBench

#if os(Linux)
  import Extensions
#endif

/// A command as somebody typed it, and what is shown of its output; a line of three dots stands for lines left out.
struct Session {
  let arguments: [String]
  /// What it was given to read, by a `printf` in front of it.
  private let input: String?
  private let shown: String

  init?(_ block: String) {
    let typed = block.prefixMatch(of: /\$ printf '([^']*)' \|\s/)
    input = typed.map { String($0.output.1).replacing("\\n", with: "\n") }
    let block = typed.map { "$ " + block[$0.range.upperBound...] } ?? block
    let prompts = ["$ swift run rehearse ", "$ swift run rehearse-ours "]
    guard let prompt = prompts.first(where: block.hasPrefix), let end = block.firstIndex(of: "\n") else {
      return nil
    }
    arguments = block[block.startIndex..<end].dropFirst(prompt.count).matches(of: /'([^']*)'|[^ ]+/)
      .map { String($0.output.1 ?? $0.output.0) }
    shown = String(block[block.index(after: end)...])
  }

  /// The handlers of the house, and that of the tutorial.
  static var handlers: [(name: String, program: Program)] {
    let ours = (name: "Ours", program: Program { FirstVersion.Ours() })
    #if os(Linux)
      return Handlers.all + Extensions.all.map { (name: $0.key, program: $0.value) } + [ours]
    #else
      return Handlers.all + [ours]
    #endif
  }

  /// What the command prints, with paths as they are from the top of the checkout.
  private var output: String {
    let here = House.root.path + "/"
    var words = arguments.map { word in
      let path = word.prefix { $0 != ":" }
      return FileManager.default.fileExists(atPath: here + path) && path.contains("/") ? here + word : word
    }
    let script = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).steps")
    defer { try? FileManager.default.removeItem(at: script) }
    if let input {
      try? input.write(to: script, atomically: true, encoding: .utf8)
      words += ["--commands", script.path]
    }
    let answer = CommandLineTool(handlers: Self.handlers, examples: Stories.all).run(words)
    return (answer.output + answer.complaint).replacing(here, with: "")
  }

  /// The first part of what is shown that is not printed there; where no line is left out, every byte counts.
  var differs: String? {
    guard ("\n" + shown).contains("\n...\n") else { return output == shown ? nil : "it prints: \(output)" }
    let parts = ("\n" + shown).components(separatedBy: "\n...\n").map { $0.trimmingCharacters(in: .newlines) }
    var rest = output.trimmingCharacters(in: .newlines)[...]
    for (number, part) in parts.enumerated() where !part.isEmpty {
      guard let range = rest.range(of: part), number > 0 || range.lowerBound == rest.startIndex,
        Self.isWhole(range, of: rest)
      else { return part }
      rest = rest[range.upperBound...]
    }
    let isComplete = parts.last?.isEmpty == true || rest.allSatisfy(\.isNewline)
    return isComplete ? nil : "more is printed: \(rest)"
  }

  private static func isWhole(_ range: Range<Substring.Index>, of text: Substring) -> Bool {
    let before = range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)] == "\n"
    return before && (range.upperBound == text.endIndex || text[range.upperBound] == "\n")
  }
}
