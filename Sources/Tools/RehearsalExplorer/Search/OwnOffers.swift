import Rehearsal

/// What a provider has put into its store itself, where that was empty before.
enum OwnOffers {
  /// Tells of a request that has begun, or came to what was asked for: whether something is offered by who has set itself
  /// up, at a form that somebody turns to afterwards, is picked there, and is filled in.
  ///
  /// What fits no form, such as a title where a domain should be, is offered to nobody.
  // Apart from whoever asks it, because few searches come here, and all of them come to where it is asked.
  @inline(never)
  static func note(isFilled: Bool, in run: Run, _ report: (UInt64) -> Void) {
    run.simulation.look { world in
      let asked = world.request?.request.provision
      if asked?.isOffered == true { report((isFilled ? PathReport.fills : PathReport.picks).word) }
      guard isFilled, asked == .configuration else { return }
      let forms = run.terms.requests.compactMap(\.form)
      let isAnyOffered = world.phone.autoFill.identityStore.identities.contains { identity in
        forms.contains { $0.fits(identity.service) }
      }
      if isAnyOffered { report(PathReport.offers.word) }
    }
  }
}
