import PasswordRules
import Testing

/// What a password is held against.
@Suite struct CheckerTests {
  @Test(
    arguments: [
      ("minlength: 8", "12345678", []),
      ("minlength: 8", "1", [.tooShort(length: 1, minimum: 8)]),
      ("minlength: 9; maxlength: 4", "abcdefg", [.tooLong(length: 7, maximum: 4)]),
      ("", "é a é", [.notAllowed("é")]),
      ("allowed: unicode", "pässwörd ☃", []),
      ("required: unicode", "é", []),
      ("required: unicode", "", [.lacks([.unicode])]),
      ("required: digit, upper; allowed: lower", "abc", [.lacks([.upper, .digit])]),
      ("required: [-]]; allowed: lower", "ab]", []),
      ("required: []", "abc", []),
      ("required: digit; required: digit; allowed: lower", "a1b", [.sharesCharacter]),
      ("required: digit; required: digit; allowed: lower", "ab", [.lacks([.digit])]),
      ("required: upper; required: upper, digit", "B1", []),
      ("required: upper, digit; required: upper; required: [B1]", "B1", [.sharesCharacter]),
      ("required: upper, digit; required: upper; required: [B1]", "1BC", []),
      ("max-repeating: 2", "aaab", [.repeats("aaa", atMost: 2)]),
      ("max-repeating: 2", "abcdef", []),
      ("max-sequential: 2", "x321", [.isSequence("321", atMost: 2)]),
      ("max-sequential: 2", "yz{", []),
      ("max-sequential: 2", "aBc abab", []),
      (
        "max-consecutive: 1", "aab", [.repeats("aa", atMost: 1), .isSequence("ab", atMost: 1)]
      ),
      (
        "max-consecutive: 5; max-sequential: 2; max-repeating: 3", "abcaaaa",
        [.repeats("aaaa", atMost: 3), .isSequence("abc", atMost: 2)]
      ),
      ("maxlength: 4", "😀😀😀", [.tooLong(length: 6, maximum: 4), .notAllowed("😀")]),
    ] as [(String, String, [BrokenRequirement])])
  func `every broken requirement is named, and no other`(
    rules: String, password: String, broken: [BrokenRequirement]
  ) {
    #expect(PasswordRequirements(rules).broken(by: password) == broken)
  }

  @Test func `a broken requirement says what it found and what it wants`() {
    let requirements = PasswordRequirements("minlength: 9; required: digit; max-repeating: 1; allowed: [ab]")
    #expect(
      requirements.broken(by: "aac").map(\.description) == [
        "minlength: it has 3 characters, 9 at least are needed", "allowed: it holds “c”",
        "required: it holds nothing of digit", "max-repeating: it holds “aa”, 1 in a row may be",
      ])
  }

  @Test func `thousands of requirements are told apart from thousands of characters`() {
    let rules = String(repeating: "required: lower; required: [ab]; required: digit;", count: 400)
    let requirements = PasswordRequirements(rules)
    #expect(requirements.broken(by: String(repeating: "azb1c1", count: 400)) == [])
    #expect(requirements.broken(by: String(repeating: "a1z1z1", count: 200)) == [.sharesCharacter])
  }
}
