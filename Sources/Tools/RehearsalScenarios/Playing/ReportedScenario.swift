/// A scenario as reports show it: what is written and where, without what it means.
///
/// Whoever reads a report back may not know the vocabulary that the scenario was written in.
public struct ReportedScenario: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its name within its feature, with its rule and its row of examples.
  public let fullName: String
  /// The feature it belongs to.
  public let feature: String
  /// Its tags, with those of its feature and rule.
  public let tags: [String]
  /// Where it stands.
  public let place: Place
  /// What it says, line by line.
  public package(set) var lines: [Line]
  /// The row of examples that it is made of; `nil` where it is one by itself.
  public package(set) var example: ExampleRow?

  /// One sentence of a scenario.
  public struct Line: Hashable, Sendable {
    /// Under which keyword it stands.
    public let kind: StepKind
    /// What is written.
    public let text: String
    /// Where it is written.
    public let place: Place

    package init(kind: StepKind, text: String, place: Place) {
      self.kind = kind
      self.text = text
      self.place = place
    }
  }

  /// What reports show of a scenario.
  public init(_ scenario: Scenario) {
    self.init(scenario, withLines: true)
  }

  /// What those reports show that may do without the lines.
  package init(_ scenario: Scenario, withLines hasLines: Bool) {
    self.init(
      name: scenario.name, fullName: scenario.fullName, feature: scenario.feature, tags: scenario.tags,
      place: scenario.place,
      lines: (hasLines ? scenario.lines : []).map { Line(kind: $0.kind, text: $0.text, place: $0.place) },
      example: hasLines ? scenario.example : nil)
  }

  package init(
    name: String, fullName: String, feature: String, tags: [String], place: Place, lines: [Line],
    example: ExampleRow? = nil
  ) {
    self.name = name
    self.fullName = fullName
    self.feature = feature
    self.tags = tags
    self.place = place
    self.lines = lines
    self.example = example
  }
}
