public import Rehearsal

/// The world before a scenario begins, as facts have made it.
public struct Setup: Sendable {
  /// The phone.
  public var phone = Phone(app: InstalledApp("Shiny", domains: []), keychain: Keychain())
  /// The server.
  public var server: any Server = AccountServer()
  /// The name of the handler to rehearse; `nil` for the one the run chooses.
  public var handler: String?

  /// A phone with an app and nothing else, and a server without accounts.
  public init() {}

  /// An app with a domain that it is associated with, where a handler finds its server.
  public init(app: String, domain: String) {
    phone.app = InstalledApp(app, domains: [domain])
  }

  /// Makes a fact true; answers with the reason where this world cannot have it.
  mutating func apply(_ given: Given) -> String? {
    switch given {
    case .app(let name, let domain):
      phone.app.name = name
      if !phone.app.domains.contains(domain) { phone.app.domains.append(domain) }
    case .appIs(.isNotInstalled): phone.app.isInstalled = false
    case .appIs(.lacksSignInWithApple): phone.app.supportsSignInWithApple = false
    case .appIs(.optsOutOfPrompt): phone.app.optsOutOfSignInPrompt = true
    case .appIs(.declaresNoExchangeActivity): phone.app.declaresExchangeActivity = false
    case .declares(let kinds): phone.app.declares = kinds
    case .handler(let name): handler = name
    case .generatedPassword(let password): phone.generatedPassword = password
    case .passwordRules(let rules): phone.app.passwordRules = rules
    case .appleIs(let reachability): phone.apple.reachability = reachability
    case .appleUser(let user): phone.apple.user = user
    case .appleTakes(let delay): phone.apple.delay = delay
    case .appleSharesNothing:
      phone.apple.email = nil
      phone.apple.fullName = nil
    case .keychainHolds(let entries): phone.keychain = Keychain(entries)
    case .serverAnswers(let host): phone.network.hosts.append(host)
    case .othersAnswer(let host): phone.network.otherHosts.append(host)
    case .roundTrip(let duration): phone.network.roundTrip = duration
    case .fault(let fault): phone.network.faults.append(fault)
    case .networkIsDown: phone.network.isUp = false
    case .controllerLacks(.delegate): phone.controller.hasDelegate = false
    case .controllerLacks(.window): phone.controller.hasWindow = false
    case .patience(let patience): phone.profile.patience = patience
    case .lifeAfterAnswer(let life): phone.profile.lifeAfterAnswer = life
    case .cleanUpDelay(let delay): phone.profile.autoFill.cleanUpDelay = delay
    case .memoryBudget(let megabytes): phone.profile.memoryBudget = megabytes
    case .reading(let setting): setting.apply(to: &phone.profile)
    case .passwords(let fact): fact.apply(to: &phone)
    case .autoFill(let fact): fact.apply(to: &phone)
    case .container(let fact): fact.apply(to: &phone)
    case .serverHolds(let accounts): return changeServer { $0.accounts = accounts }
    case .serverRejects(let password, let reason):
      return changeServer { $0.rejectedPasswords[password] = reason }
    case .changesTakeEffect(let effect): return changeServer { $0.changesTakeEffect = effect }
    }
    return nil
  }

  private mutating func changeServer(_ change: (inout AccountServer) -> Void) -> String? {
    guard var accountServer = server as? AccountServer else {
      return "this rehearsal has a server of its own, which this sentence knows nothing about"
    }
    change(&accountServer)
    server = accountServer
    return nil
  }
}
