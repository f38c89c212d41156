import Rehearsal
import TestBench
import Testing

/// One-time codes by the time: what RFC 6238 has in its appendix, and what becomes of a code at the edge of its period.
@Suite(.inverting) struct TimedCodeTests {
  private static let codes = TimedCode(secret: Array("12345678901234567890".utf8))

  private func play(
    clockOffset: Int64 = 0, knowing isKnown: Bool = true, after pause: Duration = .zero,
    giving code: @escaping (CredentialRequest) -> String = { Self.codes.code(at: $0.clock ?? 0) },
    late delay: Duration = .zero, times: Int = 1
  ) -> Trace {
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.code])
      $0.autoFill.codes = isKnown ? ["Shiny code": Self.codes] : [:]
      $0.autoFill.clockOffset = clockOffset
      $0.autoFill.authentication = .none
    }
    let pick: [Step] = [.turnsToForm, .pass(pause), .user(.autoFill(.picks("Shiny code"))), .settle]
    let steps = (0..<times).flatMap { _ in pick }
    return stage.play(
      steps,
      Program(provider: {
        ScriptedProvider { request, context in
          let made = code(request)
          guard delay > .zero else { return context.completeOneTimeCodeRequest(using: made) }
          context.after(delay) { context.completeOneTimeCodeRequest(using: made) }
        }
      }))
  }

  @Test(arguments: [
    (59 as Int64, "94287082", "46119246", "90693936"), (1_111_111_109, "07081804", "68084774", "25091201"),
    (1_111_111_111, "14050471", "67062674", "99943326"), (1_234_567_890, "89005924", "91819424", "93441116"),
    (2_000_000_000, "69279037", "90698825", "38618901"), (20_000_000_000, "65353130", "77737706", "47863826"),
  ])
  func `codes are those of the appendix`(seconds: Int64, sha1: String, sha256: String, sha512: String) {
    let digits = "1234567890123456789012345678901234567890123456789012345678901234"
    for (algorithm, length, code) in [
      (TimedCode.Algorithm.sha1, 20, sha1), (.sha256, 32, sha256), (.sha512, 64, sha512),
    ] {
      var codes = TimedCode(secret: Array(digits.utf8.prefix(length)))
      codes.digits = 8
      codes.algorithm = algorithm
      #expect(codes.code(at: seconds) == code)
    }
  }

  @Test func `a secret is read from what people scan`() {
    #expect(TimedCode(base32: "gezd gnbv gy3t qojq gezd gnbv gy3t qojq")?.secret == Self.codes.secret)
    #expect(TimedCode(base32: "1") == nil)
    #expect(TimedCode(base32: "") == nil)
  }

  @Test func `OC-1 a code of another moment is told`() {
    #expect(play().brokenRules == [])
    let old = play { Self.codes.code(at: ($0.clock ?? 0) - 30) }
    #expect(old.brokenRules == [.gaveWrongCode])
    #expect(old.verdicts == [.accepted])
    let older = play { Self.codes.code(at: ($0.clock ?? 0) - 60) }
    #expect(older.verdicts == [.refused("it is not the code of this time")])
    #expect(play { _ in "000000" }.brokenRules == [.gaveWrongCode])
  }

  @Test(arguments: [
    ("31337", "5 digits: leading zeros may be lost"), ("7", "1 digit: leading zeros may be lost"),
    ("424 242", "with a blank in it"), ("424242\n", "with a blank in it"), ("H8 2KQ", "with a blank in it"),
    ("", "with nothing in it"),
  ])
  func `a code that is none however it is made is told where nobody knows its secret`(
    code: String, flaw: String
  ) {
    let trace = play(knowing: false) { _ in code }
    #expect(trace.brokenRules == [.gaveWrongCode])
    #expect(trace.details == [flaw])
    #expect(play(giving: { _ in code }).details == [flaw], "it says what is wrong with it here as well")
  }

  @Test(arguments: ["424242", "042424", "94287082", "H82KQ", "2BCDF"])
  func `a code that may be one is left alone where nobody knows its secret`(code: String) {
    #expect(play(knowing: false) { _ in code }.brokenRules == [])
  }

  @Test func `a code from the list is looked at as it is written`() {
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.code])
    }
    func choosing(_ code: String) -> [Violation] {
      stage.play(.turnsToForm, .opens(.codes), .user(.taps("Shiny code")), .settle) {
        ScriptedProvider(preparing: { _, context in
          context.show(.button("Shiny code"), .button("Cancel")) { _ in
            context.completeOneTimeCodeRequest(using: code)
          }
        })
      }.brokenRules
    }
    #expect(choosing("24242") == [.gaveWrongCode])
    #expect(choosing("024242") == [])
  }

  @Test func `a code that is made at the end of its period and given after it is told, and taken`() {
    let trace = play(after: .seconds(28), late: .seconds(3))
    #expect(trace.brokenRules == [.gaveWrongCode])
    #expect(trace.verdicts == [.accepted])
    #expect(play(after: .seconds(28), late: .seconds(1)).brokenRules == [])
  }

  @Test func `OC-3 a code that is sent once more by itself is told`() {
    func play(_ steps: Step..., twice: Bool) -> Trace {
      Stage.withSecondFactor.play([.strongPassword, .settle] + steps + [.settle]) { Sending(twice: twice) }
    }
    let types = Step.user(.types("424242", into: "Code"))
    let taps = Step.user(.taps("Continue"))
    #expect(play(types, taps, twice: true).brokenRules == [.sentCodeTwice])
    #expect(play(types, taps, twice: false).brokenRules == [])
    var stage = Stage.withSecondFactor
    stage.phone.network.faults = [Fault(.isRefused(with: 503), message: "verifyCode")]
    let again = stage.play(.strongPassword, .settle, types, taps, .settle) { Sending(twice: false) }
    #expect(again.brokenRules == [], "nobody has looked at it")
    // Who does it again means it.
    #expect(play(types, taps, .settle, types, taps, twice: false).brokenRules == [])
  }

  @Test func `OC-2 a website bears with a clock that is a little off`() {
    for offset in [-30, 30] as [Int64] {
      let trace = play(clockOffset: offset)
      #expect(trace.brokenRules == [])
      #expect(trace.verdicts == [.accepted])
    }
    for offset in [-60, 60] as [Int64] {
      #expect(play(clockOffset: offset).verdicts == [.refused("it is not the code of this time")])
    }
  }

  @Test func `what comes of a code is told as that`() {
    #expect(play().tried == [TriedCredential(.code, of: "Shiny code")])
  }

  @Test func `a code is taken once`() {
    let trace = play(times: 2)
    #expect(trace.verdicts == [.accepted, .refused("the code was used already")])
    #expect(trace.brokenRules.allSatisfy { $0 == .redidWork })
  }
}

