import AuthenticationServices
import Rehearsal
import ShapesInSwift6
import TestBench
import Testing

/// The identity store in Apple's names: with completions and with async and await, and its errors.
@Suite struct IdentityStoreTests {
  private let diary = Diary()

  @Test func `what is saved is listed, with completions`() {
    play { provider in
      let store = ASCredentialIdentityStore.shared
      let one = EveryProviderValue().passkey
      store.getState { state in
        provider.hear("\(state.isEnabled) \(state.supportsIncrementalUpdates)")
        store.saveCredentialIdentities([one]) { isDone, error in
          provider.hear("\(isDone) \(error == nil)")
          store.getCredentialIdentities(forService: nil, credentialIdentityTypes: .passkey) { found in
            provider.hear(found.map(\.user).joined())
            let passkey = found.first as? ASPasskeyCredentialIdentity
            provider.hear(
              "\(passkey?.credentialID == Data([1, 255])) \(passkey?.relyingPartyIdentifier ?? "")")
          }
        }
      }
    }
    #expect(diary.entries.dropFirst() == ["true true", "true true", "robin", "true shiny.example"])
  }

  @Test func `every update is made, and waited for`() {
    play { provider in
      Task {
        let store = ASCredentialIdentityStore.shared
        let kim = ASPasswordCredentialIdentity(
          serviceIdentifier: EveryProviderValue().service, user: "kim", recordIdentifier: "2")
        let names = { @MainActor in
          await store.credentialIdentities(forService: nil, credentialIdentityTypes: .all).map(\.user)
            .joined(separator: " ")
        }
        do {
          guard await store.state().isEnabled else { return }
          try await store.saveCredentialIdentities([kim])
          provider.note(await names())
          try await store.removeCredentialIdentities([kim])
          provider.note(await names())
          try await store.replaceCredentialIdentities(with: [kim])
          provider.note(await names())
          try await store.removeAllCredentialIdentities()
          provider.note(await names())
          try await store.replaceCredentialIdentities(EveryProviderValue().identities)
          provider.note(await names())
        } catch {
          provider.note("\(error)")
        }
      }
    }
    #expect(
      diary.entries.dropFirst() == ["jappleseed kim", "jappleseed", "kim", "", "jappleseed Shiny robin"])
  }

  @Test func `errors are caught by their code`() {
    play([.autoFill(.occupiesStore(operations: 2))]) { provider in
      let store = ASCredentialIdentityStore.shared
      store.removeAllCredentialIdentities { isDone, error in
        let code = (error as? ASCredentialIdentityStoreError)?.code
        provider.hear("\(isDone) \(code == .storeBusy)")
      }
      Task {
        do {
          try await store.removeAllCredentialIdentities()
        } catch ASCredentialIdentityStoreError.storeBusy {
          provider.note("busy")
        }
      }
    }
    #expect(diary.entries.dropFirst() == ["false true", "busy"])
    #expect(ASCredentialIdentityStoreError.storeDisabled.rawValue == 1)
    #expect(
      (ASCredentialIdentityStoreError(.internalError) as NSError).domain
        == ASCredentialIdentityStoreErrorDomain)
  }

  @Test(arguments: [true, false])
  func `the app tells the same store, where it is enabled`(isEnabled: Bool) throws {
    let stage = ProviderStage { if !isEnabled { $0.autoFill.identityStore = IdentityStore() } }
    let simulation = Simulation(
      phone: stage.phone, server: AccountServer(),
      program: Program(provider: { BareProvider() }, app: { [diary] in StoringApp(diary) }))
    for step in [Step.turnsToForm, .user(.taps("Add kim")), .settle] { try simulation.perform(step) }
    let suggested = simulation.phone.autoFill.suggestions.map(\.user)
    #expect(suggested == (isEnabled ? ["jappleseed", "kim"] : []))
    #expect(diary.entries == ["enabled: \(isEnabled)", isEnabled ? "saved" : "disabled"])
    #expect(simulation.finish().violations == (isEnabled ? [] : [.updatedDisabledStore]))
  }

  @Test func `identities are copied with a rank of their own, and archived`() throws {
    for identity in EveryProviderValue().identities {
      let original = try #require(
        identity as? any NSObject & NSCopying & NSSecureCoding & ASCredentialIdentity)
      let copy = try #require(original.copy() as? any ASCredentialIdentity)
      #expect(copy !== identity && copy.rank == identity.rank && copy.user == identity.user)
      #expect(type(of: copy) == type(of: identity))
      let archive = try NSKeyedArchiver.archivedData(withRootObject: original, requiringSecureCoding: true)
      let reader = try NSKeyedUnarchiver(forReadingFrom: archive)
      let read = try #require(
        reader.decodeObject(of: [type(of: original)], forKey: NSKeyedArchiveRootObjectKey)
          as? any ASCredentialIdentity)
      #expect(read.user == identity.user && read.rank == identity.rank)
      #expect(read.serviceIdentifier.identifier == "shiny.example")
    }
  }

  @Test(
    arguments: [[], [0x61], [0xFF, 0x00], Array("base64url:AA".utf8), Array("base64url:!".utf8)] as [[UInt8]])
  func `bytes come back from their text as they were`(bytes: [UInt8]) {
    #expect(Data(text: String(bytes: Data(bytes))) == Data(bytes))
  }

  /// Lets a provider do something when a suggestion is picked.
  private func play(_ steps: [Step] = [], _ work: @escaping @MainActor (NotingProvider) -> Void) {
    _ = ProviderStage().play(
      steps + [.turnsToForm, .picks, .settle],
      Program(provider: { [diary] in NotingProvider(diary, silently: work) }))
  }
}

extension NotingProvider {
  /// Notes what is heard on whatever queue; all of them run on one thread.
  nonisolated fileprivate func hear(_ entry: String) {
    DispatchQueue.main.async { self.note(entry) }
  }
}
