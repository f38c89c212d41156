/// What is judged when something is over.
extension Judgement {
  /// What is owed when everything is over.
  static func conclude(in world: inout World) {
    RecognizedOwner.judgeAnswer(in: &world)
    AppDebt.judge(in: &world)
    PasskeyNews.judge(in: &world)
  }

  /// Notes what a provider knows once its request is over.
  mutating func conclude(_ request: OpenRequest, _ asked: Provision) {
    if asked.changesVault { hasVaultChanged = true }
    if asked.isReport {
      news.conclude(isTaken: request.lifecycle.phase.outcome == .provided && !request.wasCutShort)
    }
  }
}

extension Provision {
  /// Whether a provider's vault, or its store, is another after it than before.
  fileprivate var changesVault: Bool {
    isReport || [.savedPassword, .passkeyRegistration, .automaticPasskey, .configuration].contains(self)
  }
}
