/// The request is over; whatever is still said about it changes nothing.
public struct Finished: Hashable, Sendable {
  /// How it ended.
  public let outcome: Outcome
  /// Who ended it.
  public let ender: Ender

  /// Who ended a request.
  public enum Ender: String, Hashable, Sendable, CaseIterable {
    /// The handler did, with an answer.
    case handler
    /// The handler did, after the user had tapped Cancel.
    case handlerAfterCancel
    /// The system did, without waiting any longer.
    case system

    var suffix: String {
      switch self {
      case .handler: " by the handler"
      case .handlerAfterCancel: " by the handler, after Cancel"
      case .system: " by the system"
      }
    }
  }

  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch event {
    case .handler(.preparedInterface), .handler(.tookReport): .go(.finished(self))
    case .handler(.completed), .handler(.canceled):
      .go(.finished(self), breaking: [repetition], relyingOn: [.afterTheEnd])
    case .handler(.askedApple):
      .go(
        .finished(self), [.handler(.turnDownQuestion)], breaking: [.spokeAfterEnd],
        relyingOn: [.afterTheEnd, .turnedDown])
    case .handler(.presented), .handler(.presentedAnimated), .handler(.spokeForFormerRequest):
      .go(.finished(self), breaking: [.spokeAfterEnd], relyingOn: [.afterTheEnd])
    case .user(.leftApp), .system(.endedProcess): .go(.finished(self))
    case .user(.tappedCancel), .user(.authenticated), .user(.failedToAuthenticate), .apple, .system(.began),
      .system(.lostPatience), .system(.waitedOutCancel), .system(.foundNoWindow),
      .system(.neededNoAuthentication):
      .impossible(in: .finished(self))
    }
  }

  private var repetition: Violation {
    switch ender {
    case .handler, .handlerAfterCancel: .answeredTwice
    case .system: .spokeAfterEnd
    }
  }
}
