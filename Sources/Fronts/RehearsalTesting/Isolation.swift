import ProcessIsolation
public import Testing

/// Whether the rehearsals of a test are played in copies of its process.
enum Isolation {
  @TaskLocal static var isWanted = true

  /// Seconds of real time in which nothing happens in a rehearsal before its handler has hung.
  @TaskLocal static var patience = 10

  /// Whether they are: nowhere are copies made but on Linux.
  static var isOn: Bool { isWanted && System.canSplit }
}

/// Plays the rehearsals of a test, or of a suite, in the test's own process alone: `@Test(.withoutIsolation)`.
///
/// Usually each rehearsal is played in a copy of the process first, and a search in copies alone: a handler that traps
/// or never comes back costs its own rehearsal there. What a handler of a search writes into what the test holds stays
/// in the copies. With this trait nothing does, and a handler that traps ends all tests.
public struct IsolationTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether it holds for suites in a suite as well.
  public var isRecursive: Bool { true }

  /// Runs a test, or a suite, without copies of its process.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Isolation.$isWanted.withValue(false) { try await function() }
  }
}

extension Trait where Self == IsolationTrait {
  /// The rehearsals of this test are played in its own process alone.
  public static var withoutIsolation: IsolationTrait { IsolationTrait() }
}
