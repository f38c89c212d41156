import Designs
import Foundation
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

@testable import RehearsalIsolation

/// What is static in a handler's code ends with the process that is played, as it does on a phone.
///
/// The tests run at the same time, as those of a team do: each search notes for itself.
@Suite struct StaticsTests {
  private func explore(_ program: Program) throws -> Exploration {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: program)
    explorer.deviations = [.user, .system]
    var search = Search(explorer)
    var isolated = IsolatedSearch(patience: 60)
    try isolated.run(&search)
    return search.exploration
  }

  #if os(Linux)
    @Test func `a static variable begins anew with every process of every path, and is named`() throws {
      let sound = try explore(Program { Counting(tiredFrom: 12) })
      #expect(sound.verdict == .exhausted)
      let name = sound.renewed ?? "nothing"
      #expect(name.contains("Counting") && name.contains("requests"), "\(name)")
    }

    @Test func `so does one that a handler's module adds to somebody else's type`() throws {
      let sound = try explore(Program { CountingInText(tiredFrom: 12) })
      #expect(sound.verdict == .exhausted)
      let name = sound.renewed ?? "nothing"
      #expect(name.contains("String") && name.contains("countOfRequests"), "\(name)")
    }

    @Test func `and outlives each request of a process`() throws {
      let found = try explore(Program { Counting(tiredFrom: 3) })
      #expect(found.discoveries.map(\.failure) == [.rule(.neverAnswered)])
      #expect(found.discoveries.first?.path.deviations.count == 1, "who asks ten times more asks in one")
    }

    @Test func `what a test has set is there again in every process, and alive`() throws {
      Remembering.notes = (0..<4).map { "note \($0) of a test, too long to be kept in two words" }
      defer { Remembering.notes = [] }
      let sound = try explore(Program { Remembering() })
      #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure))")
      #expect(sound.renewed?.contains("notes") == true)
    }
  #endif

  @Test func `the modules that are not handlers' code are those of the house`() throws {
    let sources = House.root.appending(path: "Sources")
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: sources.path)
      .flatMap { try files.contentsOfDirectory(atPath: sources.appending(path: $0).path) }
      .filter { !$0.hasPrefix("C") || $0.hasPrefix("Co") || $0.hasPrefix("Cr") }
      .filter { $0 != "CConfinement" }
    #expect(Set(HandlerStatics.ours) == Set(names))
  }
}

/// Counts its requests where all its handlers can see it, and answers none from one on.
private final class Counting: Trusting {
  nonisolated(unsafe) private static var requests = 0
  private let limit: Int

  init(tiredFrom limit: Int) {
    self.limit = limit
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    Self.requests += 1
    guard Self.requests < limit else { return }
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }
}

extension String {
  nonisolated(unsafe) fileprivate static var countOfRequests = 0
}

/// Counts its requests where all code of its process can see it.
private final class CountingInText: Trusting {
  private let limit: Int

  init(tiredFrom limit: Int) {
    self.limit = limit
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    String.countOfRequests += 1
    guard String.countOfRequests < limit else { return }
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }
}

/// Keeps what it did last beside what somebody had left there, and goes by that in each new process.
private final class Remembering: Trusting {
  nonisolated(unsafe) static var notes: [String] = []

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let isAllThere = Self.notes.prefix(4).enumerated().allSatisfy { $1.hasPrefix("note \($0) of a test") }
    guard isAllThere else { return }
    if Self.notes.count == 4 { Self.notes[0] += ", and something was added to it" }
    Self.notes.append("request for \(change.newPassword), which is long enough to be kept elsewhere")
    Self.notes = Self.notes.map { $0 + "" }
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }
}
