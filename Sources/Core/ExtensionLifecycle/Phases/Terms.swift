/// What does not change in the life of a request.
public struct Terms: Hashable, Sendable {
  /// What is asked, and from where.
  public let request: Request
  /// How contested and assumed rules are read.
  public let profile: Profile
}
