extension ProcessInfo {
  /// Does something off the main queue that the process is not to be suspended in, and says that there is time for it.
  ///
  /// Here it is called once. When the process is to be suspended it is not called again to hear that, as it is on a
  /// phone while it is still at work.
  @available(iOS 8.2, *) @preconcurrency
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}
