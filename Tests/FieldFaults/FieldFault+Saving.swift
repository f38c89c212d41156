import Rehearsal
import RehearsalExplorer

/// Keeps what was saved in memory, or on the phone.
final class Saving: CredentialProviderHandler {
  final class Memory {
    var saved: [String: PasswordCredential] = [:]
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let record = request.identity?.recordIdentifier ?? ""
    guard record.hasPrefix("saved") else { return Drawer.give(request, in: context) }
    let kept = context.kept(record)?.text.map { PasswordCredential(user: record.savedUser, password: $0) }
    guard let credential = memory.saved[record] ?? kept else { return context.cancelRequest(with: .failed) }
    context.completeRequest(withSelectedCredential: credential)
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let record = "saved \(service.host) \(saved.user)"
    if isFaulty { memory.saved[record] = saved } else { context.keep(.text(saved.password), as: record) }
    Drawer.remember(CredentialIdentity(saved.user, at: service, record: record), in: context) {
      isRemembered in
      guard isRemembered else { return context.cancelRequest(with: .failed) }
      context.completeSavePasswordRequest()
    }
  }
}

/// Has heard that the system asks twice about one form, and saves once, or whatever is sent last.
final class OncePerForm: CredentialProviderHandler {
  final class Memory {
    var sessions: Set<Int> = []
  }

  private let memory: Memory
  private let isFaulty: Bool
  private let shelf = Shelving()

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    shelf.provideCredentialWithoutUserInteraction(for: request, in: context)
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    let session = request.savedPassword?.session ?? 0
    if isFaulty, memory.sessions.contains(session) { return context.completeSavePasswordRequest() }
    memory.sessions.insert(session)
    shelf.performWithoutUserInteractionIfPossible(savePassword: request, in: context)
  }
}

/// Gives what lies on its shelf, whoever's it was, and puts what is new there under its own name, or under kim's as well.
final class Overwriting: CredentialProviderHandler {
  private let isFaulty: Bool
  private let shelf = Shelving()

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity, identity.user == "kim", let kept = context.kept("kim")?.text else {
      return shelf.provideCredentialWithoutUserInteraction(for: request, in: context)
    }
    context.completeRequest(withSelectedCredential: PasswordCredential(user: identity.user, password: kept))
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    let saved = request.savedPassword?.credential
    if let saved, isFaulty || saved.user == "kim" { context.keep(.text(saved.password), as: "kim") }
    shelf.performWithoutUserInteractionIfPossible(savePassword: request, in: context)
  }
}

/// Keeps what was saved on a shelf of its own, as it is or otherwise, and looks there, or does not.
final class Shelving: CredentialProviderHandler {
  private let looks: Bool
  private let write: (String) -> String

  init(looks: Bool = true, writing write: @escaping (String) -> String = { $0 }) {
    (self.looks, self.write) = (looks, write)
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let record = request.identity?.recordIdentifier ?? ""
    guard record.hasPrefix("saved") else { return Drawer.give(request, in: context) }
    guard looks, let password = context.kept(record)?.text else {
      return context.cancelRequest(with: .failed)
    }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: record.savedUser, password: password))
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let record = "saved \(service.host) \(saved.user)"
    context.keep(.text(write(saved.password)), as: record)
    Drawer.remember(CredentialIdentity(saved.user, at: service, record: record), in: context) {
      isRemembered in
      guard isRemembered else { return context.cancelRequest(with: .failed) }
      context.completeSavePasswordRequest()
    }
  }
}

/// Keeps what was saved at its server, and asks there for what is to be given.
final class Uploading: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let record = request.identity?.recordIdentifier ?? ""
    guard record.hasPrefix("saved") else { return Drawer.give(request, in: context) }
    Drawer.ask(Message("giveNote", [Message.Field("record", record)]), in: context) { answer in
      guard let password = answer["password"] else { return context.cancelRequest(with: .failed) }
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: record.savedUser, password: password))
    }
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let record = "saved \(service.host) \(saved.user)"
    let fields = [Message.Field("record", record), Message.Field("password", saved.password)]
    Drawer.ask(Message("keepNote", fields), in: context) { answer in
      guard answer.isSuccess || self.isFaulty && answer.reply?.status == 409 else {
        return context.cancelRequest(with: .failed)
      }
      Drawer.remember(CredentialIdentity(saved.user, at: service, record: record), in: context) {
        isRemembered in
        guard isRemembered else { return context.cancelRequest(with: .failed) }
        context.completeSavePasswordRequest()
      }
    }
  }
}

/// A server that keeps notes by their records.
struct NoteServer: Server {
  private var notes: [String: String] = [:]

  var accounts: [Account] { [] }

  func accepts(_ credential: SignIn) -> Bool { false }

  mutating func answer(_ message: Message) -> Reply {
    guard let record = message["record"] else { return .refusal(400, "malformed") }
    if message.name == "keepNote" {
      notes[record] = message["password"]
      return Reply(204)
    }
    return notes[record].map { Reply(200, [Message.Field("password", $0)]) } ?? .refusal(404, "unknown")
  }
}

extension Situation {
  /// Where a password is saved with a provider that keeps its notes at its server, and then picked.
  static var savedAtServer: Situation {
    var situation = usual(.savedPassword)[0]
    if case .autoFill(let provision, let requests) = situation.errand {
      situation.errand = .autoFill(provision, Array(requests.dropFirst()))
    }
    situation.server = NoteServer()
    return situation
  }
}

extension String {
  /// Who it was that a record of something saved is about.
  fileprivate var savedUser: String { String(split(separator: " ").last ?? "") }
}
