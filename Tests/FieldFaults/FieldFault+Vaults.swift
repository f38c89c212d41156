import Foundation
import Rehearsal
import RehearsalExplorer

/// What vaults keep, count and tell the identity store.
extension FieldFault {
  static var vaults: [FieldFault] {
    [
      provider("finds a note by its row, and a row has gone", .rule(.providedForAnother), .unusedPassword) {
      } handler: {
        Rows(isFaulty: $1)
      },
      provider(
        "drops a note, and does not hear that the store was busy", .rule(.keptStaleIdentity), .unusedPassword
      ) {
      } handler: {
        Dropping(isFaulty: $1)
      },
      provider("drops all notes of a site when one is not used any more", .standstill, .unusedPassword) {
      } handler: {
        Sweeping(keepsNotes: !$1, keepsOffers: true)
      },
      provider("offers nobody at a site where one is not used any more", .standstill, .unusedPassword) {
      } handler: {
        Sweeping(keepsNotes: true, keepsOffers: !$1)
      },
      provider("moves its vault by taking it away first", .standstill) {
      } handler: {
        Moving(isFaulty: $1)
      },
      provider("counts mistypings, and never what was typed right", .standstill) {
      } handler: {
        Counting(isFaulty: $1)
      },
      provider("waits for the one who asked before", .rule(.tookTooLong)) {
        Asking.Memory()
      } handler: {
        Asking($0, isFaulty: $1)
      },
      provider("keeps its list, and saves beside it", .rule(.keptStaleIdentity), .savedPassword) {
        Caching.Memory()
      } handler: {
        Caching($0, isFaulty: $1)
      },
      provider("says that it saved what it keeps for as long as it lives", .forgotten, .savedPassword) {
        Saving.Memory()
      } handler: {
        Saving($0, isFaulty: $1)
      },
      provider("looks among what there was for what was saved", .forgotten, .savedPassword) {
      } handler: {
        Shelving(looks: !$1)
      },
      provider("trims what it is to save", .rule(.filledAnotherThanSaved), .savedPassword) {
      } handler: {
        Shelving(writing: $1 ? { $0.trimmingCharacters(in: .whitespaces) } : { $0 })
      },
      provider("takes the accent off what it is to save", .rule(.filledAnotherThanSaved), .savedPassword) {
      } handler: {
        Shelving(writing: $1 ? { $0.decomposedStringWithCanonicalMapping } : { $0 })
      },
      provider("reads what it saved as a form's", .rule(.filledAnotherThanSaved), .savedPassword) {
      } handler: {
        Shelving(writing: $1 ? { $0.replacingOccurrences(of: "+", with: " ") } : { $0 })
      },
    ]
  }
}

/// What is kept of a vault: user, password and record, row by row.
private enum Rowed {
  static let samples: [[String]] = [
    ["1", "jappleseed", "correct horse"], ["2", "kim", "battery staple"], ["3", "robin", "quiet river"],
  ]

  static func rows(_ key: String = "rows", in context: ProviderContext) -> [[String]]? {
    guard case .list(let rows)? = context.kept(key) else { return nil }
    return rows.map { row in
      guard case .list(let fields) = row else { return [] }
      return fields.compactMap(\.text)
    }
  }

  static func keep(_ rows: [[String]], _ key: String = "rows", in context: ProviderContext) {
    context.keep(.list(rows.map { .list($0.map { .text($0) }) }), as: key)
  }

  static func give(_ row: [String]?, _ request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    guard let row, row.count == 3 else { return Drawer.miss(identity, in: context) }
    context.completeRequest(withSelectedCredential: PasswordCredential(user: row[1], password: row[2]))
  }
}

/// Takes the number of a record for the row in which it stands.
private final class Rows: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let rows = Rowed.rows(in: context) ?? Rowed.samples
    let record = request.identity?.recordIdentifier ?? ""
    guard isFaulty else { return Rowed.give(rows.first { $0[0] == record }, request, in: context) }
    let row = (Int(record) ?? 0) - 1
    guard rows.indices.contains(row) else { return context.cancelRequest(with: .failed) }
    Rowed.give(rows[row], request, in: context)
  }

  func take(_ report: CredentialReport, in context: ProviderContext) {
    guard case .unusedPassword(let user, let domain) = report else { return }
    let rows = Rowed.rows(in: context) ?? Rowed.samples
    Rowed.keep(rows.filter { $0[1] != user }, in: context)
    for row in rows where row[1] == user {
      Drawer.forget(CredentialIdentity(user, at: ServiceIdentifier(domain), record: row[0]), in: context)
    }
  }
}

