/// What the phone remembers for signing in: one entry a service and user.
///
/// An entry is found by the host of its service, as AutoFill finds it; one whose service is written alike goes first
/// (IA-9).
public struct Keychain: Hashable, Sendable {
  /// The entries, oldest first.
  public private(set) var entries: [Entry] { didSet { remembered = Remembered() } }
  /// A number that stands for the entries, once somebody asked for it.
  private var remembered = Remembered()

  /// One saved password.
  public struct Entry: Hashable, Sendable {
    /// Where it is used.
    public let service: ServiceIdentifier
    /// The user name.
    public let user: String
    /// The password.
    public let password: String

    /// What it signs in with.
    public var credential: PasswordCredential { PasswordCredential(user: user, password: password) }
  }

  /// The entry of a user, at the host of a service or at any.
  public func entry(of user: String, at service: ServiceIdentifier? = nil) -> Entry? {
    place(of: user, at: service).map { entries[$0] }
  }

  /// Where among the entries that one is.
  package func place(of user: String, at service: ServiceIdentifier?) -> Int? {
    entries.firstIndex { $0.user == user && (service == nil || $0.service == service) }
      ?? entries.firstIndex { $0.user == user && service?.hasHost(of: $0.service) == true }
  }

  /// The password of a user, at whatever service.
  public subscript(user: String) -> String? { entry(of: user)?.password }

  /// Keeps a password, in the place of the one that there is of its user; hands over what there was, and what there is.
  @discardableResult
  package mutating func save(_ entry: Entry) -> (old: Entry?, new: Entry) {
    guard let index = place(of: entry.user, at: entry.service) else {
      entries.append(entry)
      return (nil, entry)
    }
    let old = entries[index]
    // The service stays as it was written when the entry was made.
    let new = Entry(entry.user, entry.password, at: old.service)
    entries[index] = new
    return (old, new)
  }

  @discardableResult
  package mutating func remove(_ user: String, at service: ServiceIdentifier) -> Entry? {
    place(of: user, at: service).map { entries.remove(at: $0) }
  }
}

extension ServiceIdentifier {
  /// Whether it names the host that another one names.
  package func hasHost(of other: ServiceIdentifier) -> Bool { formHost == other.formHost }
}

extension Keychain {
  /// A Keychain with entries; a later one for the same service and user takes the place of an earlier one.
  public init(_ entries: [Entry] = []) {
    self.entries = entries.count < 2 ? entries : []
    guard entries.count > 1 else { return }
    var places: [[String]: Int] = [:]
    for entry in entries {
      let key = [entry.service.identifier, entry.user]
      if let place = places[key] {
        self.entries[place] = entry
      } else {
        places[key] = self.entries.count
        self.entries.append(entry)
      }
    }
  }

  /// A number that stands for the entries, which seldom change.
  mutating func mark() -> UInt64 {
    _ = Self.init(entries:remembered:)
    if let mark = remembered.mark { return mark }
    var mark = Fingerprint()
    mark.combine(each: entries) { entry, mark in entry.combine(into: &mark) }
    mark.passOver(remembered, because: "it is this number itself, once somebody asked for it")
    remembered.mark = mark.value
    return mark.value
  }
}

extension Keychain.Entry {
  /// A saved password.
  public init(_ user: String, _ password: String, at service: ServiceIdentifier) {
    self.service = service
    self.user = user
    self.password = password
  }
}
