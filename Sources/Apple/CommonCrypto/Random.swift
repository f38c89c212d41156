import Security

/// How a call ended that asks for chance.
public typealias CCRNGStatus = CCCryptorStatus

/// Puts bytes somewhere, by the chance of the run.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
  guard let bytes, count > 0 else { return count == 0 ? Int32(kCCSuccess) : Int32(kCCParamError) }
  return SecRandomCopyBytes(kSecRandomDefault, count, bytes) == errSecSuccess ? Int32(kCCSuccess) : -4307
}
