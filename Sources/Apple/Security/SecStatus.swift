/// How calls end, by Apple's numbers.

/// Nothing is wrong.
public let errSecSuccess: OSStatus = 0
/// Nothing is wrong, wherever a status is given.
public let noErr: OSStatus = 0
/// The query says something that is not understood.
public let errSecParam: OSStatus = -50
/// It is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such thing.
public let errSecItemNotFound: OSStatus = -25300
/// The owner would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The owner was not recognized.
public let errSecAuthFailed: OSStatus = -25293
/// A signature is that of something else.
public let errSecVerifyFailed: OSStatus = -67808
/// The owner gave up.
public let errSecUserCanceled: OSStatus = -128
/// The entitlements do not allow it.
public let errSecMissingEntitlement: OSStatus = -34018
/// It is not there yet.
public let errSecUnimplemented: OSStatus = -4

/// What a number means, in words.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecInteractionNotAllowed: "User interaction is not allowed."
  case errSecMissingEntitlement: "A required entitlement isn't present."
  default: nil
  }
}
