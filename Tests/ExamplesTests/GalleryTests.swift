import Gallery
import Rehearsal
import RehearsalExplorer
import Stories
import Synchronization
import TestBench
import Testing

/// Every mistake is found where it has to be found, and nobody else is accused.
@Suite struct GalleryTests {
  static let names = Gallery.all.map(\.name)
  static let searched = Gallery.all.filter { !$0.needsIsolation }.map(\.name)
  static let sound = Gallery.sound.map(\.name)

  @Test func `there is something to see, and everything has a name of its own`() {
    #expect(Self.names.count >= 25)
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Gallery.all.allSatisfy { !$0.findings.isEmpty && !$0.mistake.isEmpty })
  }

  @Test func `every handler in it can be explored by its name`() {
    let handlers = Handlers.all.map(\.name)
    #expect(Set(handlers).count == handlers.count)
    for exhibit in Gallery.all {
      #expect(handlers.contains(exhibit.handler) && handlers.contains(exhibit.soundName))
    }
  }

  @Test(arguments: searched)
  func `a mistake is found in the smallest path that shows it`(name: String) throws {
    let exhibit = try #require(Gallery[name])
    let exploration = Explored.search(for: exhibit)
    #expect(exploration.verdict == .failed)
    #expect(exploration.levels.last?.budget == exhibit.budget)
    #expect(exploration.discoveries.map { found($0, in: exploration) } == exhibit.findings)
  }

  @Test(arguments: Endurance.some(searched.filter { Gallery[$0]?.budget != 0 }))
  func `with one deviation less nothing is wrong`(name: String) throws {
    var search = try #require(Gallery[name]).search
    search.budget = (search.budget ?? 0) - 1
    #expect(search.explore().verdict == .exhausted)
  }

  @Test(arguments: Endurance.some(searched))
  func `what is found is the same when nothing is taken for one`(name: String) throws {
    let exhibit = try #require(Gallery[name])
    var search = exhibit.search
    search.mergesStates = false
    let exploration = search.explore()
    #expect(exploration.verdict == .failed)
    #expect(exploration.discoveries.map { found($0, in: exploration) } == exhibit.findings)
  }

  @Test(arguments: Endurance.some(searched))
  func `what is found is the same when paths share no beginning`(name: String) throws {
    let exhibit = try #require(Gallery[name])
    let shared = Explored.search(for: exhibit)
    var search = exhibit.search
    search.sharesBeginnings = false
    let apart = search.explore()
    #expect(shared.discoveries == apart.discoveries)
    #expect(shared.levels == apart.levels)
    #expect(shared.coverage == apart.coverage)
  }

  @Test func `a lock-out that takes more than fourteen events is found where it begins`() throws {
    let exploration = Explored.search(for: try #require(Gallery["SecondCode"]))
    let finding = try #require(exploration.discoveries.first)
    let discovery = exploration.explorer.discovery(of: finding)
    let events = discovery.trace.entries.count { entry in
      switch entry.event {
      case .user, .server, .system(.called): true
      default: false
      }
    }
    #expect(events >= 14)
    #expect(discovery.deviations.count == 2)
  }

  @Test(arguments: searched)
  func `a discovery is the same when its script is played again`(name: String) throws {
    let exploration = Explored.search(for: try #require(Gallery[name]))
    for finding in exploration.discoveries {
      let discovery = exploration.explorer.discovery(of: finding)
      let again = discovery.script.play(
        with: discovery.situation.server, handler: exploration.explorer.program)
      #expect(again == discovery.trace)
    }
  }

  @Test(arguments: sound)
  func `nothing is wrong with the sound one, whatever happens`(name: String) throws {
    var search = try #require(Gallery[name]).soundSearch
    #expect(search.budget == 2)
    // Two deviations take minutes without optimization: .ci/gallery has them.
    search.budget = 1
    let exploration = search.explore()
    #expect(exploration.verdict == .exhausted, "\(exploration.discoveries)")
    #expect(exploration.coverage.successes > 0)
  }

  private func found(_ finding: Exploration.Finding, in exploration: Exploration) -> Exhibit.Finding {
    let deviations = exploration.explorer.discovery(of: finding).deviations
    return Exhibit.Finding(finding.failure, after: deviations.map(\.name))
  }
}

/// What the searches for the mistakes have come to, each of which several tests look at.
private enum Explored {
  /// An exploration is a value but for the closures of its program, which make every handler anew.
  private struct Kept: @unchecked Sendable {
    var searches: [String: Exploration] = [:]
  }

  private static let kept = Mutex(Kept())

  static func search(for exhibit: Exhibit) -> Exploration {
    if let exploration = kept.withLock({ $0.searches[exhibit.name] }) { return exploration }
    let exploration = exhibit.search.explore()
    kept.withLock { $0.searches[exhibit.name] = exploration }
    return exploration
  }
}

/// A user who asks for the same again and again.
@Suite struct HabitTests {
  @Test func `a counter that nobody resets shows in one path, and the bounds say how long that was`() throws {
    let arguments = ["explore", "--server", "gracefully", "--budget", "1", "--handler"]
    let more = "; 10 more of the same with nothing else in between\n"
    let (named, code) = try Command.run(arguments + ["CountingEverybody"])
    #expect(code == 1)
    #expect(named.contains(more) && named.contains("  the user asks ten times more\n"), "\(named)")
    let (sound, fine) = try Command.run(arguments + ["CountingWhoFails"])
    #expect(fine == 0 && sound.contains(more), "\(sound)")
    let (others, found) = try Command.run(arguments + ["CountingEverybody", "--deviations", "network"])
    #expect(found == 0 && !others.contains(more), "nobody looked at users: \(others)")
  }
}

/// Mistakes that take their process with them are found by a search that has processes to spare.
@Suite struct FatalGalleryTests {
  @Test(arguments: Gallery.all.filter(\.needsIsolation).map(\.name))
  func `a handler that takes its process with it is a discovery`(name: String) throws {
    let exhibit = try #require(Gallery[name])
    let (output, code) = try Command.run(arguments(for: exhibit, budget: 1))
    let finding = try #require(exhibit.findings.first)
    #expect(code == 1)
    #expect(output.contains("✘ \(finding.failure.headline)"))
    #expect(output.contains("FAILED at budget \(exhibit.budget): \(exhibit.findings.count) thing wrong"))
    for deviation in finding.deviations { #expect(output.contains("  \(deviation)\n")) }
  }

  @Test(arguments: Gallery.all.filter(\.needsIsolation).map(\.name))
  func `and is fine with one deviation less`(name: String) throws {
    let exhibit = try #require(Gallery[name])
    let (output, code) = try Command.run(arguments(for: exhibit, budget: exhibit.budget - 1))
    #expect(code == 0, "\(output)")
  }

  private func arguments(for exhibit: Exhibit, budget: Int) -> [String] {
    [
      "explore", "--handler", exhibit.handler, "--deviations",
      exhibit.deviations.names.joined(separator: ","),
      "--server", "gracefully", "--budget", "\(budget)", "--hang-limit", "1",
    ]
  }
}
