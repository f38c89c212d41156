import ObjectiveCRewriting
import Rehearsal

/// A file of Swift, line by line, as far as it is built here: without what is commented out or quoted, and without what
/// stands under a condition that does not hold on Linux.
struct MaskedSource {
  /// A line that is built, with its number, from 1.
  struct Line {
    let number: Int
    let text: String
  }

  let lines: [Line]

  /// The lines of a text that count; a file that is rewritten is that of a phone.
  init(_ text: String, isRewritten: Bool = false) {
    var conditions: [Bool] = []
    lines = SwiftCode(text).masked.lines(omittingEmpty: false).enumerated().compactMap { index, line in
      let line = String(line)
      let code = line.drop { $0 == " " || $0 == "\t" }
      if code.hasPrefix("#if ") {
        conditions.append(Self.holds(code.dropFirst(4), onPhone: isRewritten))
      } else if code.hasPrefix("#elseif ") || code.hasPrefix("#else"), let last = conditions.popLast() {
        conditions.append(!last)
      } else if code.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if conditions.allSatisfy(\.self) {
        return Line(number: index + 1, text: line)
      }
      return nil
    }
  }

  /// Whether a condition holds here; one that nobody can read may.
  private static func holds(_ condition: Substring, onPhone: Bool) -> Bool {
    guard
      let parts = condition.wholeMatch(of: /\s*(!?)(canImport|os|targetEnvironment)\((\w+).*\)\s*/)?.output
    else { return true }
    let isHere =
      switch parts.2 {
      case "canImport": SourceCheck.modules.contains(String(parts.3))
      case "os": parts.3 == "Linux" || onPhone && parts.3 == "iOS"
      default: false
      }
    return isHere != (parts.1 == "!")
  }
}
