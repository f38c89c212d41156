import Designs
import Rehearsal

/// Keeps a list of what was upgraded where its app finds it, and writes it from the copy that it took at first.
///
/// Until the server has answered, the app can have written the list as well. What the app wrote is gone then, and nobody
/// hears of it.
final class WritingFromACopy: Trusting {
  private var copy: [Stored] = []

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    copy = context.upgrades
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    copy = context.upgrades
    super.prepareInterfaceToChangePassword(for: change, in: context)
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.note(self.copy + [.text(change.existing.user)])
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// Reads the list in the same breath in which it writes it.
final class ReadingAnew: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.note(context.upgrades + [.text(change.existing.user)])
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// The app around both, which adds to the list what its user has upgraded with another device: from a copy, or from what
/// is there.
final class ListingApp: StoreKeepingApp {
  private let isWritingFromACopy: Bool

  init(isWritingFromACopy: Bool) {
    self.isWritingFromACopy = isWritingFromACopy
  }

  func open(in context: AppContext) {}

  func refreshStore(in context: AppContext) {
    let copy = context.kept("upgrades", in: .shared)?.items ?? []
    context.after(.milliseconds(120)) { [isWritingFromACopy] in
      let list = isWritingFromACopy ? copy : context.kept("upgrades", in: .shared)?.items ?? []
      context.keep(.list(list + ["somebody, elsewhere"]), as: "upgrades", in: .shared)
    }
  }
}

extension Container {
  /// Where app and extension both write.
  fileprivate static let shared = Container.group(Gallery.group)
}

extension RequestContext {
  fileprivate var upgrades: [Stored] { kept("upgrades", in: .shared)?.items ?? [] }

  fileprivate func note(_ upgrades: [Stored]) {
    keep(.list(upgrades), as: "upgrades", in: .shared)
  }
}

extension Stored {
  fileprivate var items: [Stored] { if case .list(let items) = self { items } else { [] } }
}
