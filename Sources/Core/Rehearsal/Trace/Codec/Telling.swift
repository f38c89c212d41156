/// How something is told in a line: the same calls write it and read it, so that it is declared once.
///
/// Each takes the name of a field and a value, and returns a value. Where a line is written, it notes the value and
/// hands it back; where one is read, it returns what stands there, and where nothing does, the line is not whole.
/// Nobody touches it while it is at work, so nothing is spent on watching that.
final class Telling {
  /// What the line is called.
  @exclusivity(unchecked) private(set) var what = ""
  /// The fields so far, or all there is to read.
  @exclusivity(unchecked) private(set) var fields: [Message.Field] = []
  /// Whether everything that was looked for stands there.
  @exclusivity(unchecked) private(set) var isWhole = true
  let isReading: Bool
  /// What stands before the name of every field.
  @exclusivity(unchecked) private var prefix = ""
  @exclusivity(unchecked) private var head = Key()

  /// What something is found by when it is read.
  struct Key: Hashable, Sendable {
    var from: Lane?
    var to: Lane?
    /// The name of the line; `nil` where any will do, and where there is none.
    var what: String?
    /// The name of a field that is always there.
    var field: String?
    /// What that field always holds.
    var mark: String?
  }

  /// To write, and then to ask for what was written.
  init() { isReading = false }

  /// To read.
  init(_ what: String, _ fields: [Message.Field]) {
    self.what = what
    self.fields = fields
    isReading = true
  }

  /// What was written, as a line.
  var line: Line { Line(head.from ?? .system, head.to ?? .system, what, fields) }

  /// What was written is found by its name, and what has none of its own by its first field.
  var key: Key {
    var key = head
    if key.what == nil, key.field == nil { key.field = fields.first?.name }
    return key
  }

  /// A kind of line, by its name.
  func callAsFunction(_ what: String, _ from: Lane, _ to: Lane) -> Telling {
    guard !isReading else { return self }
    head = Key(from: from, to: to, what: what)
    self.what = what
    return self
  }

  /// A kind of line with nothing more to say.
  func callAsFunction<Value>(_ what: String, _ from: Lane, _ to: Lane, _ value: Value) -> Value {
    _ = self(what, from, to)
    return value
  }

  /// A kind of line whose name is part of what it says.
  func callAsFunction(_ from: Lane, _ to: Lane) -> Telling {
    if !isReading { head = Key(from: from, to: to) }
    return self
  }

  /// The name of a line that has none of its own.
  func name(_ name: String) -> String {
    if !isReading { what = name }
    return what
  }

  /// What is told by a field that always holds the same.
  func mark<Value>(_ name: String, _ mark: String, _ value: Value) -> Value {
    guard !isReading else { return value }
    note(name, mark)
    head.field = name
    head.mark = mark
    return value
  }

  /// A field for those who read lines, which follows from others.
  func also(_ name: String, _ text: String) -> Telling {
    if !isReading { note(name, text) }
    return self
  }

  func note(_ name: String, _ value: String) {
    // One allocation for what most lines have, in place of three.
    if fields.isEmpty { fields.reserveCapacity(4) }
    fields.append(Message.Field(prefix.isEmpty ? name : prefix + name, value))
  }

  func note(_ more: [Message.Field]) {
    if fields.isEmpty, prefix.isEmpty {
      fields = more
    } else {
      for field in more { note(field.name, field.value) }
    }
  }

  func find(_ name: String) -> String? {
    let name = prefix.isEmpty ? name : prefix + name
    return fields.first { $0.name == name }?.value
  }

  /// The fields that are looked for here, by what they are called here.
  var own: [Message.Field] {
    guard !prefix.isEmpty else { return fields }
    return fields.compactMap {
      $0.name.hasPrefix(prefix) ? Message.Field(String($0.name.dropFirst(prefix.count)), $0.value) : nil
    }
  }

  /// What is noted in one way and found in another; the line is not whole where it is not found.
  func tell<Value>(_ value: Value, _ write: (Value) -> Void, read: () -> Value?) -> Value {
    guard isReading else {
      write(value)
      return value
    }
    guard let found = read() else {
      isWhole = false
      return value
    }
    return found
  }

  /// Tells with more before the name of every field.
  func under<Value>(_ part: String, _ tell: () -> Value) -> Value {
    let outer = prefix
    prefix += part
    defer { prefix = outer }
    return tell()
  }

  /// What may be missing; where it is read, `blank` says of what kind it would be.
  func optional<Value>(_ value: Value?, _ blank: @autoclosure () -> Value, _ tell: (Value) -> Value) -> Value?
  {
    guard isReading else { return value.map(tell) }
    let wasWhole = isWhole
    isWhole = true
    defer { isWhole = wasWhole }
    let found = tell(blank())
    return isWhole ? found : nil
  }

  /// One of several kinds, which is found by what is told of it.
  func choice<Value: Told>(_ value: Value) -> Value {
    guard !isReading else { return tell(value, { _ in }, read: { Value.kinds.read(self, Key()) }) }
    let head = head
    defer { self.head = head }
    return value.told(self)
  }
}
