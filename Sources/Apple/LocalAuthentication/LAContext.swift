import Rehearsal
@_exported public import Security
public import UIKit

/// Asks whether the owner of the phone is there.
///
/// The system's question stands in front of whatever is on screen, and a script answers it by what a person sees:
/// `the user taps "Face ID"` is a face that is recognized, `"Face ID (another face)"` one that is not, and after one of
/// those there is the way by password as well. Face ID is set up on this phone, and so is a passcode. Where nothing of
/// the extension can come on screen, the question cannot be put, and fails with `notInteractive`.
@available(iOS 8.0, *) open class LAContext: NSObject, OwnerAsking, @unchecked Sendable {
  /// What the way by password is called; nothing for no such way.
  open var localizedFallbackTitle: String?
  /// What giving up is called.
  open var localizedCancelTitle: String?
  /// What it is for, where a Keychain item asks.
  open var localizedReason = ""
  /// How long after the phone was unlocked nobody is asked again; it was unlocked longer ago than any such time.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nobody may be asked.
  open var interactionNotAllowed = false
  private var isInvalid = false
  private var isAuthenticated = false
  private weak var question: Question?

  /// A question that has not been put yet.
  public override init() {
    super.init()
  }

  /// What the phone knows its owner by, besides a passcode.
  open var biometryType: LABiometryType { .faceID }

  /// A state that changes when somebody else's face is added; nobody's is.
  @available(iOS, introduced: 9.0, deprecated: 18.0)
  open var evaluatedPolicyDomainState: Data? { isInvalid ? nil : Data("one face".utf8) }

  /// Whether the question could be put.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    guard let refusal = refusal(of: policy, asking: false) else { return true }
    error?.pointee = refusal as NSError
    return false
  }

  /// Puts the question; the answer comes from somewhere else than the main queue, and later.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard !localizedReason.isEmpty else {
      fatalError("LAContext: non-empty localizedReason must be provided")
    }
    Backstage.noteWork(whileLoading: "asks for the owner")
    if let known = known(of: policy) {
      known.tellUnput()
      // In silence the system makes sure of the user itself.
      if Front.current != nil { known.tell() }
      return answer(known, reply)
    }
    let question = Question(
      policy: policy, reason: localizedReason, fallback: localizedFallbackTitle, cancel: localizedCancelTitle)
    // Whoever asks need not hold on to it until the answer comes.
    guard question.put({ result in self.take(result, reply) }) else {
      Backstage.context?.log("LAContext asks for the owner with nothing on screen, and hears notInteractive")
      Backstage.context?.noteUnputQuestion()
      return answer(.failure(LAError(.notInteractive)), reply)
    }
    self.question = question
  }

  /// Puts the question, and waits for the answer.
  ///
  /// Nothing checks the continuation, because a question is never answered whose process ends while it is up.
  open nonisolated(nonsending) func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String
  ) async throws -> Bool {
    try await withUnsafeThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isOwner) }
      }
    }
  }

  /// Takes the question back; it is never put again.
  open func invalidate() {
    isInvalid = true
    question?.withdraw()
  }

  package var hasRecognizedOwner: Bool { isAuthenticated && !isInvalid }
  package var mayNotAsk: Bool { interactionNotAllowed }

  /// What is the answer without anybody being asked; `nil` where somebody has to be.
  private func known(of policy: LAPolicy) -> Result<Void, LAError>? {
    if let refusal = refusal(of: policy, asking: true) { return .failure(refusal) }
    return isAuthenticated ? .success(()) : nil
  }

  private func refusal(of policy: LAPolicy, asking: Bool) -> LAError? {
    if isInvalid { return LAError(.invalidContext) }
    if policy == .deviceOwnerAuthenticationWithBiometrics, Lockout.current.isLocked {
      return LAError(.biometryLockout)
    }
    return asking && interactionNotAllowed && !isAuthenticated ? LAError(.notInteractive) : nil
  }

  private func take(
    _ result: Result<Void, LAError>, _ reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    question = nil
    if case .success = result { isAuthenticated = true }
    answer(result, reply)
  }

  private func answer(
    _ result: Result<Void, LAError>, _ reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      switch result {
      case .success: reply(true, nil)
      case .failure(let error): reply(false, error)
      }
    }
  }
}

/// What the owner is known by.
public enum LABiometryType: Int, Sendable {
  case none
  case touchID
  case faceID
  case opticID = 4
}

/// What counts as an answer.
public enum LAPolicy: Int, Sendable {
  /// A face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A face, a finger or the passcode.
  case deviceOwnerAuthentication
}
