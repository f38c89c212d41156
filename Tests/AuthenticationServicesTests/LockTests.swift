import AuthenticationServices
import CryptoKit
import Foundation
import LocalAuthentication
import Rehearsal
import TestBench
import Testing
import os

/// Locks, what a log says of types, and keys that only their owner uses.
@Suite struct LockTests {
  @Test func `a lock that guards nothing of its own is taken and given back`() async {
    let lock = OSAllocatedUnfairLock()
    // Nothing is awaited before it is given back, because the same thread has to do that.
    lock.lock()
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    #expect(lock.withLock { 2 } == 2 && lock.lockIfAvailable())
    lock.unlock()
    let counter = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { counter.withLock { $0 += 1 } } }
    }
    #expect(counter.withLock { $0 } == 50)
  }

  @Test func `a lock in memory is taken by one at a time`() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func `a log names a type only to those who may read it`() {
    let trace = Stage().play(.strongPassword, .settle, program: Program { LoggingController() })
    #expect(
      trace.incidents == [
        .logged("lock error: failed with URLError"), .logged("lock error: failed with <private>"),
      ])
  }

  @Test func `a key of the enclave asks for its owner as its access says`() throws {
    let access = try #require(
      SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, [.privateKeyUsage, .biometryCurrentSet], nil))
    let context = LAContext()
    context.interactionNotAllowed = true
    let key = try SecureEnclave.P256.Signing.PrivateKey(accessControl: access, authenticationContext: context)
    #expect(throws: LAError.self) { try key.signature(for: Data("text".utf8)) }
    let again = try SecureEnclave.P256.Signing.PrivateKey(
      dataRepresentation: key.dataRepresentation, authenticationContext: context)
    #expect(throws: LAError.self) { try again.signature(for: Data("text".utf8)) }
    let use = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAfterFirstUnlock, .privateKeyUsage, nil))
    let open = try SecureEnclave.P256.KeyAgreement.PrivateKey(
      compactRepresentable: false, accessControl: use, authenticationContext: nil)
    let other = P256.KeyAgreement.PrivateKey()
    #expect(
      try open.sharedSecretFromKeyAgreement(with: other.publicKey)
        == other.sharedSecretFromKeyAgreement(with: open.publicKey))
  }
}

/// Writes what failed into the log.
private final class LoggingController: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let error: any Error = URLError(.timedOut)
    let log = Logger(subsystem: "example.shiny", category: "lock")
    log.error("failed with \(type(of: error), privacy: .public)")
    log.error("failed with \(type(of: error))")
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }
}
