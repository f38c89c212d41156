import AuthenticationServices
import CommonCrypto
import LocalAuthentication
import Rehearsal
import TestBench
import Testing

/// Files of a group, Keychain items that ask for their owner, and keys from passwords.
@Suite struct SharedFilesTests {
  private static let group = "group.example.shiny"

  @Test func `members of a group find files again when a process has ended, and nobody does in another play`()
    throws
  {
    for _ in 1...2 {
      var stage = Stage()
      stage.phone.containers.share(Self.group)
      let simulation = Simulation(
        phone: stage.phone, server: stage.server, program: Program { FilingController() })
      for _ in 1...2 {
        try simulation.perform(.strongPassword)
        try simulation.perform(.settle)
        try simulation.perform(.system(.endsProcess))
      }
      let kept = simulation.phone.containers
      #expect(kept["found", of: .extension] == .list(["", "1"]))
      #expect(kept["isRefused", of: .extension] == .truth(true))
    }
  }

  @Test func `an item that asks for its owner is given to whoever has asked`() throws {
    let stage = Stage()
    let simulation = Simulation(
      phone: stage.phone, server: stage.server, program: Program { GuardingController() })
    try simulation.perform(.strongPassword)
    try simulation.perform(.settle)
    #expect(
      simulation.phone.containers["statuses", of: .extension]
        == .list(
          [0, errSecInteractionNotAllowed, errSecItemNotFound, errSecInteractionNotAllowed, 0].map {
            .number(Int($0))
          }))
  }

  @Test(arguments: [
    (kCCPRFHmacAlgSHA1, UInt32(1), "0c60c80f961f0e71f3a9b524af6012062fe037a6"),
    (kCCPRFHmacAlgSHA1, UInt32(2), "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"),
    (kCCPRFHmacAlgSHA256, UInt32(1), "120fb6cffcf8b32c43e7225256c4f837a86548c9"),
    (kCCPRFHmacAlgSHA256, UInt32(2), "ae4d0c95af6b46d32d0adff928f06dd02a303f8e"),
  ])
  func `a password becomes the key that everybody makes of it`(
    prf: CCPseudoRandomAlgorithm, rounds: UInt32, expected: String
  ) {
    var key = [UInt8](repeating: 0, count: 20)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count, prf, rounds, &key, key.count)
    #expect(status == kCCSuccess)
    #expect(key.map { String(format: "%02x", $0) }.joined() == expected)
    #expect(CCKeyDerivationPBKDF(0, "password", 8, salt, 4, prf, rounds, &key, 20) == kCCParamError)
  }

  @Test func `marks are those of the algorithms they are called by`() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(Array("abc".utf8), 3, &digest)
    #expect(
      digest.map { String(format: "%02x", $0) }.joined()
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var mark = [UInt8](repeating: 0, count: 20)
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA1), "Jefe", 4, "what do ya want for nothing?", 28, &mark)
    #expect(
      mark.map { String(format: "%02x", $0) }.joined() == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
  }
}

/// Leaves a file in its group, and notes what it has found there.
private final class FilingController: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let files = FileManager.default
    let defaults = UserDefaults.standard
    defaults.set(
      files.containerURL(forSecurityApplicationGroupIdentifier: "group.another") == nil, forKey: "isRefused")
    if let folder = files.containerURL(forSecurityApplicationGroupIdentifier: "group.example.shiny") {
      let file = folder.appendingPathComponent("vault")
      let found = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      defaults.setValue((defaults.value(forKey: "found") as? [String] ?? []) + [found], forKey: "found")
      try? "1".write(to: file, atomically: true, encoding: .utf8)
    }
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }
}

/// Keeps something that asks for its owner, and asks for it in every way.
private final class GuardingController: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let control = SecAccessControlCreateWithFlags(
      nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .userPresence, nil)
    let item: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "vault", kSecValueData: Data("key".utf8),
      kSecAttrAccessControl: control as Any,
    ]
    var statuses = [SecItemAdd(item, nil)]
    let question: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "vault", kSecReturnData: true,
    ]
    let context = LAContext()
    context.interactionNotAllowed = true
    for (key, value) in [
      (kSecUseAuthenticationUI, kSecUseAuthenticationUIFail as Any),
      (kSecUseAuthenticationUI, kSecUseAuthenticationUISkip as Any),
      (kSecUseAuthenticationContext, context as Any),
    ] {
      statuses.append(SecItemCopyMatching(question.merging([key: value]) { $1 }, nil))
    }
    statuses.append(SecItemCopyMatching(question.filter { $0.key != kSecReturnData }, nil))
    UserDefaults.standard.set(statuses.map { Int($0) }, forKey: "statuses")
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }
}
