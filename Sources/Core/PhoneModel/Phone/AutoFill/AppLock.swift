/// When a provider's own lock falls, as its team says (PL-23); the system knows nothing of it.
///
/// ```swift
/// phone.autoFill.lock = AppLock(after: .seconds(300), fallsWithDevice: true)
/// ```
public struct AppLock: Hashable, Sendable {
  /// How long after the last request in which its user showed who they are, or that found it open: no time at all for one
  /// that every request finds shut, and `nil` for one that no time shuts.
  public var delay: Duration?
  /// Whether it falls as the device is locked.
  public var fallsWithDevice: Bool
  /// Until when it is open; `nil` where it has fallen, as it has before anything happens.
  fileprivate var openUntil: Instant?

  /// Whether nobody has to show at a moment who they are.
  package func isOpen(at now: Instant) -> Bool { openUntil.map { now < $0 } ?? false }

  /// Its user has shown who they are, or was here while it was open.
  package mutating func open(at now: Instant) {
    openUntil = delay.map { now + $0 } ?? Instant(nanoseconds: .max)
  }

  /// The device is locked, or goes off.
  package mutating func noteDeviceLocked() { if fallsWithDevice { openUntil = nil } }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(delay:fallsWithDevice:openUntil:)
    mark.combine(openUntil.map { Int($0.nanoseconds) } ?? -1)
    mark.passOver((delay, fallsWithDevice), because: "nothing that happens changes how the phone is set up")
  }
}

extension AppLock {
  /// A lock that falls so long after its user was there.
  public init(after delay: Duration?, fallsWithDevice: Bool = false) {
    self.init(delay: delay, fallsWithDevice: fallsWithDevice, openUntil: nil)
  }
}
