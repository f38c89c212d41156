import Rehearsal

/// Opens no more after five wrong master passwords, however many right ones came between them.
///
/// The sound one counts those in a row.
final class CountingForGood: LockedDrawer {
  /// What the handlers of one process share.
  final class Strikes {
    var count = 0
  }

  private let strikes: Strikes
  private let beginsAnew: Bool

  init(_ strikes: Strikes, beginsAnew: Bool = false) {
    self.strikes = strikes
    self.beginsAnew = beginsAnew
  }

  override func prepareInterfaceToProvideCredential(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    guard strikes.count < 5 else {
      return context.show(.label("Too many wrong passwords. Open the app."), .button("Cancel")) { _ in
        context.cancelRequest(with: .userCanceled)
      }
    }
    super.prepareInterfaceToProvideCredential(for: request, in: context)
  }

  override func turnAway(in context: ProviderContext) {
    strikes.count += 1
    super.turnAway(in: context)
  }

  override func give(_ note: PasswordCredential, in context: ProviderContext) {
    if beginsAnew { strikes.count = 0 }
    super.give(note, in: context)
  }
}
