/// Why recorded runs are not one whole run.
public struct Unmergeable: Error, Hashable, Sendable, CustomStringConvertible {
  /// Everything that keeps them from being one.
  public let problems: [Problem]

  /// Something missing, doubled or from elsewhere.
  public enum Problem: Hashable, Sendable {
    /// No run was given.
    case nothing
    /// Two runs planned different numbers of scenarios.
    case otherPlan(Int, Int)
    /// Two runs are of different selections.
    case otherSelection
    /// Two runs read other things in the same files.
    case otherContents
    /// Two runs were played with other options.
    case otherTerms([String], [String])
    /// So many runs were never split.
    case notSplit(Int)
    /// The runs are parts of splits into different numbers of parts.
    case otherSplit([Int])
    /// Nobody gave these parts.
    case shardsMissing([ClosedRange<Int>])
    /// These parts were given more than once.
    case shardsDoubled([Int])
    /// A run broke off; `nil` where it is no part of a split.
    case unfinished(shard: Int?)
    /// No run has a result of these scenarios.
    case scenariosMissing([ClosedRange<Int>])
    /// There is more than one result of these scenarios.
    case scenariosDoubled([Int])
    /// Nobody planned these scenarios.
    case scenariosUnknown([Int])
  }

  /// Every problem, one a line.
  public var description: String { problems.map { "\($0)\n" }.joined() }
}

extension Unmergeable.Problem: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .nothing: "there is nothing to merge"
    case .otherPlan(let one, let other):
      "one run planned \(one.scenarios), another \(other); they do not belong together"
    case .otherSelection: "the runs are of different selections; they do not belong together"
    case .otherContents:
      "the runs read other things in the same files of scenarios; they do not belong together"
    case .otherTerms(let one, let other):
      "one run was played \(one.asTerms), another \(other.asTerms); they do not belong together"
    case .notSplit(let count):
      "each of the \(count) runs is whole, and none a part of the others; give one alone, or runs with --shard"
    case .otherSplit(let counts):
      "the runs are parts of different splits, into \(counts.map(String.init).joined(separator: " and "))"
    case .shardsMissing(let ranges): "missing: shard \(ranges.words)"
    case .shardsDoubled(let numbers): "given more than once: shard \(numbers.words)"
    case .unfinished(let shard):
      "\(shard.map { "shard \($0)" } ?? "the run") broke off: its last line, the counts, is missing"
    case .scenariosMissing(let ranges): "no result of scenario \(ranges.words)"
    case .scenariosDoubled(let numbers): "more than one result of scenario \(numbers.words)"
    case .scenariosUnknown(let numbers): "nobody planned scenario \(numbers.words)"
    }
  }
}

extension [ClosedRange<Int>] {
  fileprivate var words: String {
    map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }.joined(
      separator: ", ")
  }
}

extension [String] {
  /// The options, or that there are none.
  fileprivate var asTerms: String {
    isEmpty ? "without options" : "with " + map(\.quotedForShells).joined(separator: " ")
  }
}

extension [Int] {
  fileprivate var words: String { map { "\($0)" }.joined(separator: ", ") }
}