extension Trace {
  fileprivate var tried: [TriedCredential] {
    entries.compactMap {
      if case .system(.autoFill(.concluded(_, let tried))) = $0.event { tried } else { nil }
    }
  }

  /// What was to be seen of each mistake.
  fileprivate var details: [String] {
    entries.compactMap { if case .violation(_, let detail) = $0.event { detail } else { nil } }
  }

  fileprivate var verdicts: [PasskeyAttempt.Verdict] {
    entries.compactMap {
      if case .system(.autoFill(.concluded(let verdict, _))) = $0.event { verdict } else { nil }
    }
  }
}

/// Sends the code that is typed, and stays where it is.
private final class Sending: AccountModificationHandler {
  private let isTwice: Bool

  init(twice: Bool) { isTwice = twice }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { _ in context.cancelRequest(with: .userInteractionRequired) }
  }

  func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.show(.field("Code"), .button("Continue")) { tap in
      for _ in 0..<(self.isTwice ? 2 : 1) { self.send(tap["Code"], in: context) }
    }
  }

  /// Sends a code, and once more where the server was too busy to look at it.
  private func send(_ code: String, in context: RequestContext) {
    context.send(.verifyCode(code, session: "session-1")) { answer in
      if answer.reply?.status == 503 { self.send(code, in: context) }
    }
  }
}
