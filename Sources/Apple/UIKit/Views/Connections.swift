/// What a storyboard can connect in a class: its outlets and its actions, by their names.
///
/// The rewriting of a file writes it for every class with `@IBOutlet` and `@IBAction`.
@MainActor public struct Connections {
  private(set) var outlets: [String: Connection] = [:]
  private(set) var actions: [String: Selector] = [:]

  /// One thing that can be connected.
  @MainActor public struct Connection {
    let name: String
    /// Puts a value into the outlet of an object; `false` where it is of another type.
    let set: ((AnyObject, Any) -> Bool)?
    let selector: Selector?

    /// A property that something of the storyboard is put into.
    public static func outlet<Owner: AnyObject, Value>(
      _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> Connection {
      Connection(
        name: name,
        set: { owner, value in
          guard let owner = owner as? Owner, let value = value as? Value else { return false }
          owner[keyPath: path] = value
          return true
        }, selector: nil)
    }

    /// A method that something of the storyboard calls.
    public static func action(_ selector: Selector) -> Connection {
      Connection(name: selector.name, set: nil, selector: selector)
    }
  }

  /// These and more; what bears a name that is there already takes its place.
  public func adding(_ more: [Connection]) -> Connections {
    var all = self
    for connection in more {
      if let selector = connection.selector { all.actions[connection.name] = selector }
      if connection.set != nil { all.outlets[connection.name] = connection }
    }
    return all
  }
}
