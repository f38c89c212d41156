import Synchronization

/// How an object holds on to what is put beside it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Puts something beside an object, under a key; `nil` takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.all.withLock { $0.set(value, beside: object as AnyObject, under: key, policy) }
}

/// What was put beside an object, under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.all.withLock { $0.value(beside: object as AnyObject, under: key) }.value
}

/// Takes away everything that was put beside an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.all.withLock { $0.forget(object as AnyObject) }
}

/// Does something; what it leaves behind is gone by itself.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// What stands beside objects, until they are gone.
private struct Associations: @unchecked Sendable {
  static let all = Mutex(Associations())

  /// Whatever it is, on its way from one thread to another as objects go.
  struct Found: @unchecked Sendable {
    let value: Any?
  }

  private struct Association {
    weak var object: AnyObject?
    let key: UnsafeRawPointer
    var value: Any?
    weak var assigned: AnyObject?
  }

  private var associations: [Association] = []

  mutating func set(
    _ value: Any?, beside object: AnyObject, under key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    associations.removeAll { $0.object == nil || $0.object === object && $0.key == key }
    guard let value else { return }
    let isHeld = policy != .OBJC_ASSOCIATION_ASSIGN
    associations.append(
      Association(
        object: object, key: key, value: isHeld ? value : nil, assigned: isHeld ? nil : value as AnyObject))
  }

  func value(beside object: AnyObject, under key: UnsafeRawPointer) -> Found {
    let found = associations.first { $0.object === object && $0.key == key }
    return Found(value: found?.value ?? found?.assigned)
  }

  mutating func forget(_ object: AnyObject) {
    associations.removeAll { $0.object == nil || $0.object === object }
  }
}
