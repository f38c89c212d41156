/// A value that many hold and nobody changes: to hand it on is to hand on a reference.
package final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value

  init(_ value: consuming Value) {
    self.value = value
  }

  package static func == (one: Shared, other: Shared) -> Bool { one === other || one.value == other.value }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
