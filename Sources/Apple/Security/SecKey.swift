import Cryptography
import Rehearsal
import UIKit

/// A key of P-256 or of RSA, public or private.
///
/// It is written for rehearsals; nothing that guards a real secret belongs in it.
@available(iOS 2.0, *)
public final class SecKey: Sendable {
  enum Material: Sendable {
    case privateP256(P256PrivateKey)
    case publicP256(P256PublicKey)
    case privateRSA(RSAPrivateKey)
    case publicRSA(RSAPublicKey)
  }

  let material: Material
  /// Whether nobody can take it out of the part of the phone that has it.
  let isInEnclave: Bool
  /// Whether the owner is asked for whenever it is used.
  let asksForOwner: Bool

  init(_ material: Material, isInEnclave: Bool = false, asksForOwner: Bool = false) {
    (self.material, self.isInEnclave) = (material, isInEnclave)
    self.asksForOwner = asksForOwner
  }

  /// A key of its bytes, by what is said of it; `nil` where the bytes are no such key.
  convenience init?(_ bytes: [UInt8], _ attributes: [String: Any], asksForOwner: Bool = false) {
    let isPrivate = attributes[kSecAttrKeyClass] as? String == kSecAttrKeyClassPrivate
    guard isPrivate || attributes[kSecAttrKeyClass] as? String == kSecAttrKeyClassPublic else { return nil }
    let material: Material? =
      switch attributes[kSecAttrKeyType] as? String {
      case kSecAttrKeyTypeECSECPrimeRandom where isPrivate: Self.privateP256(bytes).map { .privateP256($0) }
      case kSecAttrKeyTypeECSECPrimeRandom: P256PublicKey(x963: bytes).map { .publicP256($0) }
      case kSecAttrKeyTypeRSA where isPrivate: RSAPrivateKey(pkcs1: bytes).map { .privateRSA($0) }
      case kSecAttrKeyTypeRSA: RSAPublicKey(pkcs1: bytes).map { .publicRSA($0) }
      default: nil
      }
    guard let material else { return nil }
    self.init(
      material, isInEnclave: attributes[kSecAttrTokenID] as? String == kSecAttrTokenIDSecureEnclave,
      asksForOwner: asksForOwner)
  }

  /// A private key as X9.63 has it, with the public one before it.
  private static func privateP256(_ bytes: [UInt8]) -> P256PrivateKey? {
    guard bytes.count == 97, let key = P256PrivateKey(raw: Array(bytes[65...])),
      key.publicKey.x963 == Array(bytes[..<65])
    else { return nil }
    return key
  }

  /// Its bytes.
  var bytes: [UInt8] {
    switch material {
    case .privateP256(let key): key.publicKey.x963 + key.raw
    case .publicP256(let key): key.x963
    case .privateRSA(let key): key.pkcs1
    case .publicRSA(let key): key.pkcs1
    }
  }

  /// The key that everybody may know.
  var publicKey: SecKey {
    switch material {
    case .privateP256(let key): SecKey(.publicP256(key.publicKey))
    case .privateRSA(let key): SecKey(.publicRSA(key.publicKey))
    case .publicP256, .publicRSA: self
    }
  }

  /// How many bits its kind has.
  var bitCount: Int {
    switch material {
    case .privateP256, .publicP256: 256
    case .privateRSA(let key): key.publicKey.bitCount
    case .publicRSA(let key): key.bitCount
    }
  }

  /// What can be said of it.
  var attributes: [String: Any] {
    let isPrivate = publicKey !== self
    let isP256 =
      switch material {
      case .privateP256, .publicP256: true
      case .privateRSA, .publicRSA: false
      }
    var attributes: [String: Any] = [
      kSecAttrKeyType: isP256 ? kSecAttrKeyTypeECSECPrimeRandom : kSecAttrKeyTypeRSA,
      kSecAttrKeyClass: isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
      kSecAttrKeySizeInBits: bitCount,
      kSecAttrApplicationLabel: Data(SHA1.digest(of: publicKey.bytes)),
    ]
    if isInEnclave { attributes[kSecAttrTokenID] = kSecAttrTokenIDSecureEnclave }
    return attributes
  }
}

/// Makes a private key of P-256 by the chance of the run, and keeps it where its attributes say so.
@available(iOS 10.0, *)
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  guard let kind = parameters[kSecAttrKeyType] as? String,
    let size = (parameters[kSecAttrKeySizeInBits] as? Int)
      ?? (parameters[kSecAttrKeySizeInBits] as? String).flatMap({ Int($0) })
  else { return refused(errSecParam, "a new key needs a type and a size", error) }
  guard kind == kSecAttrKeyTypeECSECPrimeRandom, size == 256 else {
    notModelled("a new key of type \(kind) with \(size) bits; P-256 is")
  }
  var chance = [UInt8](repeating: 0, count: 32)
  let own = parameters[kSecPrivateKeyAttrs] as? [String: Any] ?? [:]
  let control = (own[kSecAttrAccessControl] ?? parameters[kSecAttrAccessControl]) as? SecAccessControl
  let key = SecKey(
    .privateP256(
      P256PrivateKey(compact: false) {
        _ = SecRandomCopyBytes(kSecRandomDefault, chance.count, &chance)
        return chance
      }),
    isInEnclave: parameters[kSecAttrTokenID] as? String == kSecAttrTokenIDSecureEnclave,
    asksForOwner: control?.asksForOwner == true)
  let isKept = own[kSecAttrIsPermanent] ?? parameters[kSecAttrIsPermanent]
  guard isKept as? Bool == true else { return key }
  let passedOver = [kSecPrivateKeyAttrs, kSecPublicKeyAttrs, kSecAttrIsPermanent]
  var item = parameters.merging(own) { $1 }.filter { !passedOver.contains($0.key) }
  (item[kSecClass], item[kSecValueRef]) = (kSecClassKey, key)
  let status = SecItemAdd(item, nil)
  return status == errSecSuccess ? key : refused(status, "the key cannot be kept", error)
}

/// A key of its bytes: X9.63 for P-256, with a private key after its public one, and PKCS #1 for RSA.
@available(iOS 10.0, *)
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  SecKey(Array(keyData), attributes) ?? refused(errSecParam, "the data is no such key", error)
}

/// The bytes of a key, which one of the enclave does not give.
@available(iOS 10.0, *)
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  key.isInEnclave ? refused(errSecUnimplemented, "the key stays where it is", error) : Data(key.bytes)
}

/// The public key of a key.
@available(iOS 10.0, *)
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// What can be said of a key.
@available(iOS 10.0, *)
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { key.attributes }

/// How many bytes a number of the key has.
@available(iOS 2.0, *)
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bitCount + 7) / 8 }

/// Says why not.
func refused<Value>(
  _ status: OSStatus, _ reason: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Value? {
  let refusal = NSError(
    domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: reason])
  error?.pointee = Unmanaged.passRetained(refusal)
  return nil
}
