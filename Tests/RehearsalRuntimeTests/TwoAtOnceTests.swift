import Foundation
import Rehearsal
import RehearsalExplorer
import RehearsalRuntime
import TestBench
import Testing

/// App and extension at once on one store: mistakes that show only in one order of the two, each beside what does not
/// make it.
@Suite struct TwoAtOnceTests {
  /// A mistake of the app's or of the extension's.
  struct Race {
    let name: String
    var runtime = RuntimeChoice.virtual
    /// Who has to deviate for it to show, once.
    var deviations: Deviations = .app
    /// What the extension does before it gives up, and what the app does that comes to the front.
    let play: (_ isFaulty: Bool) -> Turns
  }

  struct Turns {
    let ofExtension: (RequestContext) -> Void
    let ofApp: (AppContext) -> Void
  }

  private static let group = Container.group("group.shiny")

  static var races: [Race] {
    [
      Race(name: "the app writes a copy after a hundredth of a second", runtime: .plain) { isFaulty in
        Turns { context in
          context.send(Message("hello")) { _ in
            context.add("extension")
          }
        } ofApp: { context in
          let copy = context.kept("list", in: group)
          context.after(.milliseconds(10)) {
            context.add("app", to: isFaulty ? copy : context.kept("list", in: group))
          }
        }
      },
      Race(name: "the extension claims after an await what nobody had claimed", deviations: [.app, .order]) {
        isFaulty in
        Turns { context in
          let isFree = context.kept("owner", in: group) == nil
          Task { @MainActor [passed = Passed(context)] in
            let context = passed.context
            await Task.yield()
            let isStillFree = isFaulty ? isFree : context.kept("owner", in: group) == nil
            if isStillFree { context.keep(.text("extension"), as: "owner", in: group) }
            context.cancelRequest(with: .failed)
          }
        } ofApp: { context in
          if context.kept("owner", in: group) == nil {
            context.keep(.text("app"), as: "owner", in: group)
          }
        }
      },
      Race(name: "the extension claims after an alarm what nobody had claimed", runtime: .plain) { isFaulty in
        Turns { context in
          let isFree = context.kept("owner", in: group) == nil
          context.after(.milliseconds(50)) {
            let isStillFree = isFaulty ? isFree : context.kept("owner", in: group) == nil
            if isStillFree { context.keep(.text("extension"), as: "owner", in: group) }
            context.cancelRequest(with: .failed)
          }
        } ofApp: { context in
          if context.kept("owner", in: group) == nil {
            context.keep(.text("app"), as: "owner", in: group)
          }
        }
      },
      Race(name: "the extension brings back the session of which its app has signed out", deviations: .app) {
        isFaulty in
        Turns { context in
          context.keep(.text("session-1"), as: "session", in: group)
          let session = context.kept("session", in: group)
          context.send(Message("renew")) { _ in
            if isFaulty || context.kept("session", in: group) == session {
              context.keep(.text("session-2"), as: "session", in: group)
            }
            context.cancelRequest(with: .failed)
          }
        } ofApp: { context in
          context.keep(nil, as: "session", in: group)
        }
      },
      Race(name: "both write a copy after an await of their own", deviations: [.app, .order]) { isFaulty in
        Turns { context in
          Task { @MainActor [passed = Passed(context)] in
            let context = passed.context
            let copy = context.kept("list", in: group)
            await Task.yield()
            context.keep(
              (isFaulty ? copy : context.kept("list", in: group)).with("extension"), as: "list", in: group)
            context.cancelRequest(with: .failed)
          }
        } ofApp: { context in
          Task { @MainActor [passed = Passed(context)] in
            let context = passed.context
            let copy = context.kept("list", in: group)
            await Task.yield()
            context.add("app", to: isFaulty ? copy : context.kept("list", in: group))
          }
        }
      },
    ]
  }

  @Test(arguments: races.map(\.name))
  func `it is found at one deviation, and who does not make it is exhausted`(name: String) throws {
    let race = try #require(Self.races.first { $0.name == name })
    let found = explore(race, isFaulty: true, budget: 1)
    #expect(found.verdict == .failed)
    #expect(found.discoveries.map(\.failure) == [.rule(.overwroteUnseen)])
    let finding = try #require(found.discoveries.first)
    let discovery = found.explorer.discovery(of: finding)
    #expect(discovery.deviations.count == 1)
    let again = discovery.script.play(with: discovery.situation.server, handler: found.explorer.program)
    #expect(again.entries == discovery.trace.entries)
    let sound = explore(race, isFaulty: false, budget: 2)
    #expect(sound.discoveries.isEmpty, "\(sound.discoveries.map(\.failure))")
  }

  private func explore(_ race: Race, isFaulty: Bool, budget: Int) -> Exploration {
    var situation = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)[0]
    situation.phone.containers.share("group.shiny")
    let turns = race.play(isFaulty)
    let program = Program(runtime: race.runtime) {
      Scripted(change: { _, context in turns.ofExtension(context) })
    }
    var explorer = Explorer([situation], handler: program.with { Refreshing(turns.ofApp) })
    explorer.deviations = race.deviations
    explorer.budget = budget
    return explorer.explore()
  }
}

/// An app that does what a test says whenever it refreshes its store.
private final class Refreshing: StoreKeepingApp {
  private let refresh: (AppContext) -> Void

  init(_ refresh: @escaping (AppContext) -> Void) {
    self.refresh = refresh
  }

  func open(in context: AppContext) {}
  func refreshStore(in context: AppContext) { refresh(context) }
}

extension RequestContext {
  /// Adds to what there is in one breath, a moment after it was asked, and gives up.
  fileprivate func add(_ name: String) {
    let group = Container.group("group.shiny")
    keep(kept("list", in: group).with(name), as: "list", in: group)
    cancelRequest(with: .failed)
  }
}

extension AppContext {
  fileprivate func add(_ name: String, to copy: Stored?) {
    keep(copy.with(name), as: "list", in: .group("group.shiny"))
  }
}

extension Stored? {
  fileprivate func with(_ name: String) -> Stored { .text((self?.text ?? "") + name) }
}

/// Lets a task of a test have what only its thread uses.
private struct Passed<Context>: @unchecked Sendable {
  let context: Context

  init(_ context: Context) {
    self.context = context
  }
}
