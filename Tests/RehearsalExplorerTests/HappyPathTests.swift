import Designs
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// What a search says of a situation in which nothing comes about although nothing deviates.
@Suite struct HappyPathTests {
  private func explore(
    in situations: [Situation]? = nil, _ refuse: @escaping (RequestContext) -> Void,
    onScreen: @escaping Scripted.Change = { _, _ in }
  ) -> Exploration {
    let usual = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    var explorer = Explorer(
      situations ?? usual,
      handler: Program {
        Scripted(
          change: { change, context in
            context.send(.authorize(change.existing)) { answer in
              if answer.reply?.status == 403 { return refuse(context) }
              guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
              context.send(.changePassword(change.newPassword, session: session)) { answer in
                guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
                context.completeChangePasswordRequest(updatedCredential: change.updated)
              }
            }
          }, prepareChange: onScreen)
      })
    explorer.deviations = []
    return explorer.explore()
  }

  /// Asks for the user, and then for a code.
  private static func asks(_ context: RequestContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  private static func form(
    _ elements: Interface.Element..., error: ExtensionError = .failed
  ) -> Scripted.Change {
    { _, context in context.show(elements) { _ in context.cancelRequest(with: error) } }
  }

  @Test func `who fails once the user has given what was asked is found`() throws {
    let found = explore(Self.asks, onScreen: Self.form(.field("Code"), .button("Continue")))
    #expect(found.verdict == .failed)
    #expect(found.discoveries.map(\.failure) == [.fruitless])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.situation.name == "second factor")
    #expect(discovery.deviations.isEmpty && discovery.trace.outcome == .failed)
    #expect(discovery.headline == "the upgrade fails although nothing has gone wrong")
  }

  @Test func `who asks for the user and then shows them nothing is found as well`() {
    let found = explore(Self.asks, onScreen: { $1.cancelRequest(with: .failed) })
    #expect(found.discoveries.map(\.failure) == [.fruitless])
  }

  @Test func `who takes no account whose server wants a code may say so as they like`() {
    #expect(explore({ $0.cancelRequest(with: .failed) }).verdict == .exhausted)
    let explaining = Self.form(.label("Accounts with a code are none for this."), .button("OK"))
    #expect(explore(Self.asks, onScreen: explaining).verdict == .exhausted)
    let reason = ExtensionError.failed(because: "Change it in the app.")
    let saying = Self.form(.field("Code"), .button("Continue"), error: reason)
    #expect(explore(Self.asks, onScreen: saying).verdict == .exhausted)
  }

  @Test func `a server that goes on wanting the user once a code was sent has said no`() {
    let found = explore(
      Self.asks,
      onScreen: { change, context in
        context.show(.field("Code"), .button("Continue")) { tap in
          context.send(.authorize(change.existing)) { answer in
            guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
            context.send(.verifyCode(tap["Code"], session: session)) { _ in
              context.send(.authorize(change.existing)) { _ in context.cancelRequest(with: .failed) }
            }
          }
        }
      })
    #expect(found.verdict == .exhausted)
  }

  @Test func `where nothing comes about in any situation the search has no verdict`() {
    let guarded = Situation.usual(.strongPassword).filter { $0.name == "second factor" }
    let found = explore(in: guarded, Self.asks, onScreen: Self.form(.field("Code"), .button("Continue")))
    #expect(found.verdict == .inconclusive && found.gaps.contains(.success))
  }
}
