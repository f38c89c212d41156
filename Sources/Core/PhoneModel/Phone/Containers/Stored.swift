/// A value that app or extension keep, as property lists have them.
public enum Stored: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A number with a fraction.
  case fraction(Double)
  /// Yes or no.
  case truth(Bool)
  /// A moment, in seconds since the beginning of 2001.
  case moment(Double)
  /// Bytes.
  case bytes([UInt8])
  /// Several values, in order.
  case list([Stored])
  /// Values by name.
  case table([String: Stored])

  /// The text, where it is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension Stored {
  /// A number for the value; what has names is walked in the order of the names.
  package func combine(into mark: inout Fingerprint) {
    switch self {
    case .text(let text):
      mark.combine(1)
      mark.combine(text)
    case .number(let number):
      mark.combine(2)
      mark.combine(number)
    case .fraction(let fraction):
      mark.combine(3)
      mark.combine(fraction.bitPattern)
    case .truth(let isTrue):
      mark.combine(4)
      mark.combine(isTrue)
    case .moment(let seconds):
      mark.combine(5)
      mark.combine(seconds.bitPattern)
    case .bytes(let bytes):
      mark.combine(6)
      for byte in bytes { mark.combine(Int(byte)) }
    case .list(let values):
      mark.combine(7)
      mark.combine(values.count)
      for value in values { value.combine(into: &mark) }
    case .table(let values):
      mark.combine(8)
      mark.combine(values.count)
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        mark.combine(key)
        value.combine(into: &mark)
      }
    }
  }
}

extension Stored: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) {
    self = .text(text)
  }
}

extension Stored: CustomStringConvertible {
  /// The value in words; what has names comes in the order of the names.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .fraction(let fraction): String(fraction)
    case .truth(let isTrue): isTrue ? "yes" : "no"
    case .moment(let seconds): "\(seconds) s after 2001"
    case .bytes(let bytes): "\(bytes.count) bytes"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .table(let values):
      "[" + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    }
  }
}
