import Rehearsal
import UIKit

/// The system's question in front of what is on screen.
final class Question: @unchecked Sendable {
  private let policy: LAPolicy
  private let reason: String
  private let fallback: String
  private let cancel: String
  private weak var sheet: UIAlertController?
  private weak var front: Front?
  private var answer: ((Result<Void, LAError>) -> Void)?

  init(policy: LAPolicy, reason: String, fallback: String?, cancel: String?) {
    (self.policy, self.reason) = (policy, reason)
    let usual = policy == .deviceOwnerAuthentication ? "Enter Passcode" : "Enter Password"
    self.fallback = fallback ?? usual
    self.cancel = cancel ?? "Cancel"
  }

  /// Puts it; `false` where nothing of the extension is or comes on screen.
  func put(_ answer: @escaping (Result<Void, LAError>) -> Void) -> Bool {
    guard let front = Front.current else { return false }
    self.answer = answer
    self.front = front
    OpenQuestions.current.all.append(self)
    Backstage.context?.noteQuestionForOwner()
    onMainActor(front) {
      $0.isAskedForOwner(reason, policy: policy.rawValue)
      show(on: $0, hasFailed: policy == .deviceOwnerAuthentication && Lockout.current.isLocked)
    }
    return true
  }

  /// Takes it back.
  func withdraw() {
    if let sheet { onMainActor(sheet) { $0.dismiss(animated: false) } }
    end(.failure(LAError(.appCancel)))
  }

  @MainActor private func show(on front: Front, hasFailed: Bool) {
    let sheet = UIAlertController(title: nil, message: reason, preferredStyle: .alert)
    if !Lockout.current.isLocked {
      sheet.addAction(
        UIAlertAction(title: OwnerQuestion.face, style: .default) { [weak self] _ in
          Lockout.current.failures = 0
          self?.end(.success(()))
        })
      sheet.addAction(
        UIAlertAction(title: OwnerQuestion.anotherFace, style: .default) { [weak self] _ in
          self?.fail(on: front)
        })
    }
    if hasFailed, !fallback.isEmpty {
      sheet.addAction(UIAlertAction(title: fallback, style: .default) { [weak self] _ in self?.fallBack() })
    }
    sheet.addAction(
      UIAlertAction(title: cancel, style: .cancel) { [weak self] _ in
        self?.end(.failure(LAError(.userCancel)))
      })
    self.sheet = sheet
    front.cover(with: sheet)
  }

  @MainActor private func fail(on front: Front) {
    Lockout.current.failures += 1
    if Lockout.current.isLocked, policy == .deviceOwnerAuthenticationWithBiometrics {
      return end(.failure(LAError(.biometryLockout)))
    }
    show(on: front, hasFailed: true)
  }

  private func fallBack() {
    guard policy == .deviceOwnerAuthentication else { return end(.failure(LAError(.userFallback))) }
    // The passcode is right, because whoever has none cannot answer anything.
    Lockout.current.failures = 0
    end(.success(()))
  }

  private func end(_ result: Result<Void, LAError>) {
    let answer = self.answer
    self.answer = nil
    if answer != nil { result.tell() }
    answer?(result)
    OpenQuestions.current.all.removeAll { $0 === self }
    guard answer != nil, let front else { return }
    // The sheet goes as the answer comes, and nobody says which of them is first; the answer is usually.
    DispatchQueue.global().async { DispatchQueue.main.async { front.regain() } }
    onMainActor(front) { $0.justHeard = heard(in: result) }
  }

  private func heard(in result: Result<Void, LAError>) -> OwnerAnswer? {
    switch result {
    case .success: .recognized
    case .failure(let error): error.code == .userCancel ? .turnedDown(policy: policy.rawValue) : nil
    }
  }
}

extension Result<Void, LAError> {
  /// Says whether the user was recognized; who takes a question back has learnt nothing about anybody.
  func tell() {
    switch self {
    case .success: Backstage.context?.noteAnswer(isOwner: true)
    case .failure(let error):
      if [.userCancel, .userFallback, .biometryLockout].contains(error.code) {
        Backstage.context?.noteAnswer(isOwner: false)
      }
    }
  }
}

extension Result<Void, LAError> {
  /// Says that nobody was asked, and that it was not because somebody is known already.
  func tellUnput() {
    if case .failure = self { Backstage.context?.noteUnputQuestion() }
  }
}

/// The questions that stand.
///
/// They are the process's and go with it, and with them whoever waits for an answer: what outlived its process would
/// still observe what is posted in the next.
private final class OpenQuestions {
  var all: [Question] = []

  static var current: OpenQuestions { Backstage.belonging { OpenQuestions() } }
}

/// How often a face was not recognized; five times, and only a passcode helps.
final class Lockout {
  var failures = 0

  var isLocked: Bool { failures >= OwnerQuestion.mostOtherFaces }

  /// That of the phone, as far as this process knows.
  static var current: Lockout { Backstage.belonging { Lockout() } }
}
