/// Something kept or found, as a trace shows it.
public struct Keepsake: Hashable, Sendable {
  /// Its name.
  public let key: String
  /// Where.
  public let container: Container
  /// The value in words; `nil` for nothing.
  public let value: String?

  /// A value of a name, in a container.
  public init(_ key: String, in container: Container = .own, _ value: String?) {
    self.key = key
    self.container = container
    self.value = value
  }
}

extension Keepsake: CustomStringConvertible {
  /// What is kept as what, and where.
  public var description: String {
    "\(value.map { "“\($0)”" } ?? "nothing") as “\(key)”"
      + (container.group.map { " in the group “\($0)”" } ?? "")
  }
}
