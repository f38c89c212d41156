import PasswordStrength
import Testing

/// What makes a password easily guessed.
@Suite struct WeaknessTests {
  @Test(arguments: [
    ("password", Weakness.common), ("letmein1", .common), ("kitten1", .guessable), ("p4ssw0rd", .guessable),
    ("Sunshine2019", .guessable), ("nehctik77", .guessable),
    ("Elephant!", .guessable), ("el3ph4nt$", .guessable), ("14.07.1989", .guessable), ("xq7#", .guessable),
    ("qw23er45", .pattern), ("abcdefghijk", .pattern), ("9753186420", .pattern),
    ("xkqxkqxkqxkq", .pattern), ("rofnyz-4Kovfu-gihzyc", nil), ("h7#kQ2!vM9xw", nil),
    ("1234", .pattern), ("8765", .pattern), ("123123", .pattern), ("123321", .pattern), ("2580", nil),
    ("1004", .common), ("q12we34r", .common), ("", .guessable), ("漢字仮名", .guessable), ("漢字仮名交じり文です", nil),
  ])
  func `a password is as weak as what it is made of`(password: String, weakness: Weakness?) {
    #expect(Weakness(of: password) == weakness)
    #expect(Weakness.isFound(in: password) == (weakness != nil))
  }

  @Test(arguments: ["password", "Password", "PASSWORD", "passworD", "pAsSwOrD", "p@ssw0rd", "drowssap"])
  func `a changed word takes more guesses, and still few`(password: String) {
    let plain = Guesses(of: "password").count
    #expect(Guesses(of: password).count >= plain)
    #expect(Guesses(of: password).count < 10_000)
  }

  @Test func `a password says what it is put together from`() {
    let guesses = Guesses(of: "Kitten?1999")
    #expect(guesses.parts.map(\.range) == [0..<6, 6..<7, 7..<11])
    guard case .word(_, isChanged: true)? = guesses.parts.first?.kind else {
      Issue.record("\(guesses)")
      return
    }
    #expect(guesses.parts.last?.kind == .date)
  }

  @Test func `a larger list takes the place of the one that ships`() {
    let words = WordList(["zyxomma 912\nquockerwodger 3\n", "Quockerwodger"])
    #expect(words.count == 2)
    #expect(Weakness(of: "quockerwodger", knowing: words) == .common)
    #expect(Weakness(of: "Quockerwodger88", knowing: words) == .guessable)
    #expect(Weakness(of: "quockerwodger") == nil)
    #expect(Weakness(of: "elephant", knowing: words) == nil)
  }

  @Test(arguments: ["running", "stories", "storied", "emptiness", "facilitated", "governments", "stopped"])
  func `words are known with their endings`(word: String) {
    #expect(Guesses(of: word + "88").count < 1e7)
  }

  @Test(arguments: [
    String(repeating: "a", count: 100_000), String(repeating: "aB1", count: 5000),
    String(repeating: "\u{301}", count: 999),
    "\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "שלוםשלוםשלום", "\u{10FFFF}\u{10FFFE}\u{10FFFD}",
    String(repeating: "pass", count: 25) + String(repeating: "1qaz", count: 900), "\r\n\r\n\r\n\r\n",
  ])
  func `no text is too long or too strange`(password: String) {
    let guesses = Guesses(of: password)
    #expect(guesses.count >= 1)
    #expect(guesses.parts.reduce(0) { $0 + $1.range.count } == min(100, password.unicodeScalars.count))
  }
}