/// Drops what is of no use any more, and then has the store forget it.
private final class Dropping: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let record = request.identity?.recordIdentifier ?? ""
    if let row = (Rowed.rows(in: context) ?? Rowed.samples).first(where: { $0[0] == record }) {
      return Rowed.give(row, request, in: context)
    }
    // It has seen to that already, it thinks.
    if isFaulty { return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound)) }
    Rowed.give(nil, request, in: context)
  }

  func take(_ report: CredentialReport, in context: ProviderContext) {
    guard case .unusedPassword(let user, let domain) = report else { return }
    let rows = Rowed.rows(in: context) ?? Rowed.samples
    Rowed.keep(rows.filter { $0[1] != user }, in: context)
    for row in rows where row[1] == user {
      let identity = CredentialIdentity(user, at: ServiceIdentifier(domain), record: row[0])
      Drawer.forget(identity, attempts: isFaulty ? 1 : 4, in: context)
    }
  }
}

/// Drops what is of no use any more, and may take what others have there along.
private final class Sweeping: CredentialProviderHandler {
  private let keepsNotes: Bool
  private let keepsOffers: Bool

  init(keepsNotes: Bool, keepsOffers: Bool) {
    self.keepsNotes = keepsNotes
    self.keepsOffers = keepsOffers
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let record = request.identity?.recordIdentifier ?? ""
    Rowed.give((Rowed.rows(in: context) ?? Rowed.samples).first { $0[0] == record }, request, in: context)
  }

  func take(_ report: CredentialReport, in context: ProviderContext) {
    guard case .unusedPassword(let user, let domain) = report else { return }
    let rows = Rowed.rows(in: context) ?? Rowed.samples
    Rowed.keep(keepsNotes ? rows.filter { $0[1] != user } : [], in: context)
    for row in rows where row[1] == user || !keepsOffers && row[1] == "kim" {
      Drawer.forget(CredentialIdentity(row[1], at: ServiceIdentifier(domain), record: row[0]), in: context)
    }
  }
}

/// Moves what an earlier version kept to where this one looks.
private final class Moving: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    move(in: context) { rows in
      let record = request.identity?.recordIdentifier ?? ""
      Rowed.give(rows.first { $0[0] == record }, request, in: context)
    }
  }

  private func move(in context: ProviderContext, then goOn: @escaping ([[String]]) -> Void) {
    if let rows = Rowed.rows("new", in: context) { return goOn(rows) }
    if context.kept("is known") == nil {
      context.keep(.truth(true), as: "is known")
      Rowed.keep(Rowed.samples, "old", in: context)
    }
    let rows = Rowed.rows("old", in: context) ?? []
    if isFaulty { context.keep(nil, as: "old") }
    // To write much takes a while.
    context.after(.milliseconds(200)) {
      Rowed.keep(rows, "new", in: context)
      context.keep(nil, as: "old")
      goOn(rows)
    }
  }
}

/// Opens with a master password, and not any more after two that were wrong.
private final class Counting: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.field("Master password"), .button("Open"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Open" else { return context.cancelRequest(with: .userCanceled) }
      self.open(tap["Master password"], request, in: context)
    }
  }

  private func open(_ password: String, _ request: CredentialRequest, in context: ProviderContext) {
    var wrong = 0
    if case .number(let kept)? = context.kept("wrong") { wrong = kept }
    guard password == "open sesame", wrong < 1 || !isFaulty else {
      context.keep(.number(wrong + 1), as: "wrong")
      return context.cancelRequest(with: .failed)
    }
    context.keep(nil, as: "wrong")
    Drawer.give(request, in: context)
  }
}

/// Asks its server who is there, one after the other.
private final class Asking: CredentialProviderHandler {
  final class Memory {
    var isAsking = false
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard !memory.isAsking else { return }
    memory.isAsking = isFaulty
    var alarm: ProviderContext.Alarm?
    func hear(_ answer: ServerAnswer) {
      guard let waiting = alarm else { return }
      alarm = nil
      context.cancel(waiting)
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      memory.isAsking = false
      Drawer.give(request, in: context)
    }
    alarm = context.after(.seconds(2)) { hear(.networkError) }
    context.send(.authorize(PasswordCredential(user: "owner", password: "open sesame")), answer: hear)
  }
}

/// Reads its list once in a process.
private final class Caching: CredentialProviderHandler {
  final class Memory {
    var rows: [[String]]?
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let rows = memory.rows ?? Rowed.rows(in: context) ?? Rowed.samples
    memory.rows = rows
    let record = request.identity?.recordIdentifier ?? ""
    guard let row = rows.first(where: { $0[0] == record }) else {
      return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
    }
    Rowed.give(row, request, in: context)
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let before = Rowed.rows(in: context) ?? Rowed.samples
    let record = String(before.count + 1)
    // First, so that no other row gets its number.
    Rowed.keep(before + [[record, saved.user, saved.password]], in: context)
    Drawer.remember(CredentialIdentity(saved.user, at: service, record: record), in: context) {
      isRemembered in
      guard isRemembered else {
        Rowed.keep(before, in: context)
        return context.cancelRequest(with: .failed)
      }
      if !self.isFaulty { self.memory.rows = nil }
      context.completeSavePasswordRequest()
    }
  }
}
