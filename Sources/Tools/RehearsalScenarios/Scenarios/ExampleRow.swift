/// The row of examples that makes a scenario of an outline.
public struct ExampleRow: Hashable, Sendable {
  /// The name of the outline, with its placeholders.
  public let outline: String
  /// Its table and its row there, such as `1.2`.
  public let number: String
  /// What fills each placeholder, in the order of the table.
  public let values: [Value]

  /// A placeholder and what stands there.
  public struct Value: Hashable, Sendable {
    /// The name of the placeholder.
    public let name: String
    /// What stands there.
    public let text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package init(outline: String, number: String, values: [Value]) {
    self.outline = outline
    self.number = number
    self.values = values
  }
}
