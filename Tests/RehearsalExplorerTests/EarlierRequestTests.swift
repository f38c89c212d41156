import Designs
import Rehearsal
import TestBench
import Testing

@testable import RehearsalExplorer

/// What an earlier request leaves behind for the next one.
@Suite struct EarlierRequestTests {
  /// What the handlers of one process share.
  private final class Memory {
    var served: String?
  }

  private static let passwords = ["jappleseed": "correct horse", "kim": "battery staple"]

  /// Gives what it has, and in the faulty case nobody but whom it served first.
  private static func vault(servesOne: Bool) -> Program {
    Program(
      process: { Memory() },
      provider: { memory in
        ScriptedProvider(silently: { request, context in
          let user = request.identity?.user ?? ""
          let isAnother = servesOne && memory.served.map { $0 != user } == true
          guard let password = passwords[user], !isAnother else {
            return context.cancelRequest(with: .failed)
          }
          memory.served = user
          context.completeRequest(withSelectedCredential: PasswordCredential(user: user, password: password))
        })
      })
  }

  @Test func `who serves one login in a process is found by what a new process gives`() throws {
    var explorer = Explorer(Situation.usual(.password), handler: Self.vault(servesOne: true))
    explorer.budget = 1
    let found = explorer.explore()
    #expect(found.discoveries.map(\.failure) == [.processDependent])
    let finding = try #require(found.discoveries.first)
    let discovery = found.explorer.discovery(of: finding)
    #expect(discovery.deviations.map(\.name) == ["the system ends the extension"])
    explorer.program = Self.vault(servesOne: false)
    #expect(explorer.explore().verdict == .exhausted)
  }

  @Test func `a login that is not there is no mistake, and the verdict says that it was not given`() {
    let program = Program(provider: {
      ScriptedProvider(silently: { request, context in
        guard let user = request.identity?.user, user == "jappleseed" else {
          return context.cancelRequest(with: .failed)
        }
        context.completeRequest(withSelectedCredential: PasswordCredential(user: user, password: "kitten1"))
      })
    })
    var explorer = Explorer(Situation.usual(.password), handler: program)
    explorer.budget = 1
    let found = explorer.explore()
    #expect(found.verdict == .exhausted, "\(found.discoveries.map(\.failure))")
    #expect(found.gaps == [.request(2, of: "two in a row"), .interface])
    explorer.program = Self.vault(servesOne: false)
    #expect(explorer.explore().gaps == [.interface])
  }

  /// Gives a passkey its new name in the store: puts it there before it takes the old one out, or afterwards, in which case a
  /// store that is busy then has neither.
  private static func renaming(savesFirst: Bool) -> Program {
    func robin(_ user: String) -> CredentialIdentity {
      CredentialIdentity(
        user, at: "shiny.example", record: "4", kind: .passkey(credentialID: "key-1", userHandle: "robin-1"))
    }
    return Program(provider: {
      ScriptedProvider(
        silently: { request, context in
          let user = request.identity?.user ?? ""
          if case .passkey(let credentialID, let handle)? = request.identity?.kind {
            return context.completeAssertionRequest(
              credentialID: credentialID, userHandle: handle, relyingParty: "shiny.example")
          }
          guard let password = passwords[user] else { return context.cancelRequest(with: .failed) }
          context.completeRequest(withSelectedCredential: PasswordCredential(user: user, password: password))
        },
        reported: { report, context in
          guard case .updatedPasskey(let name, _, _) = report else { return }
          let (first, second) = savesFirst ? ("save", "remove") : ("remove", "save")
          func update(_ how: String, then goOn: @escaping () -> Void) {
            let hear: (IdentityStoreError?) -> Void = { if $0 == nil { goOn() } }
            if how == "save" { context.identityStore.save([robin(name)], completion: hear) }
            if how == "remove" { context.identityStore.remove([robin("robin")], completion: hear) }
          }
          context.identityStore.getState { state in
            if state.isEnabled { update(first) { update(second) {} } }
          }
        })
    })
  }

  @Test(arguments: [true, false])
  func `a passkey that lost its name to a busy store is found, once its provider was called again`(
    savesFirst: Bool
  ) throws {
    var explorer = Explorer(
      Situation.usual(.updatedPasskey), handler: Self.renaming(savesFirst: savesFirst))
    explorer.budget = 1
    let found = explorer.explore()
    #expect(found.discoveries.map(\.failure) == (savesFirst ? [] : [.standstill]))
    guard let finding = found.discoveries.first else { return }
    #expect(
      found.explorer.discovery(of: finding).deviations.map(\.name)
        == ["the system is busy with the identity store at its next update but one"])
  }

  /// Lets an Apple ID into one account alone.
  private struct ChoosyServer: Server {
    var inner: AccountServer
    let appleUser: String

    var accounts: [Account] { inner.accounts }

    mutating func answer(_ message: Message) -> Reply {
      var later = inner
      let reply = later.answer(message)
      guard later.accounts.count(where: { $0.appleUser == appleUser }) < 2 else { return Reply(409) }
      inner = later
      return reply
    }

    func accepts(_ credential: SignIn) -> Bool { inner.accepts(credential) }
    func copy() -> (any Server)? { self }
  }

  @Test func `nobody owes that one Apple ID opens two accounts`() {
    var explorer = Explorer(
      Situation.usual(.signInWithApple).map { situation in
        var situation = situation
        guard var inner = situation.server as? AccountServer else { return situation }
        inner.changesTakeEffect = .gracefully
        situation.server = ChoosyServer(inner: inner, appleUser: situation.phone.appleUser)
        return situation
      }, handler: Program { Graceful() })
    explorer.budget = 1
    let found = explorer.explore()
    #expect(found.verdict == .exhausted, "\(found.discoveries.map(\.failure))")
    #expect(found.coverage.successes > 0)
  }
}
