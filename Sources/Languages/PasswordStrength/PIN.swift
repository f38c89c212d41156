/// A number of four or six digits, which is judged by rules of its own because it is short in any case.
public struct PIN: Hashable, Sendable {
  private let digits: [UInt32]

  /// `nil` where a password is no such number.
  public init?(_ password: String) {
    let scalars = Letters(password).scalars
    guard scalars.count == 4 || scalars.count == 6, scalars.allSatisfy(\.isDigit) else { return nil }
    digits = scalars
  }

  /// Whether it goes up or down by one, repeats its beginning, or mirrors it.
  public var isPattern: Bool { isSequence || isRepetition || isMirrored }

  /// Whether it is among those that most people take, here or on a list.
  public func isCommon(knowing words: WordList) -> Bool {
    Self.common.contains(digits) || words.contains(digits)
  }

  var isSequence: Bool { isStepping(by: 1) || isStepping(by: -1) }

  private func isStepping(by step: Int) -> Bool {
    zip(digits, digits.dropFirst()).allSatisfy { Int($1) - Int($0) == step }
  }

  private var isRepetition: Bool {
    [2, digits.count / 2].contains { length in
      digits.indices.dropFirst(length).allSatisfy { digits[$0] == digits[$0 - length] }
    }
  }

  private var isMirrored: Bool { digits == digits.reversed() }

  private static let common = Set(
    [
      "1234", "1111", "0000", "1212", "7777", "1004", "2000", "4444", "2222", "6969", "9999", "3333", "5555",
      "6666", "1122", "1313", "8888", "4321", "2001", "1010",
    ].map { Letters($0).scalars })
}
