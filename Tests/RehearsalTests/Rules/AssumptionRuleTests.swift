import Designs
import Rehearsal
import TestBench
import Testing

/// What no source says: the default, and the switch where there is one.
@Suite(.inverting) struct AssumptionRuleTests {
  let stage = Stage()

  @Test func `AS-1 a new handler prepares the interface`() {
    func handlers(_ reading: Profile.Instances) -> Int {
      var made = 0
      let stage = Stage { $0.phone.profile.instances = reading }
      _ = stage.play(.strongPassword) {
        made += 1
        return Scripted.onScreen()
      }
      return made
    }
    #expect(handlers(.perRequest) == 2)
    #expect(handlers(.shared) == 1)
  }

  @Test func `a process that ends between the two calls begins anew for the second`() throws {
    var made = 0
    let simulation = stage.simulation {
      made += 1
      return Scripted.onScreen()
    }
    try simulation.perform(.system(.endsBetweenCalls))
    try simulation.perform(.strongPassword)
    #expect(made == 2)
    #expect(simulation.phone.process.number == 2)
    #expect(simulation.look(\.touchable)?.buttons == ["Continue"])
    // It ends once, and the next time goes on.
    try simulation.perform(.user(.tapsCancel))
    try simulation.perform(.settle)
    try simulation.perform(.strongPassword)
    #expect(simulation.phone.process.number == 2)
  }

  @Test func `an end between two calls that do not come is left over`() {
    let trace = stage.play(.system(.endsBetweenCalls), .strongPassword, .settle) { Scripted() }
    #expect(trace.ending.leftovers.contains(.openEnd))
  }

  @Test func `AS-3 the system waits ten seconds and not a nanosecond longer`() throws {
    let simulation = stage.simulation { Scripted() }
    try simulation.perform(.strongPassword)
    try simulation.perform(.pass(.nanoseconds(9_999_999_999)))
    #expect(simulation.phase?.name == "serving")
    try simulation.perform(.pass(.nanoseconds(1)))
    #expect(simulation.phase?.name == "finished")
    let trace = simulation.finish()
    #expect(trace.outcome == .timedOut)
    #expect(trace.messages == [Screen.defaultMessage])
    #expect(trace.brokenRules == [.neverAnswered])
  }

  @Test func `AS-4 the base class cancels with the code 1000`() {
    let trace = stage.play(.inApp, .settle) { Bare() }
    #expect(trace.outcome == .failed)
    #expect(trace.failures == [ExtensionError(domain: ExtensionError.domain, code: 1000)])
    #expect(trace.brokenRules == [.didNotOverride])
    let other = Stage { $0.phone.profile.baseClassCode = .userCanceled }
    #expect(other.play(.strongPassword, .settle) { Bare() }.outcome == .canceled)
  }

  @Test func `AS-39 five seconds after its answer a process is suspended`() {
    var done: [String] = []
    func play(_ stage: Stage, _ steps: Step...) -> Trace {
      done = []
      return stage.play(steps) {
        Scripted(change: { _, context in
          context.cancelRequest(with: .failed)
          guard done.isEmpty else { return }
          context.after(.seconds(5)) { done.append("in time") }
          context.after(.seconds(5) + .nanoseconds(1)) { done.append("late") }
        })
      }
    }
    let usual = play(stage, .strongPassword, .settle)
    #expect(done == ["in time"])
    #expect(usual.readings.contains(.lifeAfterAnswer))
    #expect(usual.ending.leftovers == [])
    _ = play(stage, .strongPassword, .settle, .strongPassword, .settle)
    #expect(done == ["in time", "late"], "what is left goes on when the process is used again")
    _ = play(stage, .strongPassword, .settle, .system(.endsProcess), .strongPassword, .settle)
    #expect(done == ["in time"], "and goes down with it where it is not")
    let tireless = play(Stage { $0.phone.profile.lifeAfterAnswer = nil }, .strongPassword, .settle)
    #expect(done == ["in time", "late"])
    #expect(!tireless.readings.contains(.lifeAfterAnswer))
  }

  @Test func `one that is resumed after its answer is suspended five seconds after that`() {
    var done: [String] = []
    _ = stage.play([
      .strongPassword, .system(.suspendsProcess), .pass(.seconds(2)), .system(.resumesProcess), .settle,
    ]) {
      Scripted(change: { _, context in
        context.cancelRequest(with: .failed)
        context.after(.seconds(7)) { done.append("in time") }
        context.after(.seconds(7) + .nanoseconds(1)) { done.append("late") }
      })
    }
    #expect(done == ["in time"])
  }

