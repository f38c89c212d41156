import Cryptography
import Foundation
import TestBench
import Testing
import WebAuthn

/// Answers, right and wrong, with what becomes of them here, for somebody else's library to look at; `.ci/passkeys` asks
/// for them.
@Suite struct AgreementTests {
  private static let file = ProcessInfo.processInfo.environment["REHEARSAL_PASSKEYS"]

  @Test(.enabled(if: file != nil, "REHEARSAL_PASSKEYS names no file to write cases to"))
  func `cases are written with their verdicts`() throws {
    var sample = Sample()
    sample.client.requiresVerification = true
    let record = try sample.record()
    let key = try #require(Sample.key.publicKey)
    var chance = SplitMix(seed: 2026)
    var lines: [String] = []
    let registrations = [
      try sample.registration(isSelfSigned: false), try sample.registration(isSelfSigned: true),
    ]
    let assertion = try sample.assertion()
    for round in 0..<20_000 {
      if round % 4 == 3 {
        var answer = assertion
        if round > 3 { Self.change(&answer, &chance) }
        let verdict = sample.mistake(answer, record)
        lines.append(
          Self.line(
            "assertion", verdict,
            [
              ("id", answer.credentialID), ("clientData", answer.clientData),
              ("authenticatorData", answer.authenticatorData), ("signature", answer.signature),
              ("userHandle", answer.userHandle ?? []), ("key", key.written),
            ]))
      } else {
        var answer = registrations[round % 2]
        if round > 1 { Self.change(&answer, &chance) }
        lines.append(
          Self.line(
            "registration", sample.mistake(answer),
            [
              ("id", answer.credentialID), ("clientData", answer.clientData),
              ("attestationObject", answer.attestationObject),
            ]))
      }
    }
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: try #require(Self.file), atomically: true, encoding: .utf8)
  }

  private static func change(_ answer: inout RegistrationBytes, _ chance: inout SplitMix) {
    if Bool.random(using: &chance) {
      change(&answer.clientData, &chance)
    } else {
      change(&answer.attestationObject, &chance)
    }
  }

  private static func change(_ answer: inout AssertionBytes, _ chance: inout SplitMix) {
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

  private static func line(
    _ ceremony: String, _ verdict: CeremonyMistake.Kind?, _ fields: [(String, [UInt8])]
  ) -> String {
    let bytes = fields.map { "\"\($0)\":\"\(Base64URL.text(of: $1))\"" }
    let verdict = verdict.map { "\"\($0.rawValue)\"" } ?? "null"
    return "{\"ceremony\":\"\(ceremony)\",\"verdict\":\(verdict),\(bytes.joined(separator: ","))}"
  }
}
