public import Rehearsal

/// Everything the environment may do to a handler: what is searched, and how far.
///
/// ```swift
/// let exploration = Explorer(Situation.usual(.strongPassword), handler: Program { Shiny() }).explore()
/// print(exploration.verdict)
/// ```
public struct Explorer {
  /// Where paths begin.
  public var situations: [Situation]
  /// Whose handlers are explored.
  public var program: Program
  /// Who deviates from the happy path.
  public var deviations = Deviations.all
  /// How many deviations a path may have; `nil` for as many as there can be.
  public var budget: Int? = 2
  /// Whether paths that leave handler and world in the same state are taken for one.
  public var mergesStates = true
  /// How many paths may be run before a search stops; one that goes on from there may run as many again.
  public var limit = 10_000_000
  /// How many things may happen in one path.
  public var stepLimit = 5_000
  /// What must hold besides the rules of the ledger and that nobody is locked out.
  public var properties: [Property] = []
  /// Whether the search goes on to the end of its budget behind what it finds: what is wrong in the same way after the same
  /// deviations, whatever else happens, is found once.
  public var goesOn = false
  /// Whether what comes about in the happy path has to come about again, whatever was wrong before, once somebody asks with
  /// nothing in the way.
  public var expectsRecovery = true
  /// Which part of the paths with deviations to run, from 1, and of how many parts.
  public var shard = Shard()

  /// One part of a search that several machines share.
  public struct Shard: Hashable, Sendable {
    /// Which part, from 1.
    public let part: Int
    /// How many parts there are.
    public let count: Int

    /// A part of so many; there must be such a part, because a search of any other would try nothing.
    public init(_ part: Int = 1, of count: Int = 1) {
      guard 1 <= part, part <= count else { fatalError("there is no part \(part) of \(count)") }
      self.part = part
      self.count = count
    }

    /// Whether all parts know all that came of the levels before.
    package var isOfRound = false

    /// Whether a path belongs to the part: of a round in blocks of neighbors, in turn, and else the happy ones to all, those
    /// with one deviation in turn, and the rest where the path belongs that they go on from.
    func takes(_ number: Int, of countOfLevel: Int, deviations: Int) -> Bool {
      guard isOfRound else { return deviations != 1 || number % count == part - 1 }
      let block = min(64, max(1, countOfLevel / (count * 32)))
      return number / block % count == part - 1
    }
  }

  /// Whether a path is run a second time, to see whether it leads through the same states: every one where few have
  /// as many deviations, and one in so many where they are more, scattered by their numbers.
  func repeats(_ number: Int, of count: Int) -> Bool {
    let stride = min(max(1, count / Self.repeatedAtLeast), Self.repeatedOneIn)
    guard stride > 1 else { return true }
    return (UInt64(number) &* 0x9E37_79B9_7F4A_7C15) >> 32 % UInt64(stride) == 0
  }

  private static let repeatedAtLeast = 32
  private static let repeatedOneIn = 64

  /// How many requests there are in a path at most, where accounts are upgraded.
  public static let mostRequests = PathTerms.mostRequests

  /// How often somebody asks for the same beyond that, in paths with nothing else; `nil` where nobody looks for it.
  package var requestsOfHabit: Int? {
    deviations.contains(.user) && budget != 0 ? Habit.requests : nil
  }

  /// Which paths are run a second time, as a sentence.
  package static let repetition =
    "every path where fewer than \(2 * repeatedAtLeast) have as many deviations, else at least one in "
    + "\(repeatedOneIn)"

  /// The requests of the happy paths that come about, by the places of their situations, as far as they have been run.
  var owed: [Int: UInt64] = [:]

  /// A search over situations with a program.
  public init(_ situations: [Situation], handler program: Program) {
    self.situations = situations
    self.program = program
  }

  /// Whether states are compared at all: not where a property looks at everything that happened.
  package var isMerging: Bool { mergesStates && !looksBack }

  /// Whether paths that have a beginning in common share it, where that can be; for tests of just that.
  package var sharesBeginnings = true

  /// Runs everything in this process, level by level, until something is wrong, nothing is left, or a limit is
  /// reached.
  public func explore() -> Exploration {
    var search = Search(self)
    search.run()
    return search.exploration
  }
}
