/// The credential identity store of an app: what AutoFill may suggest of its credentials, as the app said.
///
/// ```swift
/// var store = IdentityStore(isEnabled: true)
/// try store.take(.save([CredentialIdentity("jappleseed", at: "shiny.example")]), isDeviceLocked: false)
/// let suggestions = store.suggestions(for: ["https://shiny.example/login"], .password)
/// ```
///
/// To save and to remove cost what is saved and removed, to look up costs what is found; a store is copied without
/// its identities, until one of the copies changes.
public struct IdentityStore: Hashable, Sendable {
  /// What the app can learn of it, also while the device is locked.
  public private(set) var state: IdentityStoreState
  /// How often in a row the app failed to provide what was suggested.
  public private(set) var failuresInARow = 0
  private var busyOperations = 0
  /// How many operations start before those that do not.
  private var startingOperations = 0
  private var contents = Contents.nothing

  /// Out of the way, because most phones are copied without anybody looking at it.
  private enum Contents: Sendable {
    case nothing
    indirect case byHost(IdentityIndex)
  }

  /// How many identities it holds.
  public var count: Int { byHost?.count ?? 0 }

  /// The identities, in the order in which they were saved; one that took another's place stands there.
  public var identities: [CredentialIdentity] { byHost?.identities ?? [] }

  /// Whether it holds an identity that is the same (AS-9).
  public func contains(_ identity: CredentialIdentity) -> Bool { byHost?.contains(identity) == true }

  var byHost: IdentityIndex? {
    if case .byHost(let byHost) = contents { byHost } else { nil }
  }
}

/// What the app asks of it.
extension IdentityStore {
  /// A store, with the identities that were saved since the extension was enabled; one that is disabled has none.
  public init(isEnabled: Bool = false, identities: [CredentialIdentity] = []) {
    state = IdentityStoreState(isEnabled: isEnabled, supportsIncrementalUpdates: false)
    if isEnabled { save(identities) }
  }

  /// Carries out an update, or nothing of it.
  ///
  /// The device counts at the moment at which an update starts: one that has started goes on when it is locked.
  public mutating func take(
    _ update: IdentityStoreUpdate, isDeviceLocked: Bool,
    whenLocked lockedStoreError: Profile.LockedStoreError = .internalError
  ) throws(IdentityStoreError) {
    guard state.isEnabled || !Ledger.holds("IS-4") else { throw .storeDisabled }
    guard !isDeviceLocked || !Ledger.holds("IS-2") else {
      throw (Ledger.holds("AS-24") ? lockedStoreError : .storeBusy).error
    }
    if busyOperations > 0, Ledger.holds("IS-12") { try begin() }
    switch update {
    case .save(let identities): save(identities)
    case .remove(let identities):
      guard state.supportsIncrementalUpdates || !Ledger.holds("IS-8") else { throw .internalError }
      change { byHost in for identity in identities { byHost.remove(identity) } }
    case .removeAll: contents = .nothing
    case .replace(let identities):
      guard state.supportsIncrementalUpdates || Ledger.holds("CX-13") else { throw .internalError }
      contents = .nothing
      save(identities)
    }
  }

  private mutating func save(_ identities: [CredentialIdentity]) {
    guard !identities.isEmpty else { return }
    change { byHost in for identity in identities { byHost.put(identity) } }
    state = IdentityStoreState(isEnabled: true, supportsIncrementalUpdates: Ledger.holds("IS-7"))
  }

  private mutating func change(_ work: (inout IdentityIndex) -> Void) {
    var byHost = byHost ?? IdentityIndex()
    // An index that also stands in the store would be copied whole.
    contents = .nothing
    work(&byHost)
    if byHost.count > 0 { contents = .byHost(byHost) }
  }
}

/// What becomes of it.
extension IdentityStore {
  /// The user enables the extension.
  ///
  /// What keeps the system busy does not end with that.
  public mutating func enable() {
    guard !state.isEnabled else { return }
    let (busyOperations, startingOperations) = (busyOperations, startingOperations)
    self = IdentityStore(isEnabled: true)
    (self.busyOperations, self.startingOperations) = (busyOperations, startingOperations)
  }

  /// The user disables the extension, or deletes the app: the store goes with it (IS-5).
  public mutating func disable() {
    guard Ledger.holds("IS-5") else { return }
    self = IdentityStore()
  }

  /// The system deletes the store; where the extension is enabled a new one takes its place (IS-6).
  public mutating func wipe() {
    guard Ledger.holds("IS-6") else { return }
    self = IdentityStore(isEnabled: state.isEnabled)
  }

  /// Whether the next update will not start, or one of those that follow.
  package var isBusy: Bool { busyOperations > 0 }

  /// Keeps the next operations from starting (IS-12), or those that come after so many.
  public mutating func becomeBusy(for operations: Int, after others: Int = 0) {
    (busyOperations, startingOperations) = (max(0, operations), max(0, others))
  }

  /// One operation more wants to start while the store is busy, or is going to be.
  private mutating func begin() throws(IdentityStoreError) {
    if startingOperations > 0 { return startingOperations -= 1 }
    busyOperations -= 1
    throw .storeBusy
  }

  /// How that is told of the system.
  package static func occupation(for operations: Int, after others: Int?) -> String {
    let after = others.map { ", after \($0) more" } ?? ""
    return "is busy with the identity store for \(operations) operation\(operations == 1 ? "" : "s")\(after)"
  }

  /// Notes that the app failed to provide what was suggested, and answers whether the store was wiped for it.
  ///
  /// Without a limit there is nothing to count for.
  public mutating func noteFailure(limit: Int?) -> Bool {
    guard state.isEnabled, let limit else { return false }
    failuresInARow += 1
    guard failuresInARow >= limit else { return false }
    wipe()
    return true
  }

  /// Notes that the app provided what was suggested.
  public mutating func noteSuccess() {
    failuresInARow = 0
  }
}

/// Equal stores answer alike to everything that can follow.
extension IdentityStore {
  /// Whether two stores hold the same identities in the same order, and stand alike.
  public static func == (one: IdentityStore, other: IdentityStore) -> Bool {
    one.fingerprint == other.fingerprint && one.identities == other.identities
  }

  /// Feeds a number that stands for it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }

  private var fingerprint: Fingerprint {
    var mark = Fingerprint()
    combine(into: &mark)
    return mark
  }

  /// Costs the same however many identities there are.
  package func combine(into mark: inout Fingerprint) {
    _ = Self.init(state:failuresInARow:busyOperations:startingOperations:contents:)
    state.combine(into: &mark)
    mark.combine(failuresInARow)
    mark.combine(busyOperations)
    if busyOperations > 0 { mark.combine(startingOperations) }
    mark.combine(count)
    if case .byHost(let byHost) = contents { byHost.combine(into: &mark) } else { mark.combine(0) }
  }
}

/// What a provider can learn about its store before it updates it (IS-10).
public struct IdentityStoreState: Hashable, Sendable {
  /// Whether the user has enabled the extension.
  public let isEnabled: Bool
  /// Whether something was saved since the store came into being, so that it need not be written in full (IS-7).
  public let supportsIncrementalUpdates: Bool

  /// A state.
  public init(isEnabled: Bool, supportsIncrementalUpdates: Bool) {
    self.isEnabled = isEnabled
    self.supportsIncrementalUpdates = supportsIncrementalUpdates
  }

  func combine(into mark: inout Fingerprint) {
    mark.combine(isEnabled)
    mark.combine(supportsIncrementalUpdates)
  }
}
