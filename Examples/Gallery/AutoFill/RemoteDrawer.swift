import Rehearsal

/// A drawer whose owner's account is looked up on a server before anything is given, without an end to the waiting.
class RemoteDrawer: Drawer {
  override func give(_ note: PasswordCredential, in context: ProviderContext) {
    lookUp(in: context) { isWelcome in
      guard isWelcome else { return context.cancelRequest(with: .failed) }
      context.completeRequest(withSelectedCredential: note)
    }
  }

  func lookUp(in context: ProviderContext, then goOn: @escaping (Bool) -> Void) {
    ask(in: context, then: goOn)
  }

  func ask(in context: ProviderContext, then goOn: @escaping (Bool) -> Void) {
    let owner = PasswordCredential(user: "owner", password: "open sesame")
    context.send(.authorize(owner)) { goOn($0.isSuccess) }
  }
}

/// Gives up two seconds after it has asked.
class PatientDrawer: RemoteDrawer {
  override func lookUp(in context: ProviderContext, then goOn: @escaping (Bool) -> Void) {
    var alarm: ProviderContext.Alarm?
    func hear(_ isWelcome: Bool) {
      guard let waiting = alarm else { return }
      alarm = nil
      context.cancel(waiting)
      goOn(isWelcome)
    }
    alarm = context.after(.seconds(2)) { hear(false) }
    ask(in: context, then: hear)
  }
}

/// Remembers for as long as the process lives that the owner is welcome, also where it hears so too late.
final class WarmDrawer: PatientDrawer {
  /// What the handlers of one process share.
  final class Memory {
    var isWelcome = false
  }

  private let memory: Memory

  init(_ memory: Memory) {
    self.memory = memory
  }

  override func ask(in context: ProviderContext, then goOn: @escaping (Bool) -> Void) {
    guard !memory.isWelcome else { return goOn(true) }
    super.ask(in: context) { isWelcome in
      self.memory.isWelcome = isWelcome || self.memory.isWelcome
      goOn(isWelcome)
    }
  }
}