  @Test func `AS-35 the app hears the handler's own code and reason`() {
    let failing = {
      Scripted(change: { _, context in context.cancelRequest(with: .failed(because: "Sorry.")) })
    }
    let trace = stage.play(.inApp, .settle) { failing() }
    #expect(trace.failures == [.failed(because: "Sorry.")])
    #expect(trace.readings.contains(.failureNews))
    let bare = Stage { $0.phone.profile.inApp.failureNews = .isBare }
    #expect(bare.play(.inApp, .settle) { failing() }.failures == [.failed])
    let silent = stage.play(.inApp, .settle) { Scripted(change: { _, _ in }) }
    #expect(silent.failures == [.failed])
  }

  @Test func `AS-5 nothing said after the end counts`() {
    let twice = stage.play(.strongPassword, .settle) {
      Scripted(change: { change, context in
        context.cancelRequest(with: .failed)
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      })
    }
    #expect(twice.brokenRules == [.answeredTwice])
    #expect(twice.keychain.entries == [.old])
    let late = stage.play(.strongPassword, .settle) {
      Scripted(change: { change, context in
        context.after(.seconds(11)) {
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      })
    }
    #expect(late.brokenRules == [.neverAnswered, .spokeAfterEnd])
    #expect(late.keychain.entries == [.old])
    let former = stage.play(.strongPassword, .pass(.seconds(1))) {
      Scripted(change: { change, context in
        context.cancelRequest(with: .userInteractionRequired)
        context.after(.milliseconds(1)) {
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      })
    }
    #expect(former.brokenRules.first == .spokeAfterEnd)
    var requests = 0
    let answered = stage.play(.strongPassword, .pass(.seconds(1)), .strongPassword, .settle) {
      Scripted(change: { change, context in
        requests += 1
        guard requests == 1 else { return }
        context.cancelRequest(with: .failed)
        context.after(.seconds(12)) { context.cancelRequest(with: .failed) }
      })
    }
    #expect(
      answered.brokenRules == [.neverAnswered, .spokeAfterEnd], "that another was cut short excuses nothing")
  }

  @Test func `AS-7 success in the app inserts nothing`() {
    func entries(_ reading: Profile.Insertion) -> [Keychain.Entry] {
      let stage = Stage {
        $0.phone.keychain = Keychain()
        $0.phone.profile.inApp.insertion = reading
      }
      return stage.play(.inApp, .settle) { Trusting() }.keychain.entries
    }
    #expect(entries(.insertsNothing) == [])
    #expect(entries(.insertsEntry) == [.new])
  }

  @Test func `AS-8 an unreachable Apple gives no error either`() {
    func error(_ reading: Profile.Unreachable) -> ExtensionError?? {
      var seen: ExtensionError?? = .none
      let stage = Stage {
        $0.phone.apple.reachability = .unreachable
        $0.phone.profile.signInWithApple.unreachable = reading
      }
      _ = stage.play(.signInWithApple, .user(.approvesSheet), .settle) {
        Scripted(convert: { _, context in
          context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { seen = .some($1) }
        })
      }
      return seen
    }
    #expect(error(.hasNoError) == .some(nil))
    #expect(error(.hasFailedError) == .some(.failed))
  }

  @Test func `AS-11 patience stands still under Apple's sheet`() throws {
    let simulation = stage.simulation {
      Scripted(convert: { _, context in
        context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { _, _ in }
      })
    }
    try simulation.perform(.signInWithApple)
    try simulation.perform(.pass(.seconds(60)))
    #expect(simulation.phase?.name == "authorizing")
    try simulation.perform(.user(.approvesSheet))
    try simulation.perform(.pass(.nanoseconds(9_999_999_999)))
    #expect(simulation.phase?.name == "serving")
    try simulation.perform(.pass(.nanoseconds(1)))
    #expect(simulation.finish().outcome == .timedOut)
  }

  @Test func `AS-12 a completion after Cancel is ignored`() {
    func trace(_ reading: Profile.CompletionAfterCancel) -> Trace {
      let stage = Stage { $0.phone.profile.completionAfterCancel = reading }
      return stage.play(.strongPassword, .user(.tapsCancel), .settle) {
        Scripted.onScreen(cancel: { context in
          context.completeChangePasswordRequest(
            updatedCredential: PasswordCredential(user: "jappleseed", password: "new"))
        })
      }
    }
    #expect(trace(.isIgnored).outcome == .canceled)
    #expect(trace(.isIgnored).brokenRules == [.wentOnAfterCancel, .ignoredCancel])
    #expect(trace(.isSaved).outcome == .upgraded)
    #expect(trace(.isSaved).keychain["jappleseed"] == "new")
  }

  @Test func `AS-13 leaving ends the extension`() {
    func trace(_ reading: Profile.LeavingApp) -> Trace {
      let stage = Stage { $0.phone.profile.leavingApp = reading }
      return stage.play(.strongPassword, .user(.leavesApp), .settle) { Trusting() }
    }
    #expect(trace(.endsExtension).outcome == .interrupted)
    #expect(trace(.endsExtension).messages == [])
    #expect(trace(.changesNothing).outcome == .upgraded)
  }

  @Test func `AS-14 an unfounded completion leaves the request open`() {
    func trace(_ reading: Profile.UnfoundedCompletion) -> Trace {
      let stage = Stage { $0.phone.profile.signInWithApple.unfoundedCompletion = reading }
      return stage.play(.signInWithApple) {
        Scripted(convert: { _, context in context.completeUpgradeToSignInWithApple() })
      }
    }
    #expect(trace(.isIgnored).outcome == nil)
    #expect(trace(.isIgnored).keychain.entries == [.old])
    #expect(trace(.isAccepted).outcome == .upgraded)
    #expect(trace(.isAccepted).keychain.entries == [])
  }

  @Test func `AS-15 a question that cannot be put gets an empty answer`() {
    var answers: [AppleCredential?] = []
    _ = stage.play(.strongPassword, .settle) {
      Scripted(change: { _, context in
        context.getSignInWithAppleUpgradeAuthorization(state: nil, nonce: nil) { answer, _ in
          answers.append(answer)
        }
      })
    }
    #expect(answers == [nil])
    var first: AppleCredential?
    _ = stage.play(.signInWithApple, .user(.approvesSheet), .settle) {
      Scripted(convert: { _, context in
        context.getSignInWithAppleUpgradeAuthorization(state: "first", nonce: nil) { answer, _ in
          first = answer
        }
        context.getSignInWithAppleUpgradeAuthorization(state: "second", nonce: nil) { _, _ in }
      })
    }
    #expect(first?.state == "first")
  }

  @Test func `AS-16 a request whose window vanished fails`() {
    let interface = stage.play(.inApp, .app(.dropsWindow), .settle) {
      Scripted(
        change: { _, context in
          context.after(.seconds(1)) { context.cancelRequest(with: .userInteractionRequired) }
        }, prepareChange: { _, context in context.show(.button("Continue")) { _ in } })
    }
    #expect(interface.outcome == .failed)
    #expect(interface.news == [.failed])
    let sheet = stage.play(.inAppApple, .app(.dropsWindow), .settle) { Trusting() }
    #expect(sheet.outcome == .failed)
    #expect(sheet.screen == .elsewhere)
  }

  @Test func `AS-17 a foreign error counts as failed`() {
    for error in [
      ExtensionError(domain: "ShinyErrorDomain", code: 100),
      ExtensionError(domain: ExtensionError.domain, code: 99),
    ] {
      let trace = stage.play(.strongPassword, .settle) {
        Scripted(change: { _, context in context.cancelRequest(with: error) })
      }
      #expect(trace.outcome == .failed)
      #expect(trace.messages == [Screen.defaultMessage])
    }
  }

  @Test func `AS-18 process reuse is a setting`() throws {
    func processes(_ reading: Profile.ProcessReuse) throws -> Int {
      let stage = Stage { $0.phone.profile.processReuse = reading }
      let simulation = stage.simulation { Bare() }
      for _ in 1...2 {
        try simulation.perform(.strongPassword)
        try simulation.perform(.settle)
      }
      return simulation.phone.process.number
    }
    #expect(try processes(.isReused) == 1)
    #expect(try processes(.isStartedAnew) == 2)
  }

  @Test func `AS-19 the early request fails with failed`() {
    let trace = stage.play(.inApp, .inApp) { Trusting() }
    let news = trace.entries.map(\.event.line).first { $0.to == .app }
    #expect(news?.what == "didFail")
    #expect(news?["error"] == "failed")
  }

  @Test func `AS-20 a process that ends leaves the default message`() {
    let system = stage.play(.strongPassword, .system(.endsProcess)) { Trusting() }
    #expect(system.messages == [Screen.defaultMessage])
    let app = stage.play(.inApp, .system(.endsProcess)) { Trusting() }
    #expect(app.messages == [])
    #expect(app.news == [.failed])
  }

  @Test(arguments: [
    (
      "minlenght: 8", "there is no rule “minlenght”; none of the rules counts", "rofnyz-4Kovfu-gihzyc"
    ),
    (
      "maxlength: 2; required: [a]; required: [b]; required: [c]",
      "no password meets the rules: 3 requirements need a character each, and maxlength is 2",
      "rofnyz-4Kovfu-gihzyc"
    ),
    (
      "maxlength: 3; allowed: [x]; minlength: 3 ;",
      "the number of minlength does not end the rule; the rule does not count", "xxx"
    ),
  ])
  func `AS-21 rules that cannot be followed are passed over`(rules: String, reason: String, password: String)
  {
    let stage = Stage { $0.phone.app.passwordRules = rules }
    #expect(stage.phone.generatedPassword == password)
    let trace = stage.play(.strongPassword, .settle) { Trusting() }
    let changes = trace.entries.map(\.event)
    #expect(changes.contains(.system(.keychain(.passedOverRules(reason)))))
    #expect(changes.contains(.reading(.passwordRules, "fixed")))
    #expect(trace.keychain["jappleseed"] == password)
  }
}
