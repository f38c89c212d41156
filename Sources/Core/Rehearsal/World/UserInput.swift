/// What the user has done to the interface of a request.
struct UserInput: Hashable, Sendable {
  /// Whether it was anything at all.
  var isAny = false
  /// Whether anything was typed.
  private(set) var isTyped = false
  /// How often they tapped since they last typed: not at all, once, or more often.
  private(set) var taps = 0
  /// Whom of those that the identity store knows the user tapped on: who taps on two may be given either.
  private(set) var named: [String] = []
  /// How often a code was sent since they last did anything: not at all, once, or more often.
  private(set) var codesSent = 0

  /// The user does something; where it is to choose from a list, what is tapped may be the name of somebody in a store.
  mutating func take(_ touch: Touch, choosingFrom store: IdentityStore?) {
    if case .taps(let name) = touch, store?.knows(name) == true, !named.contains(name) { named.append(name) }
    isAny = true
    codesSent = 0
    switch touch {
    case .types: (isTyped, taps) = (true, 0)
    case .taps: if isTyped { taps = min(2, taps + 1) }
    }
  }

  /// A code goes to the server; answers whether that is once more although the user gave it once (OC-3).
  mutating func sendCode() -> Bool {
    codesSent = min(2, codesSent + 1)
    return codesSent == 2 && taps < 2
  }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(isAny:isTyped:taps:named:codesSent:)
    mark.combine(isAny)
    mark.combine(isTyped)
    mark.combine(taps)
    mark.combine(each: named) { name, mark in mark.combine(name) }
    mark.combine(codesSent)
  }
}

extension IdentityStore {
  /// Whether it has a password of somebody of that name.
  func knows(_ user: String) -> Bool { identities.contains { $0.kind == .password && $0.user == user } }
}
