extension Recommendation {
  /// A recommendation as the user reads it in the list; the password itself does not stand there.
  public struct Row: Hashable, Sendable {
    /// Whose password it is.
    public let user: String
    /// Where it is used.
    public let service: ServiceIdentifier
    /// How soon something should be done.
    public let priority: Priority
    /// What is wrong with it, in sentences.
    public let warnings: [String]
    /// What can be tapped.
    public let actions: [Action]

    package init(
      user: String, service: ServiceIdentifier, priority: Priority, warnings: [String], actions: [Action]
    ) {
      self.user = user
      self.service = service
      self.priority = priority
      self.warnings = warnings
      self.actions = actions
    }
  }

  /// What the user reads of it.
  public var row: Row {
    Row(
      user: entry.user, service: entry.service, priority: priority, warnings: warnings.map(\.description),
      actions: actions)
  }
}
