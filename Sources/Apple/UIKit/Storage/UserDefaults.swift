import Rehearsal

/// What app or extension keeps by name: in its own container, or in that of a group.
///
/// It takes the place of Foundation's, which writes to the disk of whoever runs the test; where a file imports
/// Foundation as well, this one is meant by `UserDefaults.standard` and `UserDefaults(suiteName:)`.
open class UserDefaults: Foundation.UserDefaults {
  private let container: Container

  /// What is kept in one's own container.
  open override class var standard: UserDefaults { own }
  // It holds nothing but where to look, and Foundation says that no such thing is Sendable.
  nonisolated(unsafe) private static let own: UserDefaults = {
    guard let own = UserDefaults(in: .own) else { notModelled("UserDefaults that Foundation does not make") }
    return own
  }()

  /// What is kept in the container of a group.
  public convenience init?(suiteName: String) {
    self.init(in: .group(suiteName))
  }

  private init?(in container: Container) {
    self.container = container
    super.init(suiteName: nil)
  }

  /// What is kept under a name, or registered for it.
  open override func object(forKey defaultName: String) -> Any? {
    keeper.kept(defaultName, in: container)?.object ?? registration.values[defaultName]
  }

  /// Keeps a value under a name.
  open override func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard let stored = Stored(value) else {
      let fault = PropertyList.fault(of: value, as: "UserDefaults[\"\(defaultName)\"]")
      fatalError(
        "attempt to insert non-property list object: \(fault ?? "\(type(of: value))"). Encode it, and keep the data"
      )
    }
    keeper.keep(stored, as: defaultName, in: container)
  }

  /// What is kept under a name, or registered for it.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Keeps nothing under a name any more.
  open override func removeObject(forKey defaultName: String) {
    keeper.keep(nil, as: defaultName, in: container)
  }

  /// What is found where nothing is kept, until the process ends.
  open override func register(defaults registrationDictionary: [String: Any]) {
    registration.values.merge(registrationDictionary) { $1 }
  }

  /// The text under a name; a number counts as one.
  open override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as Int: String(number)
    case let fraction as Double: String(fraction)
    default: nil
    }
  }

  /// The whole number under a name; 0 for none.
  open override func integer(forKey defaultName: String) -> Int {
    number(forKey: defaultName).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
  }

  /// The number under a name; 0 for none.
  open override func double(forKey defaultName: String) -> Double { number(forKey: defaultName) ?? 0 }

  /// The number under a name; 0 for none.
  open override func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// Whether there is a yes under a name, as a truth, a number or a word.
  open override func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let text as String: ["yes", "true", "1"].contains(text.lowercased())
    default: number(forKey: defaultName) ?? 0 != 0
    }
  }

  /// The bytes under a name.
  open override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  /// The values under a name.
  open override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  /// The texts under a name.
  open override func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The named values under a name.
  open override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The address under a name.
  open override func url(forKey defaultName: String) -> URL? {
    string(forKey: defaultName).flatMap { URL(string: $0) }
  }

  /// Keeps a whole number.
  open override func set(_ value: Int, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  /// Keeps a number.
  open override func set(_ value: Float, forKey defaultName: String) {
    set(Double(value) as Any, forKey: defaultName)
  }
  /// Keeps a number.
  open override func set(_ value: Double, forKey defaultName: String) {
    set(value as Any, forKey: defaultName)
  }
  /// Keeps a truth.
  open override func set(_ value: Bool, forKey defaultName: String) { set(value as Any, forKey: defaultName) }
  /// Keeps an address.
  open override func set(_ url: URL?, forKey defaultName: String) {
    set(url?.absoluteString as Any?, forKey: defaultName)
  }

  /// Everything there is to find.
  open override func dictionaryRepresentation() -> [String: Any] {
    registration.values.merging(keeper.everything(in: container).mapValues(\.object)) { $1 }
  }

  /// Nothing waits to be written.
  @discardableResult open override func synchronize() -> Bool { true }

  private func number(forKey defaultName: String) -> Double? {
    switch object(forKey: defaultName) {
    case let isTrue as Bool: isTrue ? 1 : 0
    case let number as Int: Double(number)
    case let fraction as Double: fraction
    case let text as String: Double(text)
    default: nil
    }
  }
}
