/// The rules of the extension point for one request, from the tap to the end.
///
/// A lifecycle decides and never acts: it takes an ``Event`` and answers with the ``Command``s its host must
/// carry out, in order.
///
/// ```swift
/// var lifecycle = RequestLifecycle(Request(.strongPassword, from: .settings))
/// _ = lifecycle.receive(.system(.began))
/// let end = lifecycle.receive(.handler(.completed(.strongPassword)))
/// // end.commands: stop patience, replace the password, let go of the handler
/// ```
public struct RequestLifecycle: Hashable, Sendable {
  /// What is asked, and how contested and assumed rules are read.
  public let terms: Terms
  /// Where the request stands.
  public private(set) var phase: Phase

  /// A request that nobody has taken up yet.
  public init(_ request: Request, profile: Profile = Profile()) {
    terms = Terms(request: request, profile: profile)
    phase = .requested(Requested())
  }

  /// Takes an event and answers with the next phase and everything the host must do.
  public mutating func receive(_ event: Event) -> Transition {
    let transition = phase.on(event, terms)
    phase = transition.phase
    return transition
  }

  /// What would come of an event, without taking it.
  public func transition(on event: Event) -> Transition {
    phase.on(event, terms)
  }
}
