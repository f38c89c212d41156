/// Values by number, each kept once, in the order in which they came.
struct Table<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension Sequence where Element: CustomStringConvertible {
  /// The values as a list of JSON, where each is JSON itself.
  var list: String { "[" + map(\.description).joined(separator: ",") + "]" }
}
