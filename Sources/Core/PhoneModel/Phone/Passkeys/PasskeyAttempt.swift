/// Somebody's attempt to have a passkey made, or to sign in with one, and what came of it.
public struct PasskeyAttempt: Hashable, Sendable {
  /// Whose account it is about.
  public package(set) var user: String
  /// Whether a passkey was to be made.
  public let isRegistration: Bool
  /// Which of the website's demands it answers.
  package let number: Int
  /// What came of it; `nil` while nothing has.
  public package(set) var verdict: Verdict?
  /// Whether anything came between that is nobody's mistake: a fault of the network, the system, or the user.
  public package(set) var wasDisturbed = false
  /// The passkeys of the provider's own beside which there must be no new one.
  package var ownExcluded: [String] = []

  /// What came of an attempt.
  public enum Verdict: Hashable, Sendable {
    /// The website took it.
    case accepted
    /// The website did not take it, and said why.
    case refused(String)
    /// The page never heard of it again.
    case unanswered
    /// The provider gave nothing.
    case notGiven
  }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(user:isRegistration:number:verdict:wasDisturbed:ownExcluded:)
    mark.combine(user)
    mark.combine(isRegistration)
    mark.combine(wasDisturbed)
    mark.combine(verdict.map { "\($0)" })
    mark.combine(number)
    mark.combine(each: verdict == nil ? ownExcluded : []) { $1.combine($0) }
  }
}

extension PasskeyAttempt {
  /// An attempt that answers a demand, and of which nothing has come yet.
  package init(of user: String, isRegistration: Bool, answering number: Int) {
    self.init(user: user, isRegistration: isRegistration, number: number)
  }
}

extension PasskeyAttempt.Verdict: CustomStringConvertible {
  /// What came of it, as a sentence.
  public var description: String {
    switch self {
    case .accepted: "the website takes it"
    case .refused(let reason): "the website refuses it: \(reason)"
    case .unanswered: "the page never hears from its website"
    case .notGiven: "the provider gives nothing"
    }
  }
}
