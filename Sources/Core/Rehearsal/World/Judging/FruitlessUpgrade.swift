/// An upgrade that fails with nothing against it; only who knows that nothing is out of the ordinary can tell.
enum FruitlessUpgrade {
  /// The handler hears from its server.
  ///
  /// On screen a server that wants the user has them, and one that does not know a code that its user has typed right was
  /// sent another. Once a code was sent a server that wants the user still is one that refuses them.
  static func note(_ answer: ServerAnswer, _ response: Shared<Response>, in world: inout World) {
    // Nearly all is answered well, and then nothing is looked at; who has met one refusal need not meet another.
    guard !answer.isSuccess, world.request?.isForProvider == false, world.request?.hasMetRefusal == false,
      let request = world.request
    else { return }
    let (transmission, status) = (response.value.transmission.value, answer.reply?.status)
    let (message, details) = (transmission.message, request.details)
    if !transmission.isRefused {
      if [401, 403].contains(status), request.isInteractive, request.input.codesSent == 0,
        request.signsIn(with: message)
      {
        return
      }
      let code = world.server.accounts.first { $0.user == request.user }?.secondFactor
      if status == 401, message.carriesCode, request.input.isTyped, code != nil { return }
      // An app that asks brings no password, and nobody signs in without one.
      let isPasswordless = details.existing.password.isEmpty && message["password"]?.isEmpty == true
      if status == 401, request.isInteractive, isPasswordless { return }
    }
    world.request?.hasMetRefusal = true
  }
}

extension OpenRequest {
  /// Whether its handler has failed it without a word to the user, and heard of nothing that did not work.
  ///
  /// Whoever shows an interface with nothing to fill in may say there why an account is none for it.
  package var isFruitless: Bool {
    !isForProvider && outcome == .failed && !hasMetRefusal && answer.wayOfCanceling == .byItself
      && answer.error?.cancellation(of: request.kind) == .failed && (!hasShownInterface || input.isTyped)
  }

  /// Whether the handler is called to work on screen.
  fileprivate var isInteractive: Bool {
    switch lifecycle.phase {
    case .preparing: true
    case .serving(let serving): serving.isOnScreen
    case .requested, .authorizing, .authenticating, .withdrawing, .finished: false
    }
  }
}
