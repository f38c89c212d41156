public import RehearsalExplorer
public import Testing

/// How far the searches of a test go that do not say so themselves.
///
/// Usually that is up to two deviations, of every kind. `@Suite(.explored(budget: 1))` keeps a suite quick, and
/// `@Test(.explored(budget: 3, deviating: .network))` looks further in one test, while the searches in it stay as short as
/// they were.
public struct SearchTrait: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal private static var current = SearchTrait(budget: 2, deviations: .all)

  private let budget: Int?
  private let deviations: Deviations

  fileprivate init(budget: Int?, deviations: Deviations) {
    self.budget = budget
    self.deviations = deviations
  }

  /// With how many deviations a path is run in the test that runs now; `nil` for as many as there can be.
  public static var budget: Int? { current.budget }

  /// Who deviates in the test that runs now.
  public static var deviations: Deviations { current.deviations }

  /// Whether it holds for suites in a suite as well.
  public var isRecursive: Bool { true }

  /// Runs a test, or a suite, so.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(self) { try await function() }
  }
}

extension Trait where Self == SearchTrait {
  /// The searches of this test run paths with up to so many deviations, `nil` for as many as there can be, of such kinds.
  public static func explored(budget: Int?, deviating deviations: Deviations = .all) -> SearchTrait {
    SearchTrait(budget: budget, deviations: deviations)
  }
}
