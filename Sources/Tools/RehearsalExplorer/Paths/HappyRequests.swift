/// What came about in the happy path of a situation, in a word that processes pass on.
struct HappyRequests: RawRepresentable, Hashable, Sendable {
  private(set) var rawValue: UInt64

  /// As many requests as there are bits for; those that come later are taken for the last.
  private static let most = 48

  init(rawValue: UInt64 = 0) { self.rawValue = rawValue }

  /// Whether none came about.
  var isEmpty: Bool { rawValue == 0 }

  /// Whether a request came about, which are counted from 1.
  func contains(_ number: Int) -> Bool { rawValue & Self.bit(of: number) != 0 }

  mutating func insert(_ number: Int) { rawValue |= Self.bit(of: number) }

  /// How many logins a provider offered which had just set itself up, up to 255.
  var offers: Int {
    get { Int(rawValue >> UInt64(Self.most)) }
    set {
      rawValue &= 1 << UInt64(Self.most) - 1
      rawValue |= UInt64(min(255, newValue)) << UInt64(Self.most)
    }
  }

  private static func bit(of number: Int) -> UInt64 { 1 << UInt64(min(most, number) - 1) }
}
