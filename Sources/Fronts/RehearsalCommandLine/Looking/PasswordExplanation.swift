import PasswordRules
import RehearsalReports

/// What a string of rules means, told to a person.
struct PasswordExplanation {
  private let text: String
  private let reading: RulesReading
  private let generator: PasswordGenerator
  private let wish: PasswordWish

  init(of text: String, _ wish: PasswordWish) {
    self.text = text
    self.wish = wish
    reading = RulesReading(text)
    generator = PasswordGenerator(reading.requirements)
  }

  var answer: CommandLineTool.Answer {
    var answer = CommandLineTool.Answer(output: "")
    answer.output += told(reading.diagnostics, as: "error")
    answer.output += told(reading.remarks, as: "note")
    if !reading.diagnostics.isEmpty { answer.code = .failed }
    answer.output += row("rules", ["\(reading.requirements)"])
    answer.output += row("alphabet", [alphabet])
    answer.output += row("length", [length])
    do throws(Unsatisfiable) {
      let samples = try wish.samples(generator, or: 3)
      answer.output += row("format", ["\(generator.format), \(generator.format.length) characters"])
      answer.output += row("entropy", ["\(tenths(generator.entropy ?? 0)) bits"])
      answer.output += row("samples", samples)
    } catch {
      answer.output += row("samples", ["none, because \(error)"])
      answer.code = .failed
    }
    if let password = wish.password {
      let broken = reading.requirements.broken(by: password).map { "✗ \($0)".plain }
      answer.output += row("check", broken.isEmpty ? ["✓ it meets every rule"] : broken)
      if !broken.isEmpty { answer.code = .failed }
    }
    return answer
  }

  /// Each mistake over a mark under its place; of thousands only the first.
  private func told(_ diagnostics: [RuleDiagnostic], as word: String) -> String {
    let shown = diagnostics.prefix(20).map { diagnostic in
      "\(word): \(diagnostic)".plain + "\n" + excerpt(around: diagnostic.range) + "\n"
    }
    let rest = diagnostics.count - shown.count
    return shown.joined() + (rest > 0 ? "and \(rest) more like these\n\n" : "")
  }

  /// The part of the string that somebody must look at, with a mark under it.
  private func excerpt(around range: Range<Int>) -> String {
    let units = Array(text.utf16)
    func plain(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self).plain }
    let start = max(0, range.lowerBound - 40)
    let end = min(units.count, range.lowerBound + 40)
    let before = (start > 0 ? "…" : "") + plain(start..<range.lowerBound)
    let marked = plain(range.lowerBound..<min(range.upperBound, end))
    let after = plain(min(range.upperBound, end)..<end) + (end < units.count ? "…" : "")
    let margin = String(repeating: " ", count: before.count)
    return "  \(before)\(marked)\(after)\n  \(margin)\(String(repeating: "^", count: max(1, marked.count)))\n"
  }

  private func row(_ name: String, _ lines: [String]) -> String {
    lines.enumerated().map { "\(($0 == 0 ? name : "").padded(to: 10))\($1)\n" }.joined()
  }

  private var alphabet: String {
    guard reading.requirements.allowed != [.unicode] else { return "any character; ASCII is generated" }
    let text = reading.requirements.allowed.alphabet.description
    return "\(text.count) character\(text.count == 1 ? "" : "s"): \(text)"
  }

  private var length: String {
    let requirements = reading.requirements
    let asked = requirements[.minLength] ?? 0
    let minimum = requirements.minimumLength
    let note = asked > minimum ? "; minlength \(asked) is above that and does not count" : ""
    return switch (minimum, requirements.maximumLength) {
    case (0, nil): "any"
    case (_, nil): "\(minimum) or more"
    case (0, let maximum?): "\(maximum) or less\(note)"
    case (_, let maximum?): minimum == maximum ? "\(minimum)" : "\(minimum) to \(maximum)"
    }
  }

  private func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
