/// The fields of a request or a response, in the order of their names, which are the same in any case.
struct Header: Hashable, Sendable {
  private(set) var fields: [Field] = []

  /// One field.
  struct Field: Hashable, Sendable {
    let name: String
    var value: String
    /// Its name in lower case, by which it is found.
    let key: String
  }

  init(_ fields: [String: String] = [:]) {
    // Two names that differ in case alone are one field, and which of them holds must not be up to chance.
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { self[name] = value }
  }

  static let contentType = "application/json"

  /// The header of a response with an object of JSON.
  init(contentLength: Int) {
    fields = [
      Field(name: "Content-Length", value: String(contentLength), key: "content-length"),
      Field(name: "Content-Type", value: Self.contentType, key: "content-type"),
    ]
  }

  var contentLength: Int? { self["Content-Length"].flatMap { Int($0) } }

  var dictionary: [String: String] {
    Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.value) })
  }

  subscript(name: String) -> String? {
    get {
      let key = name.lowercased()
      return fields.first { $0.key == key }?.value
    }
    set {
      let key = name.lowercased()
      let place = fields.firstIndex { $0.key >= key } ?? fields.endIndex
      let isThere = place < fields.endIndex && fields[place].key == key
      switch (newValue, isThere) {
      case (let value?, true): fields[place].value = value
      case (let value?, false): fields.insert(Field(name: name, value: value, key: key), at: place)
      case (nil, true): fields.remove(at: place)
      case (nil, false): break
      }
    }
  }
}
