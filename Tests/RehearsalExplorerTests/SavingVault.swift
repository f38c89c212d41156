import Rehearsal

/// A provider that saves passwords, and gets wrong what shows only with a second login or another occasion.
final class SavingVault: CredentialProviderHandler {
  /// What it gets wrong.
  enum Habit: String, CaseIterable {
    case savesByUser = "holds what it saves together by the user name alone"
    case insertsOnly = "adds what it does not have, and changes nothing it has saved before"
    case heedsOnlyAsking = "says that it saved whatever the system asks, and keeps what its user asks for"
    case writesLate = "writes what it had when it was asked once its server has answered"
    case asksAboutGenerated = "asks on screen about what it has generated itself"
    case tearsFile = "takes its file away, and writes it anew once its server has answered"
    case cachesByUser = "gives out of its memory what a user of that name was given before"
  }

  /// What the handlers of one process share.
  final class Memory {
    var given: [String: String] = [:]
  }

  private let habit: Habit?
  private let memory: Memory

  private init(_ habit: Habit?, _ memory: Memory) {
    (self.habit, self.memory) = (habit, memory)
  }

  static func program(_ habit: Habit? = nil) -> Program {
    Program(process: { Memory() }, provider: { SavingVault(habit, $0) })
  }

  /// What it has at first, by record.
  static let logins = [
    "1": Keychain.Entry("jappleseed", "correct horse", at: "shiny.example"),
    "2": Keychain.Entry("kim", "battery staple", at: "shiny.example"),
    "7": Keychain.Entry("jappleseed", "other horse", at: "evilshiny.example"),
  ]

  // MARK: Filling in

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity, let record = identity.recordIdentifier,
      let password = saved(in: context)[record] ?? Self.logins[record]?.password
    else { return context.cancelRequest(with: .failed) }
    guard context.kept("torn") == nil else { return miss(identity, in: context) }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: password))
  }

  /// Offers no more what it takes for gone.
  private func miss(_ identity: CredentialIdentity, in context: ProviderContext) {
    context.identityStore.getState { state in
      guard state.isEnabled else { return context.cancelRequest(with: .failed) }
      context.identityStore.remove([identity]) { error in
        context.cancelRequest(with: error == nil ? ExtensionError(.credentialIdentityNotFound) : .failed)
      }
    }
  }

  func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    let rows = Self.logins.sorted { $0.key < $1.key }.map { record, login in
      (title: "\(login.user) at \(login.service.identifier)", record, login)
    }
    var isTapped = false
    context.show(rows.map { .button($0.title) } + [.button("Cancel")]) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard let (_, record, login) = rows.first(where: { $0.title == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      let place = self.habit == .cachesByUser ? login.user : record
      let password = self.memory.given[place] ?? login.password
      self.memory.given[place] = password
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: login.user, password: password))
    }
  }

  // MARK: Saving

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    if habit == .asksAboutGenerated, request.savedPassword?.occasion == .generatedPasswordWasFilled {
      return context.cancelRequest(with: .userInteractionRequired)
    }
    save(request, in: context)
  }

  func prepareInterface(forSavingPassword request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.button("Save"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Save" else { return context.cancelRequest(with: .userCanceled) }
      context.show(.label("One moment.")) { _ in }
      self.save(request, in: context)
    }
  }

  private func save(_ request: CredentialRequest, in context: ProviderContext) {
    guard let asked = request.savedPassword, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let (user, before) = (asked.credential.user, saved(in: context))
    let record = record(of: user, at: service)
    var all = before
    if habit != .insertsOnly || before[record] == nil { all[record] = asked.credential.password }
    if habit == .tearsFile {
      context.keep(.text("yes"), as: "torn")
      return context.send(.authorize(PasswordCredential(user: "owner", password: "open sesame"))) { _ in
        context.keep(nil, as: "torn")
        self.write(all, instead: before, for: asked, of: record, at: service, in: context)
      }
    }
    write(all, instead: before, for: asked, of: record, at: service, in: context)
  }

  private func write(
    _ all: [String: String], instead before: [String: String], for asked: CredentialRequest.SavedPassword,
    of record: String, at service: ServiceIdentifier, in context: ProviderContext
  ) {
    let user = asked.credential.user
    if habit != .heedsOnlyAsking || asked.occasion == .userAsked { keep(all, in: context) }
    let identity = CredentialIdentity(user, at: ServiceIdentifier(String(service.host)), record: record)
    remember(identity, in: context) { isRemembered in
      guard isRemembered else {
        self.keep(before, in: context)
        return context.cancelRequest(with: .failed)
      }
      if self.habit == .writesLate {
        context.send(.authorize(PasswordCredential(user: "owner", password: "open sesame"))) { answer in
          if answer.isSuccess { self.keep(all, in: context) }
        }
      }
      context.completeSavePasswordRequest()
    }
  }

  /// By what it knows a login: what it has at first keeps its record.
  private func record(of user: String, at service: ServiceIdentifier) -> String {
    let isBySite = habit != .savesByUser
    let known = Self.logins.first { _, login in
      login.user == user && (login.service.identifier == service.host || !isBySite)
    }
    return known?.key ?? (isBySite ? "\(user) at \(service.host)" : user)
  }

  private func remember(
    _ identity: CredentialIdentity, attempts: Int = 4, in context: ProviderContext,
    then goOn: @escaping (Bool) -> Void
  ) {
    context.identityStore.getState { state in
      guard state.isEnabled else { return goOn(true) }
      context.identityStore.save([identity]) { error in
        guard error == .storeBusy, attempts > 1 else { return goOn(error == nil) }
        context.after(.milliseconds(500)) {
          self.remember(identity, attempts: attempts - 1, in: context, then: goOn)
        }
      }
    }
  }

  /// The passwords that were saved, by record.
  private func saved(in context: ProviderContext) -> [String: String] {
    guard case .table(let fields)? = context.kept("saved") else { return [:] }
    return fields.compactMapValues(\.text)
  }

  private func keep(_ passwords: [String: String], in context: ProviderContext) {
    context.keep(.table(passwords.mapValues { .text($0) }), as: "saved")
  }
}
