/// Something that happened to a request, by who made it happen.
public enum Event: Hashable, Sendable {
  /// The handler answered, or did something else of its own accord.
  case handler(HandlerAct)
  /// The user turned away.
  case user(UserAct)
  /// Apple, or the user in front of Apple's sheet, answered.
  case apple(AppleAnswer)
  /// The system lost patience, or had to begin or end something.
  case system(SystemAct)
}

/// What a handler can do to its request.
public enum HandlerAct: Hashable, Sendable {
  /// Its preparing call returned.
  case preparedInterface
  /// Its call with news returned.
  case tookReport
  /// It said that it is done, in the way a request of some kind is completed.
  case completed(Completion)
  /// It ended the request with an error.
  case canceled(Cancellation)
  /// It asked the system for Apple's credential.
  case askedApple
  /// It presented something of its own accord.
  case presented
  /// It presented something, with an animation of its own.
  case presentedAnimated
  /// An instance whose request is over said something.
  case spokeForFormerRequest
}

/// The errors a handler can cancel with, as far as the system tells them apart.
public enum Cancellation: String, Hashable, Sendable, CaseIterable {
  /// It did not work.
  case failed
  /// It did not work, and the user is told why.
  case failedWithReason = "failed, with a reason"
  /// The user did not want it.
  case userCanceled
  /// The user did not want it, and is told why all the same.
  case userCanceledWithReason = "userCanceled, with a reason"
  /// The handler wants its interface on screen.
  case needsInteraction = "userInteractionRequired"
  /// The credential is not known, which is an answer for credential providers.
  case identityNotFound = "credentialIdentityNotFound"
  /// The domain is the system's, and the code is none of its codes.
  case unknownCode = "a code the domain does not have"
  /// The error is of a domain that means nothing to the system.
  case foreignDomain = "an error of another domain"
}

/// What the user can do to a request as a whole.
public enum UserAct: String, Hashable, Sendable, CaseIterable {
  /// The user tapped Cancel in the system's bar.
  case tappedCancel = "tapped Cancel"
  /// The user turned to something else.
  case leftApp = "left the app"
  /// Showed the face, the finger or the passcode the system asked for.
  case authenticated
  /// Showed none of them, so that nothing is filled in.
  case failedToAuthenticate = "failed to authenticate"
}

/// What came of asking Apple for a credential.
public enum AppleAnswer: String, Hashable, Sendable, CaseIterable {
  /// Apple vouches for the user.
  case authorized
  /// The user canceled the sheet.
  case wasCanceled = "was canceled by the user"
  /// Apple did not answer.
  case couldNotBeReached = "could not be reached"
}

/// What the system does to a request of its own accord.
public enum SystemAct: String, Hashable, Sendable, CaseIterable {
  /// The request reached the extension.
  case began
  /// The time a handler has to answer, with nothing on screen, is over.
  case lostPatience = "lost patience"
  /// The ten seconds after Cancel are over.
  case waitedOutCancel = "waited out the Cancel"
  /// The extension's process ended.
  case endedProcess = "ended the process"
  /// The app that asked has no window to show anything in.
  case foundNoWindow = "found no window"
  /// The device asks nobody to authenticate.
  case neededNoAuthentication = "needed no authentication"
}

extension Event {
  /// Every event there is, in a fixed order.
  public static let all: [Event] =
    SystemAct.allCases.map(Event.system)
    + [.handler(.preparedInterface), .handler(.tookReport)]
    + Completion.allCases.map { .handler(.completed($0)) }
    + Cancellation.allCases.map { .handler(.canceled($0)) }
    + [
      .handler(.askedApple), .handler(.presented), .handler(.presentedAnimated),
      .handler(.spokeForFormerRequest),
    ]
    + UserAct.allCases.map(Event.user)
    + AppleAnswer.allCases.map(Event.apple)

  /// Whether it can concern a request of this kind at all: the handler of one extension point cannot say what
  /// only the context of the other takes.
  func concerns(_ kind: Request.Kind) -> Bool {
    switch (self, kind) {
    case (.handler(.completed(let completion)), .upgrade): !completion.isOfProvider
    case (.handler(.completed(let completion)), .provision): completion.isOfProvider
    case (.handler(.tookReport), .upgrade), (.handler(.presentedAnimated), .upgrade),
      (.user(.authenticated), .upgrade), (.user(.failedToAuthenticate), .upgrade),
      (.system(.neededNoAuthentication), .upgrade):
      false
    case (.handler(.askedApple), .provision), (.apple, .provision), (.user(.tappedCancel), .provision),
      (.system(.waitedOutCancel), .provision), (.system(.foundNoWindow), .provision):
      false
    case (.handler, _), (.user, _), (.system, _), (.apple, .upgrade): true
    }
  }
}

extension Event: CustomStringConvertible {
  /// The event as a sentence: who, and what.
  public var description: String {
    switch self {
    case .handler(let act): "handler \(act)"
    case .user(let act): "user \(act.rawValue)"
    case .apple(let answer): "apple \(answer.rawValue)"
    case .system(let act): "system \(act.rawValue)"
    }
  }
}

extension HandlerAct: CustomStringConvertible {
  /// What the handler did, after its name.
  public var description: String {
    switch self {
    case .preparedInterface: "prepared its interface"
    case .tookReport: "took the news"
    case .completed(let completion): "completed as \(completion.rawValue)"
    case .canceled(let cancellation): "canceled: \(cancellation.rawValue)"
    case .askedApple: "asked Apple"
    case .presented: "presented something"
    case .presentedAnimated: "presented something with an animation"
    case .spokeForFormerRequest: "spoke for a former request"
    }
  }
}
