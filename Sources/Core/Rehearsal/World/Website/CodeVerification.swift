/// One-time codes by the time, where somebody verifies them.
package enum CodeVerification {
  /// What everybody else's clock reads, in seconds since 1970.
  private static func websiteClock(_ world: World, later nanoseconds: Int64 = 0) -> Int64 {
    Instant.calendarStart + world.timeline.now.advanced(by: nanoseconds).nanoseconds / 1_000_000_000
  }

  /// What the phone's clock reads, in seconds since 1970; or would, so little later.
  package static func phoneClock(_ world: World, later nanoseconds: Int64 = 0) -> Int64 {
    websiteClock(world, later: nanoseconds) + world.phone.clockLead
  }

  /// Tells a provider the time, where a code is asked for that somebody verifies.
  static func tellTime(in asked: inout CredentialRequest, _ world: World) {
    guard world.phone.hasAutoFill, !world.phone.autoFill.codes.isEmpty,
      [.code, .codeList].contains(asked.provision)
    else { return }
    asked.clock = phoneClock(world)
  }

  /// Whose code is asked for: that of what was picked, or of the one that was tapped in a list.
  private static func label(_ asked: CredentialRequest, _ world: World) -> String? {
    if let identity = asked.identity { return identity.user }
    guard let named = world.request?.input.named, named.count == 1 else { return nil }
    return named.first
  }

  /// Whether somebody verifies the code that is asked for.
  static func knowsSecret(for asked: CredentialRequest, _ world: World) -> Bool {
    label(asked, world).map { world.phone.autoFill.codes[$0] != nil } == true
  }

  /// What is wrong with a code, by the phone's own clock, or by the way it is written where nobody knows its secret
  /// (OC-1).
  static func mistakes(in provided: Provided, _ asked: CredentialRequest, _ world: World) -> [Mistake] {
    guard case .code(let code) = provided else { return [] }
    guard let label = label(asked, world), let codes = world.phone.autoFill.codes[label] else {
      return code.flawAsCode.map { [Mistake(.gaveWrongCode, $0)] } ?? []
    }
    // A date is counted in tenths of a microsecond, and rounded: just before a second it may read the next.
    guard ![0, 1_000].contains(where: { codes.code(at: phoneClock(world, later: $0)) == code }) else {
      return []
    }
    let period = Int64(min(max(1, codes.period), 1_000_000_000))
    let near = (-10...10 as ClosedRange<Int64>).first {
      codes.code(at: phoneClock(world) + $0 * period) == code
    }
    return [
      Mistake(
        .gaveWrongCode,
        near.map { $0 < 0 ? "the code of \(-$0 * period) s ago" : "the code of \($0 * period) s from now" }
          ?? code.flawAsCode ?? "\(code) is none of \(label)")
    ]
  }

  /// The website takes a code of its own time, or of the period before or after, and each once (OC-2).
  static func verify(_ provided: Provided, in world: inout World) {
    guard case .code(let code) = provided, let label = world.request?.details.provision?.identity?.user,
      let codes = world.phone.autoFill.codes[label]
    else { return }
    let clock = websiteClock(world)
    let drift = Ledger.holds("OC-2") ? 1 : 0 as Int64
    let steps = (-drift...drift).map { codes.step(at: clock) + $0 }
    let step = steps.first { codes.code(at: $0 * Int64(max(1, codes.period))) == code }
    let verdict: PasskeyAttempt.Verdict
    if let step, step > codes.taken ?? .min {
      world.phone.autoFill.codes[label]?.taken = step
      verdict = .accepted
    } else {
      verdict = .refused(step == nil ? "it is not the code of this time" : "the code was used already")
    }
    world.timeline.record(
      .system(.autoFill(.concluded(verdict, of: TriedCredential(.code, of: label)))))
  }
}

extension String {
  /// Why no website takes it for a one-time code, whatever its secret is; `nil` where one may.
  ///
  /// A code of RFC 4226 has at least six digits (5.3). Some services have codes with letters, of their own length.
  fileprivate var flawAsCode: String? {
    if isEmpty { return "with nothing in it" }
    if contains(where: \.isWhitespace) { return "with a blank in it" }
    let digits = utf8.count
    guard digits < 6, utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return "\(digits) digit\(digits == 1 ? "" : "s"): leading zeros may be lost"
  }
}
