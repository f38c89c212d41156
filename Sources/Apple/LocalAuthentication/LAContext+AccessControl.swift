public import Security
import UIKit

@available(iOS 9.0, *) extension LAContext {
  /// Puts the question that an access asks of its owner, if it asks one; the answer comes later, as that of a policy.
  public func evaluateAccessControl(
    _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard !localizedReason.isEmpty else {
      fatalError("LAContext: non-empty localizedReason must be provided")
    }
    if accessControl.flags.contains(.applicationPassword) {
      notModelled("a password of the app's own: let it be part of a key that your code derives")
    }
    guard accessControl.asksForOwner else { return DispatchQueue.global().async { reply(true, nil) } }
    let passcode: SecAccessControlCreateFlags = [.userPresence, .devicePasscode]
    let isByFaceAlone = accessControl.flags.isDisjoint(with: passcode)
    evaluatePolicy(
      isByFaceAlone ? .deviceOwnerAuthenticationWithBiometrics : .deviceOwnerAuthentication,
      localizedReason: localizedReason, reply: reply)
  }

  /// Puts the question that an access asks of its owner, and waits for the answer.
  public nonisolated(nonsending) func evaluateAccessControl(
    _ accessControl: SecAccessControl, operation: LAAccessControlOperation, localizedReason: String
  ) async throws -> Bool {
    try await withUnsafeThrowingContinuation { continuation in
      evaluateAccessControl(accessControl, operation: operation, localizedReason: localizedReason) {
        isOwner, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isOwner) }
      }
    }
  }
}

/// What is done with what an access guards.
@available(iOS 9.0, *) public enum LAAccessControlOperation: Int, Sendable {
  case createItem
  case useItem
  case createKey
  case useKeySign
  @available(iOS 10.0, *) case useKeyDecrypt
  @available(iOS 10.0, *) case useKeyKeyExchange
}
