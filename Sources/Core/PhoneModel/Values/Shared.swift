/// A value that many hold and nobody changes: to hand it on is to hand on a reference.
@usableFromInline
package final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline package let value: Value

  @inlinable package init(_ value: consuming Value) {
    self.value = value
  }

  @inlinable package static func == (one: Shared, other: Shared) -> Bool {
    one === other || one.value == other.value
  }

  @inlinable package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
