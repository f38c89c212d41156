/// One rule turned round at a time, so that its own test can be seen to fail.
///
/// Nothing but the tests of this package turns a rule round, before anything is rehearsed. Where what a rule says is
/// decided, the code asks whether it holds; what a handler is told of asks in one place for all.
extension Ledger {
  /// Whether a rule holds, which it does unless it is the one that is turned round.
  @inlinable
  package static func holds(_ rule: StaticString) -> Bool { !isInverting || inverted != "\(rule)" }

  /// Whether a rule holds whose number is only known when it is asked for.
  package static func holds(rule: String) -> Bool { !isInverting || inverted != rule }

  @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) package private(set) static var isInverting =
    false
  @usableFromInline nonisolated(unsafe) package private(set) static var inverted = ""

  /// Turns a rule round for all of this process, or none any more.
  package static func invert(_ rule: String?) {
    inverted = rule ?? ""
    isInverting = rule != nil
  }
}
