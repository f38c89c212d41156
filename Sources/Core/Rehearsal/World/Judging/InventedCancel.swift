/// A user who is said to have canceled, when it was the server that refused, or could not be reached (AM-11).
enum InventedCancel {
  /// The handler hears what became of what it asked for the user: to be let in, to have a code looked at, to put something in
  /// force.
  ///
  /// A server that wants the user to step up refuses as well, and header comments say userCanceled for that (CX-2). What
  /// is tidied up behind somebody who went is of no consequence.
  static func note(_ answer: ServerAnswer, to message: Message, in world: inout World) {
    // Nearly all is answered well, and then nothing is looked at.
    if answer.isSuccess {
      world.request?.input.hear(isFailure: false)
      return
    }
    guard let request = world.request, !request.isForProvider, !request.isFinished else { return }
    if !request.hasShownInterface { world.request?.input.isCalledFor = true }
    let wantsUser = !request.hasShownInterface && [401, 403].contains(answer.reply?.status)
    let asks = message.carriesCode || request.putsInForce(message) || request.signsIn(with: message)
    if asks, !wantsUser { world.request?.input.hear(isFailure: true) }
  }

  /// The handler says that the user canceled, and nothing of the kind has happened: neither the system's Cancel nor one of the
  /// handler's own was tapped, nor Apple's sheet dismissed, nor anything else touched since it was let down.
  static func judge(_ cancellation: Cancellation, in world: inout World) {
    guard cancellation == .userCanceled, let request = world.request, !request.isForProvider,
      request.input.isLetDown, case .serving(let serving) = request.lifecycle.phase,
      serving.apple == nil || serving.apple == .authorized
    else { return }
    world.note(.blamedUserForFailure)
  }
}

extension OpenRequest {
  /// Whether a message says to a server what the user signs in with before the upgrade.
  func signsIn(with message: Message) -> Bool {
    !details.existing.password.isEmpty && message.body.contains { $0.value == details.existing.password }
  }
}
