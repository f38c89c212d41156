import AuthenticationServices
import Foundation
import Rehearsal
import Security
import TestBench
import Testing

/// Keys by the names of `Security`: how passkeys were signed before there was CryptoKit.
@Suite struct SecKeyTests {
  private static let message = Data("sample".utf8)
  private static let p256: [String: any Sendable] = [
    kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
  ]

  @Test(arguments: [
    SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA384,
    .ecdsaSignatureMessageX962SHA512, .ecdsaSignatureMessageRFC4754SHA256,
  ])
  func `a signature is recognized by the public key, for its data`(way: SecKeyAlgorithm) throws {
    let key = try #require(SecKeyCreateRandomKey(Self.p256 as CFDictionary, nil))
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    var error: Unmanaged<CFError>?
    let signature = try #require(SecKeyCreateSignature(key, way, Self.message as CFData, &error))
    #expect(SecKeyVerifySignature(publicKey, way, Self.message as CFData, signature, &error))
    #expect(SecKeyVerifySignature(key, way, Self.message as CFData, signature, &error))
    #expect(error == nil)
    #expect(!SecKeyVerifySignature(publicKey, way, Data() as CFData, signature, &error))
    #expect(try #require(error).takeRetainedValue().code == Int(errSecVerifyFailed))
    #expect(SecKeyCreateSignature(publicKey, way, Self.message as CFData, &error) == nil)
    #expect(try #require(error).takeRetainedValue().code == Int(errSecParam))
  }

  @Test func `a digest is signed as it is, if it is as long as its kind`() throws {
    let key = try #require(SecKeyCreateRandomKey(Self.p256, nil))
    let digest = Data((0..<32).map { UInt8($0) })
    let signature = try #require(SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA256, digest, nil))
    #expect(SecKeyVerifySignature(key, .ecdsaSignatureDigestX962SHA256, digest, signature, nil))
    #expect(SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA512, digest, nil) == nil)
    #expect(!SecKeyIsAlgorithmSupported(key, .sign, .rsaSignatureMessagePKCS1v15SHA256))
    #expect(SecKeyIsAlgorithmSupported(key, .verify, .ecdsaSignatureDigestX962SHA512))
  }

  @Test func `a key is its bytes, and other bytes are none`() throws {
    let key = try #require(SecKeyCreateRandomKey(Self.p256, nil))
    let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil))
    #expect(bytes.count == 97 && SecKeyGetBlockSize(key) == 32)
    var said: [String: Any] = Self.p256
    said[kSecAttrKeyClass] = kSecAttrKeyClassPrivate
    let again = try #require(SecKeyCreateWithData(bytes, said, nil))
    #expect(SecKeyCopyExternalRepresentation(again, nil) == bytes)
    said[kSecAttrKeyClass] = kSecAttrKeyClassPublic
    let publicKey = try #require(SecKeyCreateWithData(bytes.prefix(65), said, nil))
    #expect(SecKeyCopyExternalRepresentation(publicKey, nil) == bytes.prefix(65))
    var error: Unmanaged<CFError>?
    for length in [0, 1, 64, 66, 97] {
      #expect(SecKeyCreateWithData(Data(bytes.prefix(length)), said, &error) == nil)
      #expect(try #require(error).takeRetainedValue().code == Int(errSecParam))
    }
    said[kSecAttrKeyType] = kSecAttrKeyTypeRSA
    #expect(SecKeyCreateWithData(bytes, said, nil) == nil)
    #expect(SecKeyCreateWithData(bytes, [:], nil) == nil)
    #expect(SecKeyCopyAttributes(key)?[kSecAttrKeySizeInBits] as? Int == 256)
  }

  @Test func `what is no object is a CFTypeRef as well`() {
    let protections: [CFTypeRef] = [kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock]
    #expect(protections.map { $0 as? String } == ["ak", "ck"])
  }

  @Test func `a key of the enclave signs, and is not given away`() throws {
    var said: [String: Any] = Self.p256
    said[kSecAttrTokenID] = kSecAttrTokenIDSecureEnclave
    let key = try #require(SecKeyCreateRandomKey(said, nil))
    var error: Unmanaged<CFError>?
    #expect(SecKeyCopyExternalRepresentation(key, &error) == nil)
    _ = try #require(error).takeRetainedValue()
    let way = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256
    let signature = try #require(SecKeyCreateSignature(key, way, Self.message, nil))
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    #expect(SecKeyCopyExternalRepresentation(publicKey, nil)?.count == 65)
    #expect(SecKeyVerifySignature(publicKey, way, Self.message, signature, nil))
  }

  @Test func `keys are in the Keychain of the phone, and the same in every run`() {
    let traces = (1...2).map { _ in
      Stage().play(.strongPassword, .settle, program: Program { SigningController() })
    }
    #expect(traces[0].messages == traces[1].messages)
    let parts = traces[0].messages.first?.split(separator: " ") ?? []
    #expect(parts.dropLast() == ["0", "0", "true", "true", "-25299", "256", "97", "0", "-25300"])
    #expect(parts.last?.count == 88)
  }

  @Test func `the Keychain takes a dictionary of Foundation's as well`() {
    let trace = Stage().play(.strongPassword, .settle, program: Program { OlderController() })
    #expect(trace.messages == ["0 -25299 0 0 new 0 -25300 true 0"])
  }
}

