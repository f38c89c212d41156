import Rehearsal
import RehearsalReports

extension String {
  /// The lines of the text without anything that acts on a terminal, or that GitHub takes for a command: what somebody
  /// has typed, and what their files are called, is quoted in complaints.
  var inert: String {
    lines(omittingEmpty: false).map { line in
      let text = line.unicodeScalars.reduce(into: "") { text, scalar in
        switch scalar.value {
        case 0..<0x09, 0x0A..<0x20, 0x7F..<0xA0: text += "\(Character(scalar))".plain
        default: text.unicodeScalars.append(scalar)
        }
      }.replacing("##[", with: "## [")
      return text.drop { $0 == " " || $0 == "\t" }.hasPrefix("::") ? "| \(text)" : text
    }.joined(separator: "\n")
  }
}
