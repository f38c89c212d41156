import PasswordStrength
import Testing

/// Numbers of four and six digits.
@Suite struct PINTests {
  @Test(arguments: [(4, 204), (6, 2000)])
  func `so many numbers are patterns`(length: Int, expected: Int) throws {
    let all = (length == 4 ? 0..<10_000 : 0..<1_000_000).lazy.map { number in
      String(repeating: "0", count: length - String(number).count) + String(number)
    }
    #expect(try all.count { try #require(PIN($0)).isPattern } == expected)
  }

  @Test(arguments: ["123", "12345", "1234567", "12a4", "１２３４", "", "12 4", "+123"])
  func `nothing else is such a number`(text: String) {
    #expect(PIN(text) == nil)
  }

  @Test func `a number that most people take is weak, and one on a list as well`() throws {
    let pin = try #require(PIN("2000"))
    #expect(pin.isCommon(knowing: WordList([])) && !pin.isPattern)
    let other = try #require(PIN("5150"))
    #expect(!other.isCommon(knowing: WordList([])))
    #expect(other.isCommon(knowing: WordList(["5150"])))
  }
}
