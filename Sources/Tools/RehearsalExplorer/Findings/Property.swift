public import Rehearsal

/// Something of one's own that must hold in every path.
///
/// ```swift
/// let tidy = Property("nobody keeps more than two sessions", of: .ending) { trace in
///   trace.accounts.allSatisfy { $0.tokens.count <= 2 }
/// }
/// ```
public struct Property: Sendable {
  /// What holds, as a sentence.
  public let name: String
  /// How much of a trace it looks at.
  public let scope: Scope
  let holds: @Sendable (Trace) -> Bool

  /// How much of a trace a property looks at.
  public enum Scope: Hashable, Sendable {
    /// Only what there is when everything is over.
    case ending
    /// Everything that happened; paths that end alike are then no longer taken for one.
    case path
  }

  /// A property with what it looks at, and whether it holds.
  public init(_ name: String, of scope: Scope, holds: @escaping @Sendable (Trace) -> Bool) {
    self.name = name
    self.scope = scope
    self.holds = holds
  }
}
