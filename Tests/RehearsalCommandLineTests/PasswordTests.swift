import Foundation
import RehearsalCommandLine
import Testing

/// What the command says of password rules.
@Suite struct PasswordTests {
  let tool = CommandLineTool()
  let folder = Folder()

  @Test func `rules are told in their canonical form, with samples`() {
    let answer = tool.run(["password", "maxlength: 4; allowed: [cab], digit", "--count", "2", "--seed", "9"])
    #expect(
      answer.output == """
        rules     allowed: digit, [abc]; maxlength: 4;
        alphabet  13 characters: abc0123456789
        length    4 or less
        format    characters at random, 4 characters
        entropy   14.2 bits
        samples   0b59
                  c74c

        """)
    #expect(answer.code == .fine)
  }

  @Test func `a mistake has a mark under its place`() {
    let answer = tool.run(["password", "minlength: 8 ; required: lower; allowed: [-é\u{7}]"])
    #expect(
      answer.output.hasPrefix(
        """
        error: the number of minlength does not end the rule; the rule does not count. Put a semicolon directly after the digits, without a space.
          minlength: 8 ; required: lower; allowed: [-é\\u{7}]
                      ^

        note: a class holds printable characters of ASCII only; it does not count. Take it away, or allow unicode.
          …length: 8 ; required: lower; allowed: [-é\\u{7}]
                                                   ^^^^^^

        """))
    #expect(answer.code == .failed)
  }

  @Test func `a password is held against the rules`() {
    let rules = "minlength: 4; required: digit; allowed: lower"
    let broken = tool.run(["password", rules, "--check", "aB"])
    #expect(
      broken.output.hasSuffix(
        """
        check     ✗ minlength: it has 2 characters, 4 at least are needed
                  ✗ allowed: it holds “B”
                  ✗ required: it holds nothing of digit

        """))
    #expect(broken.code == .failed)
    let met = tool.run(["password", rules, "--check", "abc1"])
    #expect(met.output.hasSuffix("check     ✓ it meets every rule\n"))
    #expect(met.code == .fine)
  }

  @Test(arguments: [
    ("", "any"), ("minlength: 8", "8 or more"), ("minlength: 4; maxlength: 4", "4"),
    ("minlength: 4; maxlength: 9", "4 to 9"),
    ("minlength: 9; maxlength: 4", "4 or less; minlength 9 is above that and does not count"),
  ])
  func `the length is told in words`(rules: String, length: String) {
    #expect(tool.run(["password", rules]).output.contains("\nlength    \(length)\n"))
  }

  @Test func `rules that cannot be met are answered with the reason`() {
    let answer = tool.run(["password", "allowed: [a]; max-repeating: 1; minlength: 2"])
    #expect(
      answer.output.hasSuffix(
        "samples   none, because every password of the allowed characters breaks one of the rules\n"))
    #expect(answer.code == .failed)
    #expect(tool.run(["password", "allowed: unicode"]).output.contains("any character; ASCII is generated"))
  }

  @Test func `of a thousand mistakes the first are told, and how many more there are`() {
    let answer = tool.run(["password", "allowed: [" + String(repeating: "a-", count: 500) + "]"])
    #expect(answer.output.components(separatedBy: "error: ").count == 21)
    #expect(answer.output.contains("and 480 more like these\n"))
  }

  @Test func `a program asks line by line`() throws {
    let lines = [
      #""minlength: 8; allowed: [a-]""#, #""required: [é]; \u0061llowed: digit""#, "nonsense",
      #""required: [a]; allowed: [a]; minlength: 3; max-repeating: 2""#, "\u{FF}", "",
    ]
    let file = temporary(lines.joined(separator: "\n"))
    let answer = tool.run(["password", "--json", file.path, "--count=1", "--check", "a"])
    let answers = answer.output.split(separator: "\n").map(String.init)
    #expect(
      answers == [
        #"{"rules":[{"name":"allowed","value":["[a]"]},{"name":"minlength","value":8}],"#
          + #""diagnostics":[{"from":25,"to":26,"lost":"characters","message":"a hyphen stands for itself, and only as the first "#
          + #"character of a class; it does not count. Write [-az] for a hyphen, lower for a to z."}],"remarks":[],"#
          + #""broken":["minlength: it has 1 character, 8 at least are needed"],"passwords":["aaaaaaaaaaaaaaa"]}"#,
        #"{"rules":[{"name":"required","value":[]},{"name":"allowed","value":["digit"]}],"diagnostics":[],"#
          + #""remarks":[{"from":11,"to":12,"lost":"characters","message":"a class holds printable characters of ASCII only; "#
          + #"it does not count. Take it away, or allow unicode."}],"broken":["allowed: it holds “a”"],"passwords":["579447852746454"]}"#,
        #"{"error":"this line is no JSON string"}"#,
        #"{"rules":[{"name":"required","value":["[a]"]},{"name":"allowed","value":["[a]"]},"#
          + #"{"name":"max-repeating","value":2},{"name":"minlength","value":3}],"diagnostics":[],"remarks":[],"#
          + #""broken":["minlength: it has 1 character, 3 at least are needed"],"passwords":[],"#
          + #""impossible":"every password of the allowed characters breaks one of the rules"}"#,
        #"{"error":"this line is no JSON string"}"#,
      ])
    #expect(answer.code == .badInput)
  }

  @Test func `what is no string between strings leaves the others their answers`() throws {
    let bytes = Data([0xFF, 0xFE, 0x0A]) + Data("\"minlength: 3\"\r\n\n{}".utf8)
    let file = temporary("")
    try bytes.write(to: file)
    let answer = tool.run(["password", "--json", file.path])
    let error = #"{"error":"this line is no JSON string"}"#
    let rules =
      #"{"rules":[{"name":"allowed","value":["ascii-printable"]},{"name":"minlength","value":3}],"diagnostics":[],"remarks":[]}"#
    #expect(answer.output == [error, rules, error, error].map { $0 + "\n" }.joined())
    #expect(tool.run(["password", "--json", "/nowhere/at/all"]).code == .badInput)
  }

  @Test(arguments: [
    (["a", "b"], "unexpected argument “b”."),
    (["a", "--json", "-"], "unexpected argument “a”."),
    (["--seed", "-1"], "--seed reads like 7, not “-1”."),
    (["--count", "0"], "--count needs a number greater than 0, not “0”."),
    (["--count", "100001"], "--count is 100000 at most, not 100001."),
  ])
  func `what is not understood is said`(words: [String], complaint: String) {
    let answer = tool.run(["password"] + words)
    #expect(answer.complaint == "rehearse: \(complaint)\n")
    #expect(answer.code == .usage)
  }

  private func temporary(_ text: String) -> URL {
    folder.write("rules.jsonl", text)
    return URL(filePath: "\(folder.path)/rules.jsonl")
  }
}
