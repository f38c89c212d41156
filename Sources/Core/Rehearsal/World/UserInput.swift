/// What the user has done to the interface of a request.
struct UserInput: Hashable, Sendable {
  /// Whether it was anything at all.
  var isAny = false
  /// Whether anything was typed.
  private(set) var isTyped = false
  /// How often they tapped since they last typed: not at all, once, or more often.
  private(set) var taps = 0
  /// How often a code was sent since they last did anything: not at all, once, or more often.
  private(set) var codesSent = 0

  /// The user does something.
  mutating func take(_ touch: Touch) {
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
    _ = Self.init(isAny:isTyped:taps:codesSent:)
    mark.combine(isAny)
    mark.combine(isTyped)
    mark.combine(taps)
    mark.combine(codesSent)
  }
}
