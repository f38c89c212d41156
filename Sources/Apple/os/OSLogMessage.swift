public import Foundation

/// A message for the log, with what was put into it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let interpolation: OSLogInterpolation

  /// A message as it stands in the code, which anybody may read.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// A message with something put into it.
  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }
}

/// What is put into a message, as somebody else may read it.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text = ""

  /// Nothing yet.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds what stands in the code.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a text, which is private unless something else is said.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(value(), privacy, align, isPrivateByItself: true)
  }

  /// Adds a value by what it says of itself, which is private unless something else is said.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(value().description, privacy, align, isPrivateByItself: true)
  }

  /// Adds the name of a type, which is private unless something else is said.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add(_typeName(value(), qualified: false), privacy, align, isPrivateByItself: true)
  }

  /// Adds an object by what it says of itself, which is private unless something else is said.
  public mutating func appendInterpolation(
    _ object: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    add(object().description, privacy, isPrivateByItself: true)
  }

  /// Adds an error, which is private unless something else is said.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    add("\(error())", privacy, isPrivateByItself: true)
  }

  /// Adds a number, which anybody may read unless something else is said.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(of: number()), privacy, align, isPrivateByItself: false)
  }

  /// Adds a number, which anybody may read unless something else is said.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting? = nil,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let value = number()
    add(format?.text(of: value) ?? "\(value)", privacy, align, isPrivateByItself: false)
  }

  /// Adds a number, which anybody may read unless something else is said.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting? = nil,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let value = number()
    add(format?.text(of: Double(value)) ?? "\(value)", privacy, align, isPrivateByItself: false)
  }

  /// Adds whether something is so, which anybody may read unless something else is said.
  public mutating func appendInterpolation(_ truth: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
    add("\(truth())", privacy, isPrivateByItself: false)
  }

  private mutating func add(
    _ value: String, _ privacy: OSLogPrivacy, _ align: OSLogStringAlignment = .none, isPrivateByItself: Bool
  ) {
    text += align.aligned(privacy.read(value, isPrivateByItself: isPrivateByItself))
  }
}

/// Who may read what is put into a message.
public struct OSLogPrivacy: Sendable {
  private enum Kind {
    case automatic, anybody, nobody, nobodyEver
  }

  private let kind: Kind
  private let mask: Mask

  /// What stands in place of what may not be read.
  public enum Mask: Int, Sendable {
    /// One word for each value, and nothing else.
    case hash
    /// Nothing of it.
    case none
  }

  /// Anybody may read numbers, nobody texts.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: .none) }
  /// Anybody may read it.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .anybody, mask: .none) }
  /// Nobody may read it.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .nobody, mask: .none) }
  /// Nobody may ever read it, not even who asks the system to show what is private.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .nobodyEver, mask: .none) }
  /// Anybody may read numbers, and of texts what the mask leaves.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
  /// Nobody may read more than the mask leaves.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .nobody, mask: mask) }
  /// Nobody may ever read more than the mask leaves.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .nobodyEver, mask: mask) }

  func read(_ value: String, isPrivateByItself: Bool) -> String {
    guard kind == .nobody || kind == .nobodyEver || kind == .automatic && isPrivateByItself else {
      return value
    }
    guard mask == .none else {
      // The same for the same value in every run, as no real one would be: FNV, because it need only tell apart.
      let mark = value.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return "<mask.hash: '\(String(mark, radix: 36))'>"
    }
    return kind == .nobodyEver ? "<sensitive>" : "<private>"
  }
}
