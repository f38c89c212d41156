import Rehearsal

/// The text of a file, with lines that are there for some flows only.
///
/// Lines between `%% step-up` and `%%` are for packages with that flow, after `%% step-up !in-app` for those with the
/// one and without the other. Whatever is called Newcomer is called as the package is.
struct Template {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The text for some flows, with other names.
  func filled(for flows: [String], _ names: [(old: String, new: String)]) -> String {
    var shown: [Bool] = []
    var filled = ""
    for line in text.lines(omittingEmpty: false).dropLast() {
      if line == "%%" {
        shown.removeLast()
      } else if line.hasPrefix("%% ") {
        shown.append(line.dropFirst(3).split(separator: " ").allSatisfy { Self.holds($0, for: flows) })
      } else if !shown.contains(false) {
        filled += line + "\n"
      }
    }
    return names.reduce(filled) { $0.replacing($1.old, with: $1.new) }
  }

  private static func holds(_ condition: Substring, for flows: [String]) -> Bool {
    condition.hasPrefix("!")
      ? !flows.contains(String(condition.dropFirst())) : flows.contains(String(condition))
  }
}
