import Rehearsal
import RehearsalTesting
import Testing

/// The listings of “Filling a password”, and of the reference of AutoFill.
@Suite struct AutoFillListings {
  final class Vault: CredentialProviderHandler {
    private let passwords = ["jappleseed": "kitten1"]

    func provideCredentialWithoutUserInteraction(
      for identity: CredentialIdentity, in context: ProviderContext
    ) {
      guard let password = passwords[identity.user] else {
        return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
      }
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: identity.user, password: password))
    }
  }

  final class Tidier: StoreKeepingApp {
    func open(in context: AppContext) {}
    func refreshStore(in context: AppContext) {
      context.after(.seconds(1)) { context.keep(nil, as: "session", in: .group("group.com.example.shiny")) }
    }
  }

  final class Door: AppCode {
    func open(in context: AppContext) {
      context.show(.button("Sign in")) { _ in
        context.authorize([.password]) { answer in
          guard case .authorized(.password(let credential)) = answer else { return }
          context.send(.signIn(credential)) { _ in }
        }
      }
    }
  }

  @Test func `the user picks in an app, and its server hears of it`() {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")])
    phone.autoFill.authentication = .none
    phone.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    phone.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
    let script = Script(
      on: phone,
      [.user(.taps("Sign in")), .settle, .user(.taps("jappleseed, password")), .settle])
    let trace = script.play(with: AccountServer(), handler: Program(provider: { Vault() }).with { Door() })
    let credential = PasswordCredential(user: "jappleseed", password: "kitten1")
    #expect(trace.authorizations == [.authorized(.password(credential))])
    #expect(trace.isSound)
  }

  @Test func `a tap fills the password`() {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")])
    let trace = rehearse(
      [
        .user(.autoFill(.focuses(Form(at: "https://shiny.example/login")))),
        .user(.autoFill(.picks("jappleseed"))), .settle,
        .user(.autoFill(.authenticates)), .settle,
      ],
      on: phone, with: AccountServer(), provider: { Vault() })
    #expect(trace.outcome == .provided)
  }

  @Test func `the user picks, shows a face, and the form is filled`() {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")])
    let script = Script(
      on: phone,
      [
        .user(.autoFill(.focuses(Form(at: "https://shiny.example/login")))),
        .user(.autoFill(.picks("jappleseed"))), .settle,
        .user(.autoFill(.authenticates)), .settle,
      ])
    let trace = script.play(with: AccountServer(), handler: Program(provider: { Vault() }))
    #expect(trace.outcome == .provided)
    #expect(trace.isSound)
  }

  @Test func `a phone with a provider`() throws {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")])
    phone.autoFill.authentication = .none
    #expect(phone.autoFill.identityStore.count == 1)
    phone.autoFill.lock = AppLock(after: .seconds(300), fallsWithDevice: true)
    #expect(phone.autoFill.lock?.delay == .seconds(300))

    let identity = CredentialIdentity("jappleseed", at: "shiny.example", record: "7", rank: 2)
    #expect(identity.rank == 2)

    var store = IdentityStore(isEnabled: true)
    try store.take(.save([CredentialIdentity("jappleseed", at: "shiny.example")]), isDeviceLocked: false)
    let suggestions = store.suggestions(for: ["https://shiny.example/login"], .password)
    #expect(suggestions.count == 1)
  }
}
