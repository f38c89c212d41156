import Rehearsal

/// A provider of one-time codes that makes each when it is asked for it.
class TimedDrawer: Drawer {
  /// What its website makes its codes of as well.
  static let codes = TimedCode(secret: Array("rehearsal of codes".utf8))

  override func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    guard let clock = request.clock else { return context.cancelRequest(with: .failed) }
    context.completeOneTimeCodeRequest(using: code(at: clock))
  }

  func code(at clock: Int64) -> String { Self.codes.code(at: clock) }
}

/// Makes a code once in the life of its process, where it is shown with a ring that runs down, and gives that.
final class ForgettingTheClock: TimedDrawer {
  /// What the handlers of one process share.
  final class Ring {
    var code: String?
  }

  private let ring: Ring

  init(_ ring: Ring) {
    self.ring = ring
  }

  override func code(at clock: Int64) -> String {
    let code = ring.code ?? super.code(at: clock)
    ring.code = code
    return code
  }
}

/// Takes the minute for the period, because that is how long a code seemed to last.
final class CountingMinutes: TimedDrawer {
  override func code(at clock: Int64) -> String { super.code(at: clock - clock % 60) }
}
