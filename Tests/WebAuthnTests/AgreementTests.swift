import Cryptography
import Foundation
import TestBench
import Testing
import WebAuthn

/// Answers, right and wrong, with what becomes of them here, for somebody else's library to look at; `.ci/passkeys` asks
/// for them.
@Suite struct AgreementTests {
  private static let file = ProcessInfo.processInfo.environment["REHEARSAL_PASSKEYS"]
  private static let count =
    ProcessInfo.processInfo.environment["REHEARSAL_PASSKEYS_COUNT"].flatMap(Int.init) ?? 20_000

  /// What signs in most cases, and in one of forty.
  private static let keys = [Sample.key] + Sample.others

  @Test(.enabled(if: file != nil, "REHEARSAL_PASSKEYS names no file to write cases to"))
  func `cases are written with their verdicts`() throws {
    var chance = SplitMix(seed: 2026)
    let trials = try Self.keys.map { try Trial($0) }
    let lines = try (0..<Self.count).map { round in
      let isOther = round / 4 % 10 == 9
      let trial = trials[isOther ? 1 + round / 40 % Sample.others.count : 0]
      return try trial.line(round, isChanged: round > 3 && !(isOther && round < 400), &chance)
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: try #require(Self.file), atomically: true, encoding: .utf8)
  }

  /// What a key makes that is right.
  private struct Trial {
    let sample: Sample
    let record: CredentialRecord
    let registrations: [RegistrationBytes]
    let assertion: AssertionBytes

    init(_ key: SigningKey) throws {
      var sample = Sample()
      sample.key = key
      sample.client.requiresVerification = true
      self.sample = sample
      record = try sample.record()
      registrations = [
        try sample.registration(isSelfSigned: false), try sample.registration(isSelfSigned: true),
      ]
      assertion = try sample.assertion()
    }

    func line(_ round: Int, isChanged: Bool, _ chance: inout SplitMix) throws -> String {
      if round % 4 == 3 {
        var answer = assertion
        if isChanged { AgreementTests.change(&answer, &chance) }
        return AgreementTests.line(
          "assertion", sample.mistake(answer, record),
          [
            ("id", answer.credentialID), ("clientData", answer.clientData),
            ("authenticatorData", answer.authenticatorData), ("signature", answer.signature),
            ("userHandle", answer.userHandle ?? []), ("key", record.key.written),
          ])
      }
      var answer = registrations[round % 2]
      if isChanged { AgreementTests.change(&answer, &chance) }
      return AgreementTests.line(
        "registration", sample.mistake(answer),
        [
          ("id", answer.credentialID), ("clientData", answer.clientData),
          ("attestationObject", answer.attestationObject),
        ])
    }
  }

  fileprivate static func change(_ answer: inout RegistrationBytes, _ chance: inout SplitMix) {
    if Bool.random(using: &chance) {
      change(&answer.clientData, &chance)
    } else {
      change(&answer.attestationObject, &chance)
    }
  }

  fileprivate static func change(_ answer: inout AssertionBytes, _ chance: inout SplitMix) {
    switch Int.random(in: 0..<3, using: &chance) {
    case 0: change(&answer.clientData, &chance)
    case 1: change(&answer.authenticatorData, &chance)
    default: change(&answer.signature, &chance)
    }
  }

  /// A bit turned, a byte put in or taken out, or the end cut off.
  private static func change(_ bytes: inout [UInt8], _ chance: inout SplitMix) {
    let place = Int.random(in: 0..<bytes.count, using: &chance)
    switch Int.random(in: 0..<8, using: &chance) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &chance), at: place)
    case 1: bytes.remove(at: place)
    case 2: bytes = Array(bytes.prefix(place))
    default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
    }
  }

  fileprivate static func line(
    _ ceremony: String, _ verdict: CeremonyMistake.Kind?, _ fields: [(String, [UInt8])]
  ) -> String {
    let bytes = fields.map { "\"\($0)\":\"\(Base64URL.text(of: $1))\"" }
    let verdict = verdict.map { "\"\($0.rawValue)\"" } ?? "null"
    return "{\"ceremony\":\"\(ceremony)\",\"verdict\":\(verdict),\(bytes.joined(separator: ","))}"
  }
}
