import Rehearsal

extension LockOut {
  /// How it comes to that.
  static let cause = "A request that failed may have been carried out all the same."

  /// What can be done about it.
  static let remedy =
    "Ask the server what holds before canceling, or have it keep the old password until the new one has been used."
}
