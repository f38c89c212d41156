import Cryptography
import Foundation
import TestBench
import Testing
import WebAuthn

/// A hundred thousand answers with something wrong in them, the same ones every time: each that matters is refused
/// for what is wrong with it, and none traps.
@Suite struct CeremonyMutationTests {
  /// Bytes with one changed: a bit turned, or replaced.
  private static func changed(_ bytes: [UInt8], at place: Int, _ chance: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    let before = bytes[place]
    while bytes[place] == before {
      bytes[place] =
        Bool.random(using: &chance)
        ? before ^ 1 << UInt8.random(in: 0..<8, using: &chance) : UInt8.random(in: 0...255, using: &chance)
    }
    return bytes
  }

  /// What is wrong with a client data, as Foundation reads it.
  private static func expected(_ json: [UInt8], type: String) -> CeremonyMistake.Kind? {
    let object = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    guard let object, let found = object["type"] as? String, let challenge = object["challenge"] as? String,
      let origin = object["origin"] as? String
    else { return .clientDataUnreadable }
    if found != type { return .typeWrong }
    if challenge != ClientData(type: type, challenge: Sample.challenge, origin: "").challenge {
      return .challengeWrong
    }
    if origin != "https://shiny.example" { return .originWrong }
    if object["crossOrigin"] as? Bool == true { return .crossOriginUnexpected }
    return object["topOrigin"] is String ? .topOriginUnexpected : nil
  }

  /// What a byte of flags makes of an answer.
  private static func expected(flags: UInt8, isNew: Bool) -> CeremonyMistake.Kind? {
    let flags = AuthenticatorFlags(rawValue: flags)
    if flags.contains(.extensions) { return .authenticatorDataUnreadable }
    if flags.contains(.attestedCredential) != isNew { return .authenticatorDataUnreadable }
    if !flags.contains(.userPresent) { return .userNotPresent }
    if !flags.contains(.userVerified) { return .userNotVerified }
    if flags.contains(.backedUp), !flags.contains(.backupEligible) { return .backedUpButNotEligible }
    if !isNew, !flags.contains(.backupEligible) { return .backupEligibilityChanged }
    return nil
  }

  private static func sample() -> Sample {
    var sample = Sample()
    sample.client.requiresVerification = true
    return sample
  }

  @Test func `what is right is taken`() throws {
    let sample = Self.sample()
    #expect(sample.mistake(try sample.registration(isSelfSigned: false)) == nil)
    #expect(sample.mistake(try sample.registration(isSelfSigned: true)) == nil)
    #expect(sample.mistake(try sample.assertion(), try sample.record()) == nil)
  }

