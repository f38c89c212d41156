import Foundation

/// How a whole number is written.
@available(iOS 14.0, *) public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let hasPlus: Bool
  private let prefix: String
  private let isUppercase: Bool
  private let minDigits: Int

  private init(
    _ radix: Int, hasPlus: Bool = false, prefix: String = "", isUppercase: Bool = false, minDigits: Int = 1
  ) {
    self.radix = radix
    self.hasPlus = hasPlus
    self.prefix = prefix
    self.isUppercase = isUppercase
    self.minDigits = minDigits
  }

  /// By tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(10) }
  /// By sixteens.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(16) }
  /// By eights.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(8) }

  /// By tens, with as many digits as are wanted.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(10, hasPlus: explicitPositiveSign, minDigits: minDigits())
  }

  /// By sixteens, with as many digits as are wanted.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      16, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase,
      minDigits: minDigits())
  }

  /// By eights, with as many digits as are wanted.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      8, hasPlus: explicitPositiveSign, prefix: includePrefix ? "0o" : "", isUppercase: uppercase,
      minDigits: minDigits())
  }

  func text<Number: FixedWidthInteger>(of number: Number) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let padding = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : hasPlus ? "+" : "") + prefix + padding + digits
  }
}

/// How a number with a fraction is written.
@available(iOS 14.0, *) public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// With a power of ten where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// By sixteens.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }

  /// With as many digits after the point as are wanted.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      format: "%\(explicitPositiveSign ? "+" : "").\(precision())\(uppercase ? "F" : "f")")
  }

  func text(of number: Double) -> String { String(format: format, number) }
}

/// How a text stands in a column.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isAtRight: Bool

  /// As it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isAtRight: false) }

  /// At the left of a column of some width.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isAtRight: false)
  }

  /// At the right of a column of some width.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isAtRight: true)
  }

  func aligned(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return isAtRight ? padding + text : text + padding
  }
}
