import Cryptography
import UIKit

/// A way to use a key; those that are missing here are compile errors.
@available(iOS 10.0, *)
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// ECDSA of a message, by SHA-256, in ASN.1: as passkeys sign.
  public static let ecdsaSignatureMessageX962SHA256 = Self(.ecdsa, "message-X962", 256)
  /// ECDSA of a message, by SHA-384, in ASN.1.
  public static let ecdsaSignatureMessageX962SHA384 = Self(.ecdsa, "message-X962", 384)
  /// ECDSA of a message, by SHA-512, in ASN.1.
  public static let ecdsaSignatureMessageX962SHA512 = Self(.ecdsa, "message-X962", 512)
  /// ECDSA of a digest by SHA-256, in ASN.1.
  public static let ecdsaSignatureDigestX962SHA256 = Self(.ecdsa, "digest-X962", 256)
  /// ECDSA of a digest by SHA-384, in ASN.1.
  public static let ecdsaSignatureDigestX962SHA384 = Self(.ecdsa, "digest-X962", 384)
  /// ECDSA of a digest by SHA-512, in ASN.1.
  public static let ecdsaSignatureDigestX962SHA512 = Self(.ecdsa, "digest-X962", 512)
  /// ECDSA of a message, by SHA-256, in two numbers of one length.
  @available(iOS 17.0, *)
  public static let ecdsaSignatureMessageRFC4754SHA256 = Self(.ecdsa, "message-RFC4754", 256)
  /// ECDSA of a digest by SHA-256, in two numbers of one length.
  @available(iOS 17.0, *)
  public static let ecdsaSignatureDigestRFC4754SHA256 = Self(.ecdsa, "digest-RFC4754", 256)
  /// RSA of a message, by SHA-256, with the padding of PKCS #1 v1.5.
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self(.rsa, "message-PKCS1v15", 256)
  /// RSA of a digest by SHA-256, with the padding of PKCS #1 v1.5.
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self(.rsa, "digest-PKCS1v15", 256)

  private enum Family: String {
    case ecdsa = "ECDSA"
    case rsa = "RSA"
  }

  private init(_ family: Family, _ form: String, _ bits: Int) {
    rawValue = "algid:sign:\(family.rawValue):\(form):SHA\(bits)"
  }

  /// Whether keys of a kind are used in this way.
  func fits(_ material: SecKey.Material) -> Bool {
    switch material {
    case .privateP256, .publicP256: rawValue.hasPrefix("algid:sign:ECDSA:")
    case .privateRSA, .publicRSA: rawValue.hasPrefix("algid:sign:RSA:")
    }
  }

  /// What is signed of data; `nil` where a digest of another length is given.
  func digest(of data: Data) -> [UInt8]? {
    if rawValue.contains(":digest-") {
      return rawValue.hasSuffix("SHA\(data.count * 8)") ? Array(data) : nil
    }
    switch rawValue.suffix(3) {
    case "256": return SHA256.digest(of: data)
    case "384": return SHA384.digest(of: data)
    default: return SHA512.digest(of: data)
    }
  }

  /// Whether a signature is written as two numbers of one length.
  var isPlain: Bool { rawValue.contains("-RFC4754:") }
}

/// What a key is used for.
@available(iOS 10.0, *)
public enum SecKeyOperationType: Int, Sendable {
  case sign
  case verify
  case encrypt
  case decrypt
  case keyExchange
}

/// Whether a key can be used in a way.
@available(iOS 10.0, *)
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  switch operation {
  case .sign: key.publicKey !== key && algorithm.fits(key.material)
  case .verify: algorithm.fits(key.material)
  case .encrypt, .decrypt, .keyExchange: false
  }
}

/// The signature of data; one of P-256 is another one each time, by the chance of the run.
@available(iOS 10.0, *)
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .sign, algorithm) else {
    return refused(errSecParam, "the key does not sign in this way", error)
  }
  guard let digest = algorithm.digest(of: dataToSign) else {
    return refused(errSecParam, "a digest has another length", error)
  }
  if key.asksForOwner {
    notModelled(
      "the question for the owner of a key: evaluate an LAContext, and hand it over by "
        + "kSecUseAuthenticationContext where the key is found")
  }
  switch key.material {
  case .privateP256(let key):
    var chance = [UInt8](repeating: 0, count: 32)
    _ = SecRandomCopyBytes(kSecRandomDefault, chance.count, &chance)
    let signature = key.signature(ofDigest: digest, chance: chance)
    return Data(algorithm.isPlain ? signature.raw : signature.der)
  case .privateRSA(let key):
    return key.signature(ofSHA256: digest).map { Data($0) }
      ?? refused(errSecParam, "the numbers of the key do not fit together", error)
  case .publicP256, .publicRSA: return nil
  }
}

/// Whether a signature is that of data.
@available(iOS 10.0, *)
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard algorithm.fits(key.material), let digest = algorithm.digest(of: signedData) else {
    return refused(errSecParam, "the key does not verify in this way", error) ?? false
  }
  let isValid =
    switch key.publicKey.material {
    case .publicP256(let key):
      (algorithm.isPlain ? P256Signature(raw: Array(signature)) : P256Signature(der: Array(signature)))
        .map { key.isValid($0, ofDigest: digest) } ?? false
    case .publicRSA(let key): key.isValid(Array(signature), ofSHA256: digest)
    case .privateP256, .privateRSA: false
    }
  return isValid || refused(errSecVerifyFailed, "the signature is another one", error) ?? false
}
