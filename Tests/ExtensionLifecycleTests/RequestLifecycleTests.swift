import ExtensionLifecycle
import Testing

/// Lives of requests, as transcripts.
@Suite struct RequestLifecycleTests {
  @Test func `one tap`() {
    expect(
      .strongPassword, from: .settings,
      [
        (
          .system(.began), "serving silently",
          [
            "generate a password", "start the extension", "call changePasswordWithoutUserInteraction",
            "start patience",
          ]
        ),
        (
          .handler(.completed(.strongPassword)), "finished: upgraded by the handler",
          [
            "stop patience", "replace the password", "let go of the handler",
          ]
        ),
      ])
  }

  @Test func `step-up, then Cancel`() {
    expect(
      .strongPassword, from: .recommendation,
      [
        (.system(.began), "serving silently", nil),
        (
          .handler(.canceled(.needsInteraction)), "preparing",
          [
            "stop patience", "make a new handler", "call prepareInterfaceToChangePassword",
          ]
        ),
        (.handler(.preparedInterface), "serving on screen", ["present the interface"]),
        (
          .user(.tappedCancel), "withdrawing",
          [
            "dismiss the interface", "call cancelRequest", "start ten seconds",
          ]
        ),
        (
          .handler(.canceled(.userCanceled)), "finished: canceled by the handler, after Cancel",
          [
            "stop ten seconds", "let go of the handler",
          ]
        ),
      ])
  }

  @Test func `an Apple upgrade inside the app`() {
    expect(
      .signInWithApple, from: .app,
      [
        (
          .system(.began), "serving silently",
          [
            "start the extension", "call convertAccountToSignInWithAppleWithoutUserInteraction",
            "start patience",
          ]
        ),
        (
          .handler(.askedApple), "authorizing for the silent attempt",
          ["stop patience", "present Apple's sheet"]
        ),
        (
          .apple(.authorized), "serving silently, Apple authorized",
          [
            "dismiss Apple's sheet", "give the answer: authorized", "start patience",
          ]
        ),
        (
          .handler(.completed(.signInWithApple)), "finished: upgraded by the handler",
          [
            "stop patience", "remove the password", "tell the app: completed", "let go of the handler",
          ]
        ),
      ])
  }

  @Test func `asking what would happen changes nothing`() {
    let lifecycle = RequestLifecycle(Request(.strongPassword, from: .settings))
    #expect(lifecycle.transition(on: .system(.began)).phase.name == "serving")
    #expect(lifecycle.phase.name == "requested")
  }

  private func expect(
    _ kind: Upgrade, from origin: Origin, _ life: [(Event, String, [String]?)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var lifecycle = RequestLifecycle(Request(kind, from: origin))
    for (event, phase, commands) in life {
      let transition = lifecycle.receive(event)
      #expect(lifecycle.phase.description == phase, sourceLocation: sourceLocation)
      #expect(transition.violations.isEmpty, sourceLocation: sourceLocation)
      if let commands {
        #expect(transition.commands.map(\.description) == commands, sourceLocation: sourceLocation)
      }
    }
  }
}
