import ProcessIsolation
import Synchronization
public import Testing

/// Whether the rehearsals of a test are played in copies of its process.
enum Isolation {
  @TaskLocal static var isWanted = true

  /// Seconds of real time in which nothing happens in a rehearsal before its handler has hung.
  @TaskLocal static var hangLimit = 10

  /// Where handlers have hung in this process: what hung once at a line of a test hangs there for each of its arguments.
  private static let hangs = Mutex<Set<String>>([])

  /// For how many seconds a rehearsal at a line of a test may be silent.
  static func patience(at place: SourceLocation) -> Int {
    hangs.withLock { $0.contains("\(place)") } ? min(hangLimit, 1) : hangLimit
  }

  /// Remembers that a handler has hung.
  static func noteHang(at place: SourceLocation) {
    _ = hangs.withLock { $0.insert("\(place)") }
  }

  /// Whether they are: nowhere are copies made but on Linux.
  static var isOn: Bool { isWanted && System.canSplit }
}

/// What a handler costs that traps or never comes back.
///
/// Usually each rehearsal is played in a copy of the test's process first, and in the process itself only where it comes
/// to its end there, so that the test's own values see what its handler does. A search is played in copies alone: what
/// its handlers write into values of the test stays in those. A copy takes some milliseconds; where that is too long
/// for what a test does, `@Test(.withoutIsolation)` makes none, and then a handler that traps ends all tests.
public struct IsolationTrait: TestTrait, SuiteTrait, TestScoping {
  private let isWanted: Bool
  private let hangLimit: Int

  fileprivate init(isWanted: Bool, hangLimit: Int) {
    self.isWanted = isWanted
    self.hangLimit = hangLimit
  }

  /// Whether it holds for suites in a suite as well.
  public var isRecursive: Bool { true }

  /// Runs a test, or a suite, so.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Isolation.$isWanted.withValue(isWanted) {
      try await Isolation.$hangLimit.withValue(hangLimit) { try await function() }
    }
  }
}

extension Trait where Self == IsolationTrait {
  /// The rehearsals of this test are played in its own process alone.
  public static var withoutIsolation: IsolationTrait {
    IsolationTrait(isWanted: false, hangLimit: Isolation.hangLimit)
  }

  /// A handler of this test has hung when nothing happens for so many seconds of real time, instead of ten.
  public static func hangLimit(_ seconds: Int) -> IsolationTrait {
    IsolationTrait(isWanted: Isolation.isWanted, hangLimit: seconds)
  }
}
