import PasswordRules
import TestBench
import Testing

/// How a rules string is read.
@Suite struct RulesReadingTests {
  @Test(arguments: [
    ("", "allowed: ascii-printable;"),
    (" \t\r\n\u{C}", "allowed: ascii-printable;"),
    ("required: upper", "required: upper; allowed: upper;"),
    ("required:uPPer , DIGIT;", "required: upper, digit; allowed: upper, digit;"),
    ("required: upper; allowed: lower; allowed: [-_]", "required: upper; allowed: upper, lower, [-_];"),
    ("allowed: [zZ9!aA0 ]", "allowed: [AZaz09 !];"),
    ("allowed: [], digit", "allowed: digit;"),
    ("allowed: []]", "allowed: []];"),
    ("allowed: [-]]", "allowed: [-]];"),
    ("allowed: [^a]]", "allowed: [a^]];"),
    ("allowed: [;,:]; minlength: 9", "allowed: [,:;]; minlength: 9;"),
    ("allowed: [\\]]", "allowed: [\\]];"),
    ("allowed: unicode, ascii-printable", "allowed: unicode;"),
    ("allowed: ascii-printable, unicode", "allowed: ascii-printable;"),
    ("allowed: special, digit, lower, upper", "allowed: ascii-printable;"),
    ("required: upper, lower, digit, special", "allowed: ascii-printable; required: ascii-printable;"),
    ("allowed: unicode; required: ascii-printable", "allowed: unicode; required: ascii-printable;"),
    ("required: []", "allowed: ascii-printable; required: [];"),
    ("required: [é]; allowed: digit", "required: []; allowed: digit;"),
    ("minlength: 3; minlength: 007; minlength: 5", "allowed: ascii-printable; minlength: 7;"),
    (
      "maxlength: 9; maxlength: 4; max-repeating: 3; max-consecutive: 2; max-consecutive: 8; max-sequential: 4",
      "allowed: ascii-printable; max-consecutive: 2; max-repeating: 3; max-sequential: 4; maxlength: 4;"
    ),
    ("minlength:\r\n8", "allowed: ascii-printable; minlength: 8;"),
    ("allowed: [e\u{301}x]", "allowed: [ex];"),
  ])
  func `a string that is understood`(text: String, canonical: String) {
    let reading = RulesReading(text)
    #expect(reading.requirements.description == canonical)
    #expect(reading.diagnostics == [])
    #expect(RulesReading(canonical).requirements == reading.requirements)
  }

  @Test(
    arguments: [
      ("minlenght: 8", .unknownRule("minlenght"), 0..<9, .everything),
      ("maxLENGTH: 7", .unknownRule("maxLENGTH"), 0..<9, .everything),
      ("required: upper; minlength 8", .noColon(rule: "minlength"), 17..<26, .everything),
      ("required", .noColon(rule: "required"), 0..<8, .rule),
      ("required; minlength: 8", .noColon(rule: "required"), 0..<8, .rule),
      ("allowed: uper", .unknownClass("uper"), 9..<13, .everything),
      ("allowed: 1", .noClass, 9..<10, .everything),
      ("allowed: upper,, lower", .noClass, 15..<16, .everything),
      ("allowed: upper,;", .noClass, 15..<16, .rule),
      ("allowed: upper,", .missingClass, 14..<15, .rule),
      ("required: upper d", .junkAfterValue, 16..<17, .everything),
      ("required: upper[a]", .junkAfterValue, 15..<16, .everything),
      ("allowed: [a]b]", .junkAfterClass, 12..<13, .everything),
      ("allowed: [a]]]", .junkAfterClass, 13..<14, .everything),
      ("allowed: [ab", .unclosedClass, 9..<12, .characterClass),
      ("allowed: [", .unclosedClass, 9..<10, .characterClass),
      ("allowed: [a-z]", .misplacedHyphen, 11..<12, .characters),
      ("allowed: [---]", .misplacedHyphen, 11..<13, .characters),
      ("minlength: eight", .noNumber(rule: "minlength"), 11..<12, .everything),
      ("minlength: ٣", .noNumber(rule: "minlength"), 11..<12, .everything),
      ("minlength: 8 ; maxlength: 9", .junkAfterNumber(rule: "minlength"), 12..<13, .rule),
      ("minlength: 8, maxlength: 9", .junkAfterNumber(rule: "minlength"), 12..<13, .everything),
      ("required: upper; ;allowed: lower", .noRule, 17..<32, .rest),
      (";minlength: 8", .noRule, 0..<13, .rest),
      ("\u{A0}minlength: 8", .noRule, 0..<13, .rest),
    ] as [(String, RuleDiagnostic.Problem, Range<Int>, RuleDiagnostic.Loss)])
  func `what does not count is named with its place`(
    text: String, problem: RuleDiagnostic.Problem, range: Range<Int>, loss: RuleDiagnostic.Loss
  ) throws {
    let reading = RulesReading(text)
    #expect(reading.diagnostics.count == 1)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(diagnostic.problem == problem)
    #expect(diagnostic.range == range)
    #expect(diagnostic.loss == loss)
    #expect((reading.rules == nil) == (loss == .everything))
  }

  @Test(arguments: [
    ("required: ;", 0..<10), ("max-sequential: 0; minlength: 8", 16..<17), ("allowed: [a☃é]", 11..<13),
    ("allowed: [\ta]", 10..<11),
  ])
  func `what the system passes over without a word is a remark`(text: String, range: Range<Int>) {
    let reading = RulesReading(text)
    #expect(reading.diagnostics == [])
    #expect(reading.remarks.map(\.range) == [range])
  }

  @Test func `a message says what happened, what it costs and what to write`() {
    #expect(
      RulesReading("minlength: 8 ; maxlength: 9").diagnostics.map(\.description) == [
        "the number of minlength does not end the rule; the rule does not count. "
          + "Put a semicolon directly after the digits, without a space."
      ])
  }

  @Test func `a number too large is the largest there is`() {
    for digits in ["9007199254740993", String(repeating: "9", count: 400)] {
      #expect(PasswordRequirements("minlength: \(digits)")[.minLength] == PasswordRule.largestNumber)
    }
  }

  @Test func `rules that were not read from a string are made canonical too`() {
    let rules: [PasswordRule] = [
      .limit(.minLength, -3), .limit(.maxLength, 0), .allowed([.custom("]-é")]), .required([.custom("")]),
    ]
    let requirements = PasswordRequirements(rules)
    #expect(requirements.description == "required: []; allowed: [-]];")
    #expect(requirements.minimumLength == 0)
    #expect(requirements.maximumLength == nil)
  }

  @Test func `anything at all can be read, and what is printed is read as the same`() {
    var source = SplitMix(seed: 5)
    let words = [
      "required", "allowed", "minlength", "max-consecutive", "upper", "unicode", ":", ";", ",", "[", "]", "-",
      " ",
      "\r\n", "7", "é", "😀", "a",
    ]
    for round in 0..<20_000 {
      let text =
        round.isMultiple(of: 2)
        ? String(
          decoding: (0..<Int(source.next() % 60)).map { _ in UInt8(truncatingIfNeeded: source.next()) },
          as: UTF8.self)
        : (0..<Int(source.next() % 24)).map { _ in source.pick(words) }.joined()
      let reading = RulesReading(text)
      #expect(RulesReading(reading.requirements.description).requirements == reading.requirements, "\(text)")
      for diagnostic in reading.diagnostics + reading.remarks {
        #expect(
          diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= text.utf16.count, "\(text)")
      }
    }
  }
}
