/// What a page tells of an exploration: how far it went, and what it found.
public struct ExplorationSection: Hashable, Sendable {
  /// What was explored.
  public let title: String
  /// What came of it, in a sentence.
  public let verdict: String
  /// How far it went, a row a budget.
  public let rows: [Row]
  /// What it found, each with its run.
  public let findings: [Finding]

  /// What is told of an exploration.
  public init(title: String, verdict: String, rows: [Row], findings: [Finding]) {
    self.title = title
    self.verdict = verdict
    self.rows = rows
    self.findings = findings
  }

  /// All runs with so many deviations from the happy path.
  public struct Row: Hashable, Sendable {
    /// How many deviations each of them has.
    public let budget: Int
    /// How many runs there were.
    public let runs: Int
    /// In how many of them something was wrong.
    public let found: Int
    /// What else there is to say, such as that there are no more.
    public let remark: String

    /// One row.
    public init(budget: Int, runs: Int, found: Int, remark: String) {
      self.budget = budget
      self.runs = runs
      self.found = found
      self.remark = remark
    }
  }

  /// Something wrong, with the run that shows it and the nearest one in which all is well.
  public struct Finding: Hashable, Sendable {
    /// What is wrong.
    public let title: String
    /// What more there is to say of it, line by line.
    public let account: [String]
    /// The command that plays it again.
    public let reproduce: String
    /// The run.
    public let failing: Film
    /// The nearest run that passes, if there is one.
    public let passing: Film?

    /// One finding.
    public init(title: String, account: [String], reproduce: String, failing: Film, passing: Film?) {
      self.title = title
      self.account = account
      self.reproduce = reproduce
      self.failing = failing
      self.passing = passing
    }
  }
}
