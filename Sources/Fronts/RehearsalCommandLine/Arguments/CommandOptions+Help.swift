import RehearsalReports

/// What a command says of itself.
extension CommandOptions {
  /// How it is called.
  var usage: String {
    (["rehearse \(name)"] + operands.map(\.declaration.form) + ["[OPTION]..."]).joined(separator: " ")
  }

  var help: String {
    let rows = options.map { (usage: $0.declaration.usage, about: $0.declaration.explanation) }
    let all = rows + [("--help", "this text")]
    // One long list of values must not push everything else aside.
    let width = (all.map(\.usage.count).filter { $0 <= 34 }.max() ?? 0) + 2
    let lines = all.map { row in
      row.usage.count < width
        ? "  \(row.usage.padded(to: width))\(row.about)\n"
        : "  \(row.usage)\n  \(String(repeating: " ", count: width))\(row.about)\n"
    }
    return "\(usage)\n\n  \(Self.about)\n\n\(paragraph)\(lines.joined())\n\(shownExamples)\(returns)"
  }

  private var paragraph: String { Self.details.isEmpty ? "" : Self.details + "\n\n" }

  private var shownExamples: String {
    guard !Self.examples.isEmpty else { return "" }
    let shown = Self.examples.map { "  \($0.line(of: name))\n      \($0.about)\n" }
    return "Examples:\n\(shown.joined())\n"
  }

  /// Everything it can return, in order.
  var codes: [ExitCode] {
    ExitCode.allCases.filter { ([.fine, .usage] + Self.codes).contains($0) }
  }

  private var returns: String { "Returns:\n\(ExitCode.table(of: codes))" }
}

extension OptionDeclaration {
  /// The option with what stands after it.
  var usage: String { form.map { "\(name) \($0)" } ?? name }

  /// What it does, and what it does where it is not given.
  var explanation: String {
    about + (usual.map { ", \($0) by default" } ?? "") + (isRepeatable ? "; several times" : "")
  }
}

extension CommandExample {
  /// The command line as somebody types it.
  func line(of command: String) -> String {
    (["rehearse", command] + words.map(\.quotedForShells)).joined(separator: " ")
  }
}
