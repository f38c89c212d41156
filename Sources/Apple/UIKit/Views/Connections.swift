/// What a storyboard can connect in a class: its outlets and its actions, by their names.
///
/// The rewriting of a file writes it for every class with `@IBOutlet` and `@IBAction`.
@preconcurrency @MainActor public struct Connections {
  private(set) var outlets: [String: Connection] = [:]
  private(set) var actions: [String: Selector] = [:]
  private(set) var makers: [String: Maker] = [:]

  /// Makes what a segue leads to, for an object, from what the segue knows.
  typealias Maker = @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?

  /// One thing that can be connected.
  @preconcurrency @MainActor public struct Connection {
    let name: String
    /// Puts a value into the outlet of an object; `false` where it is of another type.
    let set: ((AnyObject, Any) -> Bool)?
    let selector: Selector?
    var maker: Maker?

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

    /// A method that makes what a segue leads to.
    @preconcurrency public static func segueAction<Owner: AnyObject, Made: UIViewController>(
      _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder) -> Made?
    ) -> Connection {
      Connection(name: name, set: nil, selector: nil) { owner, coder, _, _ in
        (owner as? Owner).flatMap { method($0)(coder) }
      }
    }

    /// A method that makes what a segue leads to, and asks who was touched.
    @preconcurrency public static func segueAction<Owner: AnyObject, Made: UIViewController>(
      _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?) -> Made?
    ) -> Connection {
      Connection(name: name, set: nil, selector: nil) { owner, coder, sender, _ in
        (owner as? Owner).flatMap { method($0)(coder, sender) }
      }
    }

    /// A method that makes what a segue leads to, and asks who was touched and what the segue is called.
    @preconcurrency public static func segueAction<Owner: AnyObject, Made: UIViewController>(
      _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?, String?) -> Made?
    ) -> Connection {
      Connection(name: name, set: nil, selector: nil) { owner, coder, sender, identifier in
        (owner as? Owner).flatMap { method($0)(coder, sender, identifier) }
      }
    }
  }

  /// These and more; what bears a name that is there already takes its place.
  public func adding(_ more: [Connection]) -> Connections {
    var all = self
    for connection in more {
      if let selector = connection.selector { all.actions[connection.name] = selector }
      if connection.set != nil { all.outlets[connection.name] = connection }
      if let maker = connection.maker { all.makers[connection.name] = maker }
    }
    return all
  }
}
