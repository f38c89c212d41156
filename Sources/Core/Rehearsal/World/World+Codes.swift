/// One-time codes by the time, where somebody verifies them.
extension World {
  /// What everybody else's clock reads, in seconds since 1970.
  private var websiteClock: Int64 { Instant.calendarStart + timeline.now.nanoseconds / 1_000_000_000 }
  /// What the phone's clock reads.
  private var phoneClock: Int64 { websiteClock + phone.autoFill.clockOffset }

  /// Tells a provider the time, where a code is asked for that somebody verifies.
  func tellTime(in asked: inout CredentialRequest) {
    guard phone.hasAutoFill, !phone.autoFill.codes.isEmpty, [.code, .codeList].contains(asked.provision)
    else { return }
    asked.clock = phoneClock
  }

  /// What is wrong with a code, by the phone's own clock (OC-1).
  func mistakes(inCode provided: Provided, _ asked: CredentialRequest) -> [Mistake] {
    guard case .code(let code) = provided, let label = asked.identity?.user,
      let codes = phone.autoFill.codes[label], codes.code(at: phoneClock) != code
    else { return [] }
    let period = Int64(max(1, codes.period))
    let near = (-10...10 as ClosedRange<Int64>).first { codes.code(at: phoneClock + $0 * period) == code }
    return [
      Mistake(
        .gaveWrongCode,
        near.map { $0 < 0 ? "the code of \(-$0 * period) s ago" : "the code of \($0 * period) s from now" }
          ?? "\(code) is none of \(label)")
    ]
  }

  /// The website takes a code of its own time, or of the period before or after, and each once (OC-2).
  mutating func verify(_ provided: Provided) {
    guard case .code(let code) = provided, let label = request?.details.provision?.identity?.user,
      let codes = phone.autoFill.codes[label]
    else { return }
    let clock = websiteClock
    let drift = Ledger.holds("OC-2") ? 1 : 0 as Int64
    let steps = (-drift...drift).map { codes.step(at: clock) + $0 }
    let step = steps.first { codes.code(at: $0 * Int64(max(1, codes.period))) == code }
    let verdict: PasskeyAttempt.Verdict
    if let step, step > phone.autoFill.codesTaken[label] ?? .min {
      phone.autoFill.codesTaken[label] = step
      verdict = .accepted
    } else {
      verdict = .refused(step == nil ? "it is not the code of this time" : "the code was used already")
    }
    timeline.record(.system(.autoFill(.concluded(verdict, user: label))))
  }
}
