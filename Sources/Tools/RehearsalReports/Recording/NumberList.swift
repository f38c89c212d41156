import Rehearsal

/// A list of numbers and of further lists, where a number stands for a text.
struct NumberList {
  /// The first number, which says what the others are about.
  let kind: Int
  private let rest: [JSON]
  private let text: (Int) -> String?

  init(_ json: JSON, _ text: @escaping (Int) -> String?) {
    let parts = json.array ?? []
    kind = parts.first?.index ?? -1
    rest = Array(parts.dropFirst())
    self.text = text
  }

  /// The list behind the kind that begins at once, where there is none.
  init(withoutKind json: JSON, _ text: @escaping (Int) -> String?) {
    self.init(.array([.number(0)] + (json.array ?? [])), text)
  }

  func number(_ index: Int) -> Int? { rest.at(index)?.index }

  func word(_ index: Int) -> String? { number(index).flatMap(text) }

  /// A text that may be missing; `nil` where neither is written.
  func wordOrNone(_ index: Int) -> String?? {
    guard let number = number(index) else { return nil }
    return number < 0 ? .some(nil) : text(number).map { .some($0) }
  }

  func words(in index: Int) -> [String]? { rest.at(index)?.array?.all { $0.index.flatMap(text) } }

  func words(from index: Int) -> [String]? { rest.dropFirst(index).all { $0.index.flatMap(text) } }

  func lists(from index: Int) -> [NumberList] { rest.dropFirst(index).map { NumberList($0, text) } }

  /// The lists from an index on, none of which says what it is about.
  func plainLists(from index: Int) -> [NumberList] {
    rest.dropFirst(index).map { NumberList(withoutKind: $0, text) }
  }

  func plainLists(in index: Int) -> [NumberList]? {
    rest.at(index)?.array?.map { NumberList(withoutKind: $0, text) }
  }
}

extension JSON {
  /// The number, where it is one.
  var index: Int? { number.flatMap(Int.init(exactly:)) }
}

extension Array {
  /// The element at a place that somebody else named.
  func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Sequence {
  /// Every element made into something; `nil` where one cannot be.
  func all<Value>(_ make: (Element) -> Value?) -> [Value]? {
    var values: [Value] = []
    for element in self {
      guard let value = make(element) else { return nil }
      values.append(value)
    }
    return values
  }
}