  @Test func `40,000 changed client data are refused for what Foundation reads in them`() throws {
    let sample = Self.sample()
    let good = try sample.registration(isSelfSigned: false)
    var chance = SplitMix(seed: 40)
    var counts: [CeremonyMistake.Kind?: Int] = [:]
    for _ in 0..<40_000 {
      var answer = good
      let place = Int.random(in: 0..<good.clientData.count, using: &chance)
      answer.clientData = Self.changed(good.clientData, at: place, &chance)
      let (found, expected) = (
        sample.mistake(answer), Self.expected(answer.clientData, type: ClientData.create)
      )
      counts[found, default: 0] += 1
      guard found != expected else { continue }
      Issue.record("\(String(decoding: answer.clientData, as: UTF8.self)): \(String(describing: found))")
    }
    #expect(
      Set(counts.keys.compactMap { $0 }) == [
        .challengeWrong, .typeWrong, .clientDataUnreadable, .originWrong,
      ]
    )
  }

  @Test func `40,000 changed attestation objects are refused by the place of the change`() throws {
    let sample = Self.sample()
    let good = try sample.registration(isSelfSigned: false)
    let data = try AttestationObject(good.attestationObject).authenticatorData
    let start = good.attestationObject.count - data.count
    var chance = SplitMix(seed: 41)
    var taken = 0
    for _ in 0..<40_000 {
      var answer = good
      let place = Int.random(in: 0..<good.attestationObject.count, using: &chance)
      answer.attestationObject = Self.changed(good.attestationObject, at: place, &chance)
      let found = sample.mistake(answer)
      if found == nil { taken += 1 }
      let allowed = Self.allowed(at: place - start, answer.attestationObject[place])
      if !allowed.contains(found) { Issue.record("byte \(place): \(String(describing: found))") }
    }
    // What may be anything: 4 bytes of the counter, 16 of the maker, and flags that nobody has defined.
    #expect((4000...4300).contains(taken))
  }

  /// What a changed byte may do, by its place in the authenticator data, before which the rest stands.
  private static func allowed(at place: Int, _ byte: UInt8) -> Set<CeremonyMistake.Kind?> {
    switch place {
    // Before the authenticator data stand names, a format and lengths.
    case ..<0: [.attestationObjectUnreadable, .formatUnknown]
    case 0..<32: [.relyingPartyWrong]
    case 32: [expected(flags: byte, isNew: true)]
    case 33..<53: [nil]
    // Another length of the identifier puts its end or the key elsewhere.
    case 53..<55: [.authenticatorDataUnreadable, .keyWrong]
    case 55..<87: [.credentialIDMismatch]
    default: [.authenticatorDataUnreadable, .keyWrong, .algorithmNotRequested]
    }
  }

  @Test func `19,600 changed sign-ins are refused before their signature is looked at`() throws {
    let sample = Self.sample()
    let (good, record) = (try sample.assertion(), try sample.record())
    var chance = SplitMix(seed: 42)
    for round in 0..<19_600 {
      var answer = good
      let expected: CeremonyMistake.Kind?
      switch round % 5 {
      case 0:
        let place = Int.random(in: 0..<32, using: &chance)
        answer.authenticatorData = Self.changed(good.authenticatorData, at: place, &chance)
        expected = .relyingPartyWrong
      case 1:
        answer.authenticatorData = Array(
          good.authenticatorData.prefix(Int.random(in: 0..<37, using: &chance)))
        expected = .authenticatorDataUnreadable
      case 2:
        answer.authenticatorData.append(UInt8.random(in: 0...255, using: &chance))
        expected = .authenticatorDataUnreadable
      case 3:
        answer.credentialID = Self.changed(
          good.credentialID, at: Int.random(in: 0..<32, using: &chance), &chance)
        expected = .credentialUnknown
      default:
        answer.userHandle = Bool.random(using: &chance) ? nil : Self.changed(Sample.handle, at: 3, &chance)
        expected = answer.userHandle == nil ? .userHandleMissing : .userHandleWrong
      }
      let found = sample.mistake(answer, record)
      if found != expected { Issue.record("\(round): \(String(describing: found))") }
    }
  }

  @Test func `400 changes that only a signature tells are told by it`() throws {
    let sample = Self.sample()
    let (good, record) = (try sample.assertion(), try sample.record())
    let vouched = try sample.registration(isSelfSigned: true)
    let data = try AttestationObject(vouched.attestationObject).authenticatorData
    let start = vouched.attestationObject.count - data.count
    var chance = SplitMix(seed: 43)
    for round in 0..<400 {
      var answer = good
      switch round % 4 {
      case 0:
        let place = Int.random(in: 0..<good.signature.count, using: &chance)
        answer.signature = Self.changed(good.signature, at: place, &chance)
      case 1:
        let place = Int.random(in: 33..<37, using: &chance)
        answer.authenticatorData = Self.changed(good.authenticatorData, at: place, &chance)
      case 2: answer.signature = Array(good.signature.prefix(Int.random(in: 0..<70, using: &chance)))
      default:
        var other = vouched
        let place = start + Int.random(in: 33..<53, using: &chance)
        other.attestationObject = Self.changed(vouched.attestationObject, at: place, &chance)
        #expect(sample.mistake(other) == .attestationInvalid)
        continue
      }
      let found = sample.mistake(answer, record)
      if found != .signatureInvalid { Issue.record("\(round): \(String(describing: found))") }
    }
  }

  @Test(arguments: Sample.others.indices)
  func `changes of what another kind of key signs are told by its signature`(index: Int) throws {
    var sample = Self.sample()
    sample.key = Sample.others[index]
    let (good, record) = (try sample.assertion(), try sample.record())
    #expect(sample.mistake(good, record) == nil)
    #expect(sample.mistake(try sample.registration(isSelfSigned: true)) == nil)
    var chance = SplitMix(seed: 44)
    for round in 0..<30 {
      var answer = good
      if round % 3 == 0 {
        answer.authenticatorData = Self.changed(good.authenticatorData, at: 33 + round % 4, &chance)
      } else {
        let place = Int.random(in: 0..<good.signature.count, using: &chance)
        answer.signature = Self.changed(good.signature, at: place, &chance)
      }
      let found = sample.mistake(answer, record)
      if found != .signatureInvalid { Issue.record("\(round): \(String(describing: found))") }
    }
  }
}
