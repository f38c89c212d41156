/// A property that tells of its changes.
///
/// Whoever takes `$property` or its object's `objectWillChange` hears of a change before the property has it.
@propertyWrapper public struct Published<Value> {
  let box: PublishedBox<Value>

  /// A property with a value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  /// A property with a value.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// What gives the value and each that follows.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // An assignment to a published property goes through it, and has happened by now.
    nonmutating set {}
  }

  /// The value of the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  /// Gives the value of a property and each that follows.
  public struct Publisher: Combine.Publisher {
    /// What it gives.
    public typealias Output = Value
    /// What cannot happen.
    public typealias Failure = Never
    let box: PublishedBox<Value>

    /// Takes somebody who wants the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.audience.take(subscriber, current: box.value, keepsLatest: true)
    }
  }
}

extension Publisher where Failure == Never {
  /// Puts every value into a published property, as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.assigned.append(sink { [weak box] value in box?.set(value) })
  }
}

/// What a published property keeps.
final class PublishedBox<Value>: AnnouncedChange {
  private(set) var value: Value
  let audience = Audience<Value, Never>()
  var assigned: [AnyCancellable] = []
  var objectWillChange: ObservableObjectPublisher?

  init(_ value: Value) { self.value = value }

  deinit { audience.end(.finished) }

  func set(_ new: Value) {
    objectWillChange?.send()
    audience.send(new)
    value = new
  }
}

/// A property whose changes its object announces.
protocol AnnouncedChange: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A property that keeps what it has in such a thing.
private protocol Announcing {
  var announced: any AnnouncedChange { get }
}

extension Published: Announcing {
  fileprivate var announced: any AnnouncedChange { box }
}

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// What says so.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says so for every published property.
  public var objectWillChange: ObservableObjectPublisher {
    var announced: [any AnnouncedChange] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      announced += level.children.compactMap { ($0.value as? any Announcing)?.announced }
      mirror = level.superclassMirror
    }
    guard !announced.isEmpty else { return Announcements.of(self) }
    let publisher = announced.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for change in announced { change.objectWillChange = publisher }
    return publisher
  }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// That something happens, and not what.
  public typealias Output = Void
  /// What cannot happen.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// Says nothing yet.
  public init() {}

  /// Says it.
  public func send() { audience.send(()) }

  /// Takes somebody who wants to know.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.take(subscriber, current: nil, keepsLatest: false)
  }
}
