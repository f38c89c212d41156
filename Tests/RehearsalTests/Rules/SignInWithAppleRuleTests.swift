import Designs
import Rehearsal
import TestBench
import Testing

/// How an account is upgraded to Sign in with Apple, rule by rule.
@Suite(.inverting) struct SignInWithAppleRuleTests {
  let stage = Stage()

  @Test func `SI-1 nothing is offered without Sign in with Apple`() {
    var phone = stage.phone
    phone.app.supportsSignInWithApple = false
    #expect(
      phone.offer(.signInWithApple, to: "jappleseed", from: .settings)
        == .withheld(.noSignInWithApple(app: "Shiny")))
    #expect(phone.offer(.strongPassword, to: "jappleseed", from: .settings) == .made(.old))
  }

  @Test func `SI-2 Apple is asked after the server, and only for its own upgrade`() {
    let hasty = stage.play(.signInWithApple, .settle) { asking() }
    #expect(hasty.violations == [.askedAppleBeforeServer])
    #expect(stage.play(.signInWithApple, .settle) { Trusting() }.violations == [])
    let misplaced = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in
        context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { _, _ in
          context.cancelRequest(with: .failed)
        }
      })
    }
    #expect(misplaced.brokenRules == [.askedAppleForPassword])
    #expect(misplaced.outcome == .failed)
  }

  @Test func `SI-3 the interface goes before the sheet comes`() {
    let trace = stage.play(.signInWithApple, .user(.taps("Go on")), .settle) { onScreenThenApple() }
    let changes = trace.entries.compactMap { entry -> ScreenChange? in
      if case .system(.screen(let change)) = entry.event { change } else { nil }
    }
    #expect(changes.prefix(2) == [.presentedInterface(title: "Shiny"), .dismissedInterface])
    guard case .sheet = trace.screen else {
      Issue.record("the user sees \(trace.screen)")
      return
    }
    let twice = stage.play(.signInWithApple, .settle) {
      Scripted(convert: { _, context in
        for _ in 1...2 { context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { _, _ in } }
      })
    }
    #expect(twice.brokenRules == [.askedAppleTwice])
  }

  @Test func `SI-4 the sheet says what will be linked`() {
    let trace = stage.play(.signInWithApple, .settle) { Trusting() }
    guard case .sheet(let sheet) = trace.screen else {
      Issue.record("the user sees \(trace.screen)")
      return
    }
    #expect(
      sheet.explanation
        == "Shiny will sign jappleseed in with Apple. What the account holds stays linked to it.")
  }

  @Test func `SI-5 state and nonce come back`() {
    var credential: AppleCredential?
    _ = stage.play(.signInWithApple, .user(.approvesSheet), .settle) {
      asking(state: "our state", nonce: "our nonce") { answer, _, _ in credential = answer }
    }
    #expect(credential?.state == "our state")
    #expect(credential?.claims?["nonce"]?.string == "our nonce")
    _ = stage.play(.signInWithApple, .user(.approvesSheet), .settle) {
      asking { answer, _, _ in credential = answer }
    }
    #expect(credential?.state == nil)
    #expect(credential?.claims?["iss"]?.string == "https://appleid.apple.com")
    #expect(credential?.claims?["nonce"] == nil)
  }

  @Test func `AS-23 name and e-mail come once, and again after a revocation`() {
    var credentials: [AppleCredential?] = []
    let again = [Step.signInWithApple, .user(.approvesSheet), .settle]
    _ = stage.play(again + again + [.user(.secures(.revokesApple))] + again) {
      asking { answer, _, context in
        credentials.append(answer)
        context.cancelRequest(with: .failed)
      }
    }
    #expect(credentials.map { $0?.fullName } == ["Johnny Appleseed", nil, "Johnny Appleseed"])
    #expect(credentials.map { $0?.email == nil } == [false, true, false])
    #expect(Set(credentials.map { $0?.user }).count == 1)
  }

  @Test func `SI-6 a canceled sheet gives userCanceled`() {
    var answer: (AppleCredential?, ExtensionError?)?
    _ = stage.play(.signInWithApple, .user(.cancelsSheet), .settle) {
      asking { credential, error, _ in answer = (credential, error) }
    }
    #expect(answer?.0 == nil)
    #expect(answer?.1 == .userCanceled)
  }

  @Test func `SI-7 an unreachable Apple gives no credential`() {
    let stage = Stage { $0.phone.apple.reachability = .unreachable }
    var credential: AppleCredential?? = .none
    _ = stage.play(.signInWithApple, .user(.approvesSheet), .settle) {
      asking { answer, _, _ in credential = .some(answer) }
    }
    #expect(credential == .some(nil))
  }

  @Test func `SI-8 after a canceled sheet nothing more is shown or said`() {
    func mistakes(_ error: ExtensionError) -> [Violation] {
      stage.play(.signInWithApple, .user(.cancelsSheet), .settle) {
        asking { _, _, context in context.cancelRequest(with: error) }
      }.brokenRules
    }
    #expect(mistakes(.userCanceled) == [])
    #expect(mistakes(ExtensionError(.userCanceled, reason: "You canceled.")) == [.gaveReasonForUserCanceled])
    #expect(mistakes(.userInteractionRequired).contains(.showedInterfaceAfterAppleCancel))
  }

  @Test func `SI-9 after an unreachable Apple the code is failed`() {
    let stage = Stage { $0.phone.apple.reachability = .unreachable }
    func mistakes(_ error: ExtensionError) -> [Violation] {
      stage.play(.signInWithApple, .user(.approvesSheet), .settle) {
        asking { _, _, context in context.cancelRequest(with: error) }
      }.brokenRules
    }
    #expect(mistakes(.failed) == [])
    #expect(mistakes(.userCanceled) == [.blamedUserForApple])
  }

  @Test func `SI-10 a completion needs Apple's credential and the server's link`() {
    #expect(stage.play(.signInWithApple, .settle, .user(.approvesSheet), .settle) { Trusting() }.isSound)
    let unlinked = stage.play(.signInWithApple, .user(.approvesSheet), .settle) {
      asking { _, _, context in context.completeUpgradeToSignInWithApple() }
    }
    #expect(unlinked.brokenRules.contains(.completedBeforeLinking))
    let another = Stage { stage in
      let linked = Account("Kim", password: "puppy22", appleUser: stage.phone.appleUser)
      stage.server = AccountServer(Account("jappleseed", password: "kitten1"), linked)
    }
    let elsewhere = another.play(.signInWithApple, .user(.approvesSheet), .settle) {
      asking { _, _, context in context.completeUpgradeToSignInWithApple() }
    }
    #expect(elsewhere.brokenRules.contains(.completedBeforeLinking), "somebody else's account is linked")
    #expect(elsewhere.ending.lockOuts.map(\.user) == ["jappleseed"])
    let unasked = stage.play(.signInWithApple, .settle) {
      Scripted(convert: { _, context in context.completeUpgradeToSignInWithApple() })
    }
    #expect(unasked.violations.first == .completedWithoutApple)
    let wrong = stage.play(.signInWithApple, .settle) {
      Scripted(convert: { conversion, context in
        context.completeChangePasswordRequest(updatedCredential: conversion.existing)
      })
    }
    #expect(wrong.violations.first == .completedPasswordForApple)
  }

  @Test func `SI-11 the password leaves the Keychain`() {
    let trace = stage.play(.signInWithApple, .settle, .user(.approvesSheet), .settle) { Trusting() }
    #expect(trace.keychain.entries == [])
    #expect(trace.entries.contains { $0.event == .system(.keychain(.removed(.old))) })
  }

  @Test func `SI-12 a server that goes on taking the password is pointed out`() {
    let stage = Stage { $0.server = Forgetful() }
    let trace = stage.play(.signInWithApple, .settle, .user(.approvesSheet), .settle) { Trusting() }
    #expect(trace.violations == [.keptPassword])
    #expect(trace.brokenRules == [])
  }

  @Test func `SI-13 a credential of the silent call does not count on screen`() {
    let trace = stage.play(.signInWithApple, .user(.approvesSheet), .pass(.seconds(1))) {
      Scripted(
        convert: { _, context in
          context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { _, _ in
            context.cancelRequest(with: .userInteractionRequired)
          }
        }, prepareConversion: { _, context in context.completeUpgradeToSignInWithApple() })
    }
    #expect(trace.brokenRules.first == .completedWithoutApple)
    #expect(trace.keychain.entries == [.old])
  }

  @Test func `SI-14 e-mail and name may be missing`() {
    let stage = Stage {
      $0.phone.apple.email = nil
      $0.phone.apple.fullName = nil
    }
    var credential: AppleCredential?
    _ = stage.play(.signInWithApple, .user(.approvesSheet), .settle) {
      asking { answer, _, _ in credential = answer }
    }
    #expect(credential?.user == stage.phone.appleUser)
    #expect(credential?.email == nil)
    #expect(credential?.fullName == nil)
    #expect(credential?.authorizedScopes == [])
  }

  private func asking(
    state: String? = nil, nonce: String? = nil,
    then proceed: @escaping (AppleCredential?, ExtensionError?, RequestContext) -> Void = { _, _, _ in }
  ) -> Scripted {
    Scripted(convert: { _, context in
      context.getSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce) { proceed($0, $1, context) }
    })
  }

  private func onScreenThenApple() -> Scripted {
    Scripted(
      convert: { _, context in context.cancelRequest(with: .userInteractionRequired) },
      prepareConversion: { _, context in
        context.show(.button("Go on")) { _ in
          context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { _, _ in }
        }
      })
  }

  /// A server that links accounts and never stops taking their passwords.
  private struct Forgetful: Server {
    var inner = AccountServer(Account("jappleseed", password: "kitten1"))
    var linked: [Account] { inner.accounts }

    mutating func answer(_ message: Message) -> Reply { inner.answer(message) }

    func accepts(_ credential: SignIn) -> Bool {
      switch credential {
      case .password(let credential): credential.password == "kitten1"
      case .apple: inner.accepts(credential)
      }
    }

    var accounts: [Account] {
      linked.map { account in
        var account = account
        account.passwords = ["kitten1"]
        return account
      }
    }
  }
}