/// Keeps, finds, changes and forgets by dictionaries of Foundation's.
private final class OlderController: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let query = NSMutableDictionary()
    query[kSecClass] = kSecClassGenericPassword
    query[kSecAttrAccount] = "vault"
    let item = query.mutableCopy() as? NSMutableDictionary ?? query
    item[kSecValueData] = Data("old".utf8)
    let change: NSDictionary = [kSecValueData: Data("new".utf8)]
    var words: [Any] = [SecItemAdd(item, nil), SecItemAdd(item, nil), SecItemUpdate(query, change)]
    query[kSecReturnData] = true
    var found: CFTypeRef?
    words += [SecItemCopyMatching(query, &found), String(decoding: found as? Data ?? Data(), as: UTF8.self)]
    words += [SecItemDelete(query), SecItemDelete(query)]
    let tag = Data("older".utf8)
    let attributes: NSDictionary = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
      kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag],
    ]
    let key = SecKeyCreateRandomKey(attributes, nil)
    let kept: NSDictionary = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag]
    words += [key != nil, SecItemCopyMatching(kept, nil)]
    extensionContext.cancelRequest(
      withError: ASExtensionError(
        .failed,
        userInfo: [
          ASExtensionLocalizedFailureReasonErrorKey: words.map { "\($0)" }.joined(separator: " ")
        ]))
  }
}

/// Makes a key that stays, finds it again, signs with it, and forgets it.
private final class SigningController: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let tag = Data("example.shiny.passkey".utf8)
    let made = SecKeyCreateRandomKey(
      [
        kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeySizeInBits as String: 256,
        kSecPrivateKeyAttrs as String: [
          kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag,
        ],
      ] as CFDictionary, nil)
    let query: [String: Any] = [
      kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag,
      kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
    ]
    let publicKey = made.flatMap { SecKeyCopyPublicKey($0) }
    let added = SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: publicKey as Any], nil)
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query.merging([kSecReturnRef: true]) { $1 } as CFDictionary, &found)
    let key = found as? SecKey
    let way = SecKeyAlgorithm.ecdsaSignatureMessageRFC4754SHA256
    let message = Data("sample".utf8)
    let signature = key.flatMap { SecKeyCreateSignature($0, way, message as CFData, nil) } ?? Data()
    let isValid = publicKey.map { SecKeyVerifySignature($0, way, message, signature, nil) } ?? false
    let again = SecItemAdd(query.merging([kSecValueRef: key as Any]) { $1 }, nil)
    var both: CFTypeRef?
    SecItemCopyMatching(
      query.merging([kSecReturnAttributes: true, kSecReturnData: true, kSecReturnRef: true]) { $1 }, &both)
    let all = both as? [String: Any] ?? [:]
    let words: [Any] = [
      added, status, isValid, all[kSecValueRef] is SecKey, again, all[kSecAttrKeySizeInBits] ?? "none",
      (all[kSecValueData] as? Data)?.count ?? 0, SecItemDelete(query as CFDictionary),
      SecItemCopyMatching(query as CFDictionary, nil), signature.base64EncodedString(),
    ]
    extensionContext.cancelRequest(
      withError: ASExtensionError(
        .failed,
        userInfo: [
          ASExtensionLocalizedFailureReasonErrorKey: words.map { "\($0)" }.joined(separator: " ")
        ]))
  }
}
