import Rehearsal

/// What a provider has put into its store itself, where that was empty before.
enum OwnOffers {
  /// Tells of a request that has begun, or came to what was asked for: whether something is offered by who has set itself
  /// up, is picked there, and is filled in.
  static func note(isFilled: Bool, in world: World, _ report: (UInt64) -> Void) {
    let asked = world.request?.request.provision
    if asked?.isOffered == true { report((isFilled ? PathReport.fills : PathReport.picks).word) }
    if isFilled, asked == .configuration, world.phone.autoFill.identityStore.count > 0 {
      report(PathReport.offers.word)
    }
  }
}
