import Rehearsal

/// What crosses from one process into another: values that a property list holds, and nothing that lives.
package enum PropertyList {
  /// The values as they arrive on the other side: copies, whatever they were.
  ///
  /// What cannot be carried ends the process that would send it, with its place among the values and what to do about
  /// it, because on a phone it never arrives and nothing says why.
  package static func carried(
    _ values: [AnyHashable: Any]?, as name: String, from sender: String, to receiver: String
  ) -> [AnyHashable: Any]? {
    guard let values else { return nil }
    guard Ledger.holds("AS-38") else { return values }
    var carried: [AnyHashable: Any] = [:]
    for (key, value) in values {
      let place = Place(name).inside(key)
      guard let word = key.base as? String else {
        fail("the key \(key.base) of \(name) is \(kind(of: key.base))", place: sender, receiver)
      }
      if let fault = fault(of: value, at: place) { fail(fault, place: sender, receiver) }
      carried[word] = Stored(value)?.object
    }
    return carried
  }

  /// What of a value no property list holds, with its place; `nil` where it holds all of it.
  package static func fault(of value: Any, as name: String) -> String? { fault(of: value, at: Place(name)) }

  private static func fail(_ fault: String, place sender: String, _ receiver: String) -> Never {
    fatalError(
      "\(fault), and never reaches \(receiver): what \(sender) hands over goes from one process into another, as a "
        + "property list. Hand over texts, numbers, truths, dates, data, and arrays and dictionaries of these "
        + "(AS-38)")
  }

  private static func fault(of value: Any, at place: Place) -> String? {
    switch value {
    case let values as [String: Any]:
      return values.sorted { $0.key < $1.key }.lazy.compactMap {
        fault(of: $0.value, at: place.inside($0.key))
      }.first
    case let values as [AnyHashable: Any]:
      let key = values.keys.first { !($0.base is String) }
      return "a key of \(place.text) is \(key.map { kind(of: $0.base) } ?? "no text")"
    case let values as [Any]:
      return values.enumerated().lazy.compactMap { fault(of: $0.element, at: place.inside($0.offset)) }.first
    default:
      return Stored(value) == nil ? "\(place.text) is \(kind(of: value))" : nil
    }
  }

  /// What a value is, where no property list holds it.
  private static func kind(of value: Any) -> String {
    let type = "\(type(of: value))"
    if type.contains("->") { return "a closure of type \(type), which no property list holds" }
    let isObject = Mirror(reflecting: value).displayStyle == .class
    return
      "\(isObject ? "an object of the class" : "a value of the type") \(type), which no property list holds"
  }

  /// Where something stands, as one would write it.
  private struct Place {
    let text: String

    init(_ text: String) { self.text = text }

    func inside(_ key: AnyHashable) -> Place {
      Place(key.base is String ? "\(text)[\"\(key.base)\"]" : "\(text)[\(key.base)]")
    }

    func inside(_ index: Int) -> Place { Place("\(text)[\(index)]") }
  }
}
