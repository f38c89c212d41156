import Rehearsal
import RehearsalScenarios
import Testing

/// Results to report on.
enum Results {
  /// Every way to end, namesakes, and an outline, in two files.
  static let all: [ScenarioResult] = [
    result(
      1, "a weak password becomes a strong one", in: upgrades, at: 4, end: 2_500_000_000,
      lines: [
        (.given, "the app \"Shiny\" is associated with \"shiny.example\"", 5),
        (.given, "the keychain holds:", 6),
        (.when, "the user upgrades \"jappleseed\" to a strong password from Settings", 9),
        (.when, "everything settles", 10), (.then, "the request succeeds", 11),
      ]),
    result(
      2, "a reply is lost", in: upgrades, at: 13, status: .failed,
      failures: [
        failure(
          upgrades.file, 17, "the calls are exactly:", "they are others",
          ["  | system | prepare |", "− | handler | cancelRequest |", "+ | handler | complete |"]),
        failure(upgrades.file, 13, "nobody is locked out", "jappleseed is locked out", column: 3),
      ], end: 60_000_000_000, story: "0.000  system calls\n\n  outcome    failed\n",
      lines: [
        (.given, "the network is down", 14), (.when, "everything settles", 15),
        (.then, "the request fails", 16), (.then, "the calls are exactly:", 17),
        (.when, "the user taps \"OK\"", 18), (.then, "nothing is pending", 19),
      ]),
    result(
      3, "a slow reply", fullName: "a slow reply - #1.1", in: upgrades, at: 30,
      lines: [(.when, "everything settles", 24)]),
    result(
      4, "a slow reply", fullName: "a slow reply - #1.2", in: upgrades, at: 31, status: .hung(seconds: 10),
      story: "0.000  system calls\n", lines: [(.when, "everything settles", 24)]),
    result(5, "a namesake", in: upgrades, at: 40), result(6, "a namesake", in: upgrades, at: 50),
    result(
      7, "a handler falls over", in: ("In-app upgrades", "Scenarios/in app.feature"), at: 3,
      status: .crashed("signal 5: trace trap"), story: "0.000  system calls\n",
      lines: [(.when, "everything settles", 4)]),
  ]

  /// A result that is nothing but one text, wherever there is room for it.
  static func hostile(
    _ text: String, number: Int = 1, status: ScenarioResult.Status = .failed
  )
    -> ScenarioResult
  {
    result(
      number, text, in: (text, text), at: 3, status: status,
      failures: [failure(text, 4, text, text, [text, "− " + text])], story: text,
      lines: [(.when, text, 4)], tags: [text])
  }

  static let hostileTexts = [
    "", "<b>&amp;\"'`|*_[x](y)</b>", "]]>", "a]]]]>]]>b", "]]>\u{301}", "<\u{338}script>",
    "\u{0}\u{1B}[31mred\u{7F}\u{85}",
    "::error::no", "  ::stop-commands::x", "one\n::add-mask::no\r\n\r::warning::x\n",
    "a ##[add-mask]no ###[x]", "# % %0A",
    "\u{202E}right to left\u{2066}", "שלום", "\u{2028}::error::\u{2029}", "\u{FEFF}::error::\u{200B}::x",
    "</pre></details>\n\n# heading", "\u{FFFE}\u{FFFF}\u{10FFFF}", "👩‍👩‍👧 e\u{301}", "'; rm -rf /; '",
    "# SKIP all \\# \\\\", "...\n---\n", "not ok 9\nok 10\n", String(repeating: "long ", count: 2000),
  ]

  /// A text as an argument of a test: what a test prints of its arguments must not act either.
  struct Quoted: CustomTestStringConvertible {
    let text: String
    var testDescription: String { String(text.debugDescription.prefix(100)) }
  }

  static let quotedTexts = hostileTexts.map(Quoted.init)

  private static let upgrades = (feature: "Upgrades", file: "Scenarios/upgrades.feature")

  static func result(
    _ number: Int, _ name: String, fullName: String? = nil, in origin: (feature: String, file: String),
    at line: Int,
    status: ScenarioResult.Status = .passed, failures: [Verdict.Failure] = [], end: Int64 = 0,
    story: String = "", lines: [(StepKind, String, Int)] = [], tags: [String] = ["@upgrade"]
  ) -> ScenarioResult {
    ScenarioResult(
      ReportedScenario(
        name: name, fullName: fullName ?? name, feature: origin.feature, tags: tags,
        place: Place(file: origin.file, line: line, column: 3),
        lines: lines.map {
          ReportedScenario.Line(
            kind: $0.0, text: $0.1, place: Place(file: origin.file, line: $0.2, column: 5))
        }),
      number: number, status: status, failures: failures, end: Instant(nanoseconds: end), story: story)
  }

  static func failure(
    _ file: String, _ line: Int, _ sentence: String, _ problem: String, _ difference: [String] = [],
    column: Int = 5
  ) -> Verdict.Failure {
    Verdict.Failure(
      place: Place(file: file, line: line, column: column), sentence: sentence, problem: problem,
      difference: difference)
  }
}
