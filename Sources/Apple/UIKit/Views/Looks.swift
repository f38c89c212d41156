/// What code says of how something looks, kept to be read again; nothing is drawn with it.
struct Looks {
  private var said: [String: Any] = [:]

  /// What was said last, by the name of the property that says it; `nil` where nothing was.
  func last<Value>(_ name: String = #function) -> Value? { said[name] as? Value }

  /// Keeps what a property says.
  mutating func keep<Value>(_ value: Value, as name: String = #function) { said[name] = value }
}
