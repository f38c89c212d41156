extension String {
  /// A text to be put into other words, with values in it.
  @available(iOS 15.0, *)
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let key: String
    let values: [String]

    /// A text.
    public init(_ value: String) {
      (key, values) = (value, [])
    }

    /// A text that stands in the code.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// A text that stands in the code, with values in it.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// A text with values in it, while it is put together: a sign for each stands in what is looked up.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [String] = []

      /// Nothing yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// What stands between values.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// A text.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }

      /// A whole number.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
        append("%lld", "\(value)")
      }

      /// A number.
      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", "\(Foundation.NSString(format: "%f", value))")
      }

      /// Anything else that says what it is.
      public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }

      private mutating func append(_ sign: String, _ value: String) {
        key += sign
        values.append(value)
      }
    }

    /// The text in other words, with its values in it.
    package func text(in words: String) -> String {
      guard !values.isEmpty else { return words }
      var (text, next, rest) = ("", 0, Substring(words))
      while let sign = rest.firstIndex(of: "%") {
        text += rest[..<sign]
        rest = rest[rest.index(after: sign)...]
        if rest.first == "%" {
          text += "%"
          rest.removeFirst()
          continue
        }
        // In other words values may come in another order, as in "%2$@ of %1$@".
        let place = rest.prefix(while: \.isNumber)
        var number: Int?
        if rest[place.endIndex...].first == "$" {
          number = Int(place)
          rest = rest[rest.index(after: place.endIndex)...]
        }
        let end = rest.firstIndex { "@dfuixs".contains($0) } ?? rest.endIndex
        rest = rest[(end < rest.endIndex ? rest.index(after: end) : end)...]
        let index = number.map { $0 - 1 } ?? next
        text += values.indices.contains(index) ? values[index] : ""
        next += number == nil ? 1 : 0
      }
      return text + rest
    }
  }

  /// A text in the words of whoever reads it; itself where a bundle has no others.
  @available(iOS 15.0, *)
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil, _ place: String = #fileID
  ) {
    let words = Self.words(of: keyAndValue.key, table, bundle, place)
    self = keyAndValue.text(in: words)
  }

  /// A text in the words of whoever reads it, by a name; a text that is given where a bundle has none of that name.
  @available(iOS 15.0, *)
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil,
    _ place: String = #fileID
  ) {
    let name = "\(key)"
    let words = Self.words(of: name, table, bundle, place)
    self = defaultValue.text(in: words == name ? defaultValue.key : words)
  }

  /// What stands for a key in the module that asks, and else in the bundle.
  private static func words(of key: String, _ table: String?, _ bundle: Bundle?, _ place: String) -> String {
    let words = InterfaceTable.of(InterfaceTable.module(of: place))?.text(key, in: table, or: nil) ?? key
    return words == key ? (bundle ?? .main).localizedString(forKey: key, value: nil, table: table) : words
  }
}

extension ProcessInfo {
  /// Whether it is an app of a phone on a Mac.
  @available(iOS 14.0, *) public var isiOSAppOnMac: Bool { false }
  /// Whether it is an app of a tablet that was made for a Mac.
  @available(iOS 13.0, *) public var isMacCatalystApp: Bool { false }
}
