/// What a source says, as a tree; every part knows where it stands.
public struct GherkinDocument: Hashable, Sendable {
  /// The name of the source.
  public let uri: String
  /// The feature; `nil` where a source holds none.
  public let feature: Feature?
  /// Every comment, in order.
  public let comments: [Comment]
  /// The first number that no part of the tree is known by; pickles go on from there.
  public let nextID: Int
}

/// A feature: its scenarios, and its rules with scenarios of their own.
public struct Feature: Hashable, Sendable {
  /// Its title and description.
  public let heading: Heading
  /// Its tags, which all of its scenarios inherit.
  public let tags: [Tag]
  /// The name of the dialect it is written in.
  public let language: String
  /// The steps before each scenario, those of rules included.
  public let background: Background?
  /// The scenarios before the first rule.
  public let scenarios: [GherkinScenario]
  /// The rules.
  public let rules: [GherkinRule]
}

/// A business rule and the scenarios that illustrate it.
public struct GherkinRule: Hashable, Sendable {
  /// The number it is known by in messages.
  public let id: Int
  /// Its title and description.
  public let heading: Heading
  /// Its tags, which its scenarios inherit.
  public let tags: [Tag]
  /// The steps before each of its scenarios.
  public let background: Background?
  /// Its scenarios.
  public let scenarios: [GherkinScenario]
}

/// The steps that come before those of each scenario.
public struct Background: Hashable, Sendable {
  /// The number it is known by in messages.
  public let id: Int
  /// Its title and description.
  public let heading: Heading
  /// Its steps.
  public let steps: [GherkinStep]
}

/// A scenario or, with examples, the outline of several.
public struct GherkinScenario: Hashable, Sendable {
  /// The number it is known by in messages.
  public let id: Int
  /// Its title and description.
  public let heading: Heading
  /// Its own tags.
  public let tags: [Tag]
  /// Its steps.
  public let steps: [GherkinStep]
  /// The tables that its placeholders are filled from.
  public let examples: [Examples]
}

/// A table that fills the placeholders of an outline, one scenario a row.
public struct Examples: Hashable, Sendable {
  /// The number it is known by in messages.
  public let id: Int
  /// Its title and description.
  public let heading: Heading
  /// Tags of the scenarios it makes.
  public let tags: [Tag]
  /// The names of the placeholders; `nil` where there is no table.
  public let header: TableRow?
  /// The values, a row for each scenario.
  public let body: [TableRow]
}

/// The title line that begins a part of a feature, and the free text under it.
public struct Heading: Hashable, Sendable {
  /// Where the keyword begins.
  public let location: Location
  /// The keyword, without its colon.
  public let keyword: String
  /// What follows the colon.
  public let name: String
  /// The lines under the title, without comments.
  public let description: String
}

/// A label of a feature, rule, scenario or table of examples.
public struct Tag: Hashable, Sendable {
  /// The number it is known by in messages.
  public let id: Int
  /// Where its `@` stands.
  public let location: Location
  /// Its name, the `@` included.
  public let name: String
}

/// A comment line.
public struct Comment: Hashable, Sendable {
  /// Where the line begins.
  public let location: Location
  /// The whole line.
  public let text: String
}
