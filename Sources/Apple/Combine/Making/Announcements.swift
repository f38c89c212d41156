import Synchronization

/// What says that an object is about to change which has no published property.
enum Announcements {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let entry = Entry(object: object, publisher: ObservableObjectPublisher())
    let key = ObjectIdentifier(object)
    return entries.withLock { entries in
      // Another object may have stood at this one's address.
      if let known = entries[key], known.object != nil { return known }
      entries = entries.filter { $0.value.object != nil }
      entries[key] = entry
      return entry
    }.publisher
  }
}
