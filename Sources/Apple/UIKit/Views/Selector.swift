/// The name of a method, and the way to call it; it owns no target.
///
/// On Apple's systems `#selector` makes one. Here the rewriting of a file does, as in
/// `Selector("cancel:", List.cancel(_:))`.
public struct Selector: Hashable, @unchecked Sendable {
  /// What Objective-C calls the method, such as `cancel:`.
  public let name: String
  private let call: (@MainActor (AnyObject, Any?, Any?) -> Bool)?
  /// Whether an object is of the class that it names a method of.
  private let isOwner: ((AnyObject) -> Bool)?
  /// Where in a drawing it is named.
  private var place: String?

  /// A method by its name, as a drawing names it in a place.
  init(_ name: String, drawnAt place: String) {
    self.init(name)
    self.place = place
  }

  /// A method by its name alone; it is looked for among the actions of the class that is to do it.
  public init(_ name: String) {
    self.name = name
    (call, isOwner) = (nil, nil)
  }

  /// A method that takes nothing.
  @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    isOwner = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// A method that takes whoever sends it.
  @preconcurrency public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.name = name
    isOwner = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)(Self.argument(sender, of: name))
      return true
    }
  }

  /// A method that takes whoever sends it, and the event.
  @preconcurrency public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.name = name
    isOwner = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target else { return false }
      _ = method(target)(Self.argument(sender, of: name), Self.argument(event, of: name))
      return true
    }
  }

  /// A method of something that is at hand, and whose type is taken from it.
  @preconcurrency public init<Target, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, method)
  }

  /// A method of something that is at hand, with whoever sends it.
  @preconcurrency public init<Target, Sender, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, method)
  }

  /// Calls it; a target that has no such method is a crash on a device, and one here.
  @MainActor func perform(on target: AnyObject, from sender: Any?, for event: UIEvent? = nil) {
    guard answers(target, sender, event) else {
      let told = "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance"
      fatalError(place.map { "\($0): \(told)" } ?? told)
    }
  }

  /// Calls it, if the target has it.
  @MainActor func answers(_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool {
    if let call { return call(target, sender, event) }
    guard let action = (target as? UIResponder).flatMap({ type(of: $0).connections.actions[name] }) else {
      return false
    }
    return action.call?(target, sender, event) == true
  }

  /// Whether an object has the method.
  @MainActor func isMethod(of object: AnyObject) -> Bool {
    if let isOwner { return isOwner(object) }
    return (object as? UIResponder).map { type(of: $0).connections.actions[name] != nil } ?? false
  }

  private static func argument<Argument>(_ value: Any?, of name: String) -> Argument {
    // A value in an `Any` is to be that value, and not one that may be missing.
    if let value, let value = value as? Argument { return value }
    if value == nil, let none = Any?.none as? Argument { return none }
    let given = value.map { "\(type(of: $0))" } ?? "nil"
    fatalError("the action “\(name)” takes a \(Argument.self) and was sent by \(given)")
  }

  /// Whether the names are the same.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  /// Feeds its name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a method.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The method of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
