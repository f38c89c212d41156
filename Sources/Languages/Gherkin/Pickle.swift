/// A scenario ready to run: its backgrounds are copied in and its placeholders are filled.
public struct Pickle: Hashable, Sendable {
  /// The number it is known by in messages.
  public let id: Int
  /// The name of the source.
  public let uri: String
  /// Where it comes from: its scenario, or its row of the examples.
  public let location: Location
  /// The number of the scenario it comes from.
  public let scenarioID: Int
  /// The number of the row of examples that fills its placeholders, if it has any.
  public let rowID: Int?
  /// The name of its scenario.
  public let name: String
  /// The name of the dialect it is written in.
  public let language: String
  /// Its tags, from the outermost to its own.
  public let tags: [Tag]
  /// Its steps, those of backgrounds first.
  public let steps: [PickleStep]
}

/// A step ready to run.
public struct PickleStep: Hashable, Sendable {
  /// What a step is there for; a conjunction is there for what the step before it is.
  public enum Kind: String, Hashable, Sendable {
    /// What is given.
    case context = "Context"
    /// What happens.
    case action = "Action"
    /// What is to come of it.
    case outcome = "Outcome"
    /// Nobody said.
    case unknown = "Unknown"
  }

  /// The number it is known by in messages.
  public let id: Int
  /// Where the step it comes from begins.
  public let location: Location
  /// The number of the step it comes from.
  public let stepID: Int
  /// The number of the row of examples that fills its placeholders, if it is of an outline.
  public let rowID: Int?
  /// What it is there for.
  public let kind: Kind
  /// Its text.
  public let text: String
  /// Where the text begins in the source.
  public let textLocation: Location
  /// What stands under it, with the places it has in the source.
  public let arguments: [StepArgument]
}
