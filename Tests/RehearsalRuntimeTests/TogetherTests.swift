import Foundation
import Rehearsal
import RehearsalExplorer
import RehearsalRuntime
import TestBench
import Testing

/// App and extension, each with work of its own, at the same time.
@Suite(.inverting) struct TogetherTests {
  private static let group = Container.group("group.shiny")

  @Test func `AM-30 time that passes in a prepare method is advised against`() {
    func play(_ time: TimeInterval) -> Trace {
      Script(on: Stage().phone, [.strongPassword, .settle]).play(
        with: Stage().server,
        handler: Program(runtime: .virtual) {
          Scripted.onScreen(prepareChange: { _, context in
            if time > 0 { Thread.sleep(forTimeInterval: time) }
            context.show(.button("Continue")) { _ in }
          })
        })
    }
    #expect(play(0.5).violations.contains(.preparedSlowly))
    #expect(!play(0).violations.contains(.preparedSlowly))
  }

  @Test func `the app comes between two pieces of its extension's work`() throws {
    let found = explore(isCopying: true, [.order, .app])
    #expect(found.discoveries.map(\.failure) == [.rule(.overwroteUnseen)])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.count == 1)
    #expect(discovery.deviations[0].name.contains("the app's upkeep of its store"))
    let again = discovery.script.play(with: discovery.situation.server, handler: found.explorer.program)
    #expect(again.entries == discovery.trace.entries)
    #expect(
      explore(isCopying: true, [.app]).discoveries.isEmpty, "within an instant only an order shows it")
    #expect(explore(isCopying: false, [.order, .app]).discoveries.isEmpty)
  }

  /// Searches a handler that adds to what it keeps, in a task, beside an app that does so at once.
  private func explore(isCopying: Bool, _ deviations: Deviations) -> Exploration {
    var situation = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)[0]
    situation.phone.containers.share("group.shiny")
    let program = Program(runtime: .virtual) {
      Scripted(change: { _, context in
        let copy = context.kept("list", in: Self.group)
        Task { @MainActor in
          await Task.yield()
          let last = isCopying ? copy : context.kept("list", in: Self.group)
          context.keep(last.with("extension"), as: "list", in: Self.group)
          context.cancelRequest(with: .failed)
        }
      })
    }
    var explorer = Explorer([situation], handler: program.with { ListingApp() })
    explorer.deviations = deviations
    explorer.budget = 1
    return explorer.explore()
  }
}

/// An app that adds to its list whenever it refreshes its store.
private final class ListingApp: StoreKeepingApp {
  func open(in context: AppContext) {}

  func refreshStore(in context: AppContext) {
    let group = Container.group("group.shiny")
    context.keep(context.kept("list", in: group).with("app"), as: "list", in: group)
  }
}

extension Stored? {
  fileprivate func with(_ name: String) -> Stored { .text((self?.text ?? "") + name) }
}
