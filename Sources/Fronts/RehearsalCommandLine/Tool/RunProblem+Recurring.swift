import Rehearsal
import RehearsalReports

extension [RunProblem] {
  /// What a command says of them: what recurs is told where it stands first, with how often it stands elsewhere.
  var told: String {
    var counts: [String: Int] = [:]
    for problem in self { counts[problem.sentence, default: 0] += 1 }
    return map { problem in
      guard let count = counts.removeValue(forKey: problem.sentence) else { return "" }
      guard count > 1 else { return problem.text }
      // In a line with the other remarks, which stand further in where numbers of lines are long.
      let last = problem.text.lines(omittingEmpty: true).last ?? ""
      let margin = last.prefix { $0 == " " }
      let more = "\(margin.isEmpty ? "  " : margin)= and in \(count - 1) more place\(count == 2 ? "" : "s")\n"
      return problem.text.hasSuffix("\n\n") ? problem.text.dropLast() + more + "\n" : problem.text + more
    }.joined()
  }
}

extension RunProblem {
  /// What is wrong without where: lines of a file are shown after their number and a bar.
  fileprivate var sentence: String {
    let lines = text.lines(omittingEmpty: true)
    guard lines.count > 1 else { return text }
    return headline
      + lines.dropFirst().map { line in
        line.drop { $0.isNumber || $0 == " " }
      }.joined(separator: "\n")
  }
}
