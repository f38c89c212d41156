import Rehearsal
import TestBench
import Testing
import Vaults

/// What every website looks at in a passkey: each mistake by a vault that makes it, and none by one that does not.
@Suite(.inverting) struct WebAuthnRuleTests {
  private let website = Self.website()

  private static func website(_ change: (inout RelyingParty) -> Void = { _ in }) -> ProviderStage {
    ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
      var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
      change(&website)
      $0.autoFill.relyingParty = website
    }
  }

  private static let making: [Step] = [
    .turnsToForm, .user(.autoFill(.registersPasskey("jappleseed"))), .settle, .user(.taps("Save")), .settle,
  ]
  private static let byTheWay: [Step] = [
    .turnsToForm, .autoFill(.makesPasskey(user: "jappleseed")), .settle,
  ]
  private static let signingIn: [Step] = [
    .user(.autoFill(.signsInWithPasskey("jappleseed"))), .settle, .authenticates, .settle,
  ]

  /// What is wrong with a vault that makes a passkey, and signs in with it.
  private func mistakes(
    _ fault: SigningFault?, _ steps: [Step]? = nil, at stage: ProviderStage? = nil
  ) -> [Violation] {
    (stage ?? website).play(steps ?? Self.making + Self.signingIn, SigningVault.program(fault: fault))
      .brokenRules
  }

  @Test func `a vault that does it right makes a passkey and signs in with it, whatever the website wants`() {
    for verification in PasskeyDemand.Verification.allCases {
      let stage = Self.website {
        $0.verification = verification
        $0.namesPasskeys = true
      }
      for first in [Self.making, Self.byTheWay] {
        let trace = stage.play(first + Self.signingIn + Self.signingIn, SigningVault.program())
        #expect(trace.brokenRules == [])
        #expect(trace.verdicts == [.accepted, .accepted, .accepted])
      }
    }
  }

  @Test func `WA-1 a hash of another request is told`() {
    #expect(mistakes(.signsEarlierHash, Self.making) == [.signedAnotherHash])
  }

  @Test func `WA-2 bytes that nobody can read are told, with their paragraph`() {
    let trace = website.play(Self.making, SigningVault.program(fault: .cutsBytes))
    #expect(trace.brokenRules == [.wroteBadBytes])
    #expect(trace.details.contains { $0.contains("6.5.4") })
    let bare = website.play(.turnsToForm, .autoFill(.makesPasskey(user: "jappleseed")), .settle) {
      ScriptedProvider { request, context in
        context.completeRegistrationRequest(credentialID: "key", relyingParty: "shiny.example")
      }
    }
    #expect(bare.brokenRules == [.wroteBadBytes])
  }

  @Test func `WA-3 an answer for another relying party is told`() {
    #expect(mistakes(.hashesOrigin) == [.servedAnotherParty])
  }

  @Test func `WA-4 a user who is left out is told`() {
    #expect(mistakes(.forgetsPresence) == [.leftPresenceOut])
    #expect(mistakes(.forgetsPresence, Self.byTheWay).contains(.leftPresenceOut) == false)
  }

  @Test func `WA-5 a user who is not verified is told where that is required`() {
    let strict = Self.website { $0.verification = .required }
    #expect(mistakes(.forgetsVerification, at: strict) == [.leftVerificationOut])
    #expect(mistakes(.forgetsVerification) == [])
  }

  @Test func `WA-6 a user who is claimed by the way is told`() {
    #expect(mistakes(.alwaysClaims, Self.byTheWay) == [.claimedUserByTheWay])
    #expect(mistakes(.alwaysClaims) == [])
  }

  @Test func `WA-7 backups that contradict each other are told`() {
    #expect(mistakes(.contradictsItself) == [.mixedUpBackup])
  }

  @Test func `WA-8 a key that nobody asked for is told`() {
    let modern = Self.website { $0.algorithms = [-8] }
    #expect(mistakes(nil, Self.making, at: modern) == [.madeUnaskedKey])
  }

  @Test func `WA-9 a statement that vouches for nothing is told`() {
    #expect(mistakes(.attestsFalsely, Self.making) == [.attestedFalsely])
  }

  @Test func `WA-10 identifiers that do not go together are told`() {
    #expect(mistakes(.givesName) == [.mixedUpIdentifiers])
  }

  @Test func `a user handle that is no text is given back as it came, whoever says what it is`() {
    let binary = Self.website { $0.hasBinaryHandles = true }
    let own = Self.website {
      $0.members = [RelyingParty.Member("jappleseed", handle: "base64url:_wDDKA")]
    }
    for stage in [binary, own] {
      let trace = stage.play(Self.making + Self.signingIn, SigningVault.program())
      #expect(trace.brokenRules == [])
      #expect(trace.verdicts == [.accepted, .accepted])
      #expect(mistakes(.readsHandle, at: stage) == [.mixedUpIdentifiers])
    }
    #expect(mistakes(.readsHandle) == [])
  }

  @Test func `WA-11 a passkey beside an excluded one is told`() {
    #expect(mistakes(.ignoresExcluded, Self.making + Self.making) == [.madeExcludedPasskey])
    let sound = website.play(Self.making + Self.making, SigningVault.program())
    #expect(sound.brokenRules == [])
    #expect(sound.outcome == .failed)
  }

  @Test func `WA-12 a passkey that was not asked for is told`() {
    let naming = Self.website { $0.namesPasskeys = true }
    let trace = naming.play(Self.making + Self.signingIn, SigningVault.program(fault: .usesAnother))
    #expect(trace.brokenRules == [.providedForAnother, .usedUnaskedPasskey])
  }

  @Test func `WA-13 a signature by another key is told`() {
    #expect(mistakes(.signsTooLittle) == [.signedFalsely])
  }

  @Test func `WA-14 a counter that stands still is told`() {
    #expect(mistakes(.standsStill) == [.stoodStill])
    let lenient = Self.website { $0.refusesStillCounters = false }
    #expect(mistakes(.standsStill, at: lenient) == [])
  }

  @Test func `WA-15 what answers nothing that was asked is told`() {
    #expect(mistakes(.givesSecrets, Self.making) == [.answeredBesideAsked])
    let curious = Self.website {
      $0.extensions = PasskeyExtensions(secrets: .init(of: .init([1], [2])), blob: .read)
    }
    #expect(mistakes(nil, at: curious) == [])
    let trace = curious.play(Self.making, SigningVault.program(fault: .givesSecrets))
    #expect(trace.details == ["a secret of a value that nobody named"])
  }

  @Test func `a secret that is another than before is told`() {
    let curious = ProviderStage {
      $0.autoFill.authentication = .none
      $0.autoFill.identityStore = .knowing(passkey: "key")
      var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
      website.extensions = PasskeyExtensions(secrets: .init(of: .init([1])))
      $0.autoFill.relyingParty = website
    }
    func secrets(_ next: @escaping (UInt8) -> UInt8) -> [String] {
      var count: UInt8 = 0
      let signingIn: [Step] = [.user(.autoFill(.signsInWithPasskey("jappleseed"))), .settle]
      return curious.play(
        [.turnsToForm] + signingIn + signingIn,
        Program(provider: {
          ScriptedProvider { request, context in
            guard let demand = request.demand else { return context.cancelRequest(with: .failed) }
            count += 1
            var proof = SigningPasskey("key", at: "shiny.example", userHandle: "user-jappleseed")
              .assertion(for: demand)
            proof.outputs = PasskeyOutputs(secrets: .init([UInt8](repeating: next(count), count: 32)))
            context.completeAssertionRequest(
              credentialID: "key", userHandle: "user-jappleseed", relyingParty: "shiny.example", proof: proof)
          }
        })
      ).details
    }
    #expect(secrets { $0 + 7 } == ["another secret of the same value than before"])
    #expect(secrets { _ in 7 } == [])
  }

  @Test func `WA-16 a passkey that is called excluded where none was named is told`() {
    let refusing = {
      ScriptedProvider { _, context in
        context.cancelRequest(with: ExtensionError(.matchedExcludedCredential))
      }
    }
    #expect(website.play(Self.byTheWay, Program(provider: refusing)).brokenRules == [.saidExcluded])
    // Of a passkey that was named it may know more than its store does.
    let knowing = {
      ScriptedProvider { request, context in
        guard let demand = request.demand, demand.excluded.isEmpty else {
          return context.cancelRequest(with: ExtensionError(.matchedExcludedCredential))
        }
        context.completeRegistrationRequest(
          credentialID: "key", relyingParty: "shiny.example",
          proof: SigningPasskey("key", for: demand).attestation(for: demand))
      }
    }
    let named = website.play(Self.byTheWay + Self.byTheWay, Program(provider: knowing))
    #expect(named.brokenRules == [] && named.outcome == .failed)
  }
}

extension Trace {
  /// What came of each attempt.
  fileprivate var verdicts: [PasskeyAttempt.Verdict] {
    entries.compactMap {
      if case .system(.autoFill(.concluded(let verdict, _))) = $0.event { verdict } else { nil }
    }
  }

  /// What was to be seen of each mistake.
  fileprivate var details: [String] {
    entries.compactMap { if case .violation(_, let detail) = $0.event { detail } else { nil } }
  }
}
