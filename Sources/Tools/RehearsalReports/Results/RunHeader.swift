/// What is known of a run before it begins.
public struct RunHeader: Hashable, Sendable {
  /// How many scenarios are selected, on all machines together.
  public let planned: Int
  /// The part of them this run plays; `nil` for all.
  public let shard: Shard?
  /// What tells this selection from others, so that only parts of the same one are put together: which scenarios it
  /// has, and where they stand.
  public let selection: String?
  /// What tells the files of these scenarios from others at the same places, because what they say can be another.
  public let contents: String?
  /// The options that decide with the scenarios what comes of them, as somebody would say them.
  public let terms: [String]

  /// One of the parts that a selection is split into.
  public struct Shard: Hashable, Sendable {
    /// Its number, from 1.
    public let number: Int
    /// How many parts there are.
    public let count: Int

    /// `nil` where there is no such part.
    public init?(_ number: Int, of count: Int) {
      guard number >= 1, number <= count else { return nil }
      self.number = number
      self.count = count
    }

    /// Whether this part plays a scenario: the numbers are dealt out like cards.
    public func plays(number: Int) -> Bool { (number - 1) % count == self.number - 1 }
  }

  /// A run of so many scenarios, or of a part of them.
  public init(
    planned: Int, shard: Shard? = nil, selection: String? = nil, contents: String? = nil, terms: [String] = []
  ) {
    self.planned = planned
    self.shard = shard
    self.selection = selection
    self.contents = contents
    self.terms = terms
  }

  /// The header of the run that was split into parts like this one.
  var undivided: RunHeader {
    RunHeader(planned: planned, selection: selection, contents: contents, terms: terms)
  }

  /// How many scenarios this run itself is to play.
  public var share: Int {
    guard let shard else { return planned }
    return planned < shard.number ? 0 : (planned - shard.number) / shard.count + 1
  }
}
