/// A set of printable ASCII characters, in the order in which the language lists them: capitals, small letters,
/// digits, and the rest by code point.
public struct Alphabet: Hashable, Sendable {
  /// A bit for each code point.
  private var bits: UInt128

  private init(bits: UInt128) {
    self.bits = bits
  }

  /// The printable ASCII characters of a text.
  public init(_ text: some StringProtocol) {
    bits = text.utf8.reduce(0) { $0 | Self.bit(UInt32($1)) }
  }

  /// `A` to `Z`.
  public static let upper = Alphabet("A"..."Z")
  /// `a` to `z`.
  public static let lower = Alphabet("a"..."z")
  /// `0` to `9`.
  public static let digit = Alphabet("0"..."9")
  /// Every printable ASCII character.
  public static let asciiPrintable = Alphabet(" "..."~")
  /// The printable ASCII characters that are neither letter nor digit, the space among them.
  public static let special = asciiPrintable.subtracting(upper).subtracting(lower).subtracting(digit)
  /// Letters and digits that nobody takes for each other: all but `l` and `O`.
  static let unambiguous = upper.union(lower).union(digit).subtracting(Alphabet("lO"))
  static let hyphen = Alphabet("-")

  private init(_ range: ClosedRange<Unicode.Scalar>) {
    bits = (range.lowerBound.value...range.upperBound.value).reduce(0) { $0 | Self.bit($1) }
  }

  private static func bit(_ code: UInt32) -> UInt128 {
    code >= 0x20 && code <= 0x7E ? 1 &<< UInt128(truncatingIfNeeded: code) : 0
  }

  /// How many characters there are.
  public var count: Int { bits.nonzeroBitCount }
  /// Whether there are none.
  public var isEmpty: Bool { bits == 0 }

  func contains(_ code: UInt32) -> Bool {
    code < 128 && bits &>> UInt128(truncatingIfNeeded: code) & 1 != 0
  }
  func contains(_ other: Alphabet) -> Bool { other.bits & ~bits == 0 }
  func meets(_ other: Alphabet) -> Bool { bits & other.bits != 0 }
  func union(_ other: Alphabet) -> Alphabet { Alphabet(bits: bits | other.bits) }
  package func subtracting(_ other: Alphabet) -> Alphabet { Alphabet(bits: bits & ~other.bits) }

  /// The code points, in order.
  var codes: [UInt32] {
    Self.order.filter { contains($0) }
  }

  private static let order: [UInt32] =
    [upper, lower, digit, special].flatMap { part in (0x20...0x7E).filter { part.contains($0) } }
}

extension Alphabet: CustomStringConvertible {
  /// The characters, in order.
  public var description: String {
    String(decoding: codes.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}

extension String {
  /// The text of code points that stand for characters.
  init(codes: some Sequence<UInt32>) {
    self.init(String.UnicodeScalarView(codes.lazy.compactMap(Unicode.Scalar.init)))
  }
}
