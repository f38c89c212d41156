import Rehearsal

/// What can stand in the gaps of sentences: what only scenarios tell apart.
extension AppCondition: Spoken { static let gap = "app condition" }

extension ControllerPart: Spoken {
  static let gap = "controller part"

  /// The app lets go of it.
  var release: AppAction {
    switch self {
    case .delegate: .dropsDelegate
    case .window: .dropsWindow
    }
  }
}

extension ProfileSetting: Spoken { static let gap = "reading" }

extension RequestState: Spoken { static let gap = "state" }

extension Visible: Spoken { static let gap = "screen" }

extension Visibility: Spoken { static let gap = "visibility" }

extension Frequency: Spoken { static let gap = "frequency" }

extension HeardNews: Spoken { static let gap = "news" }

extension Agreement: Spoken { static let gap = "agreement" }

extension Acceptance: Spoken { static let gap = "acceptance" }

/// What the network can do to a message, as sentences say it.
enum Loss: String, CaseIterable, Spoken {
  case isLost = "is lost"
  case losesReply = "loses its reply"
  case arrivesTwice = "arrives twice"
  case isNeverAnswered = "is never answered"
  case isAnsweredAtOnce = "is answered at once"
  case cutsReply = "has its reply cut short"
  case endsSession = "finds its session ended"

  static let gap = "loss"

  var effect: Fault.Effect {
    switch self {
    case .isLost: .isLost
    case .losesReply: .losesReply
    case .arrivesTwice: .arrivesTwice
    case .isNeverAnswered: .isNeverAnswered
    case .isAnsweredAtOnce: .isAnsweredAtOnce
    case .cutsReply: .cutsReply
    case .endsSession: .endsSession
    }
  }
}

/// What the user can say to Apple's sheet.
enum SheetAnswer: String, CaseIterable, Spoken {
  case approves
  case cancels

  static let gap = "answer"

  var act: UserAction {
    switch self {
    case .approves: .approvesSheet
    case .cancels: .cancelsSheet
    }
  }
}

/// Which way a clock is set.
enum ClockTurn: String, CaseIterable, Spoken {
  case forward
  case back

  static let gap = "turn"
}

/// On which side of the right time a clock is.
enum ClockLead: String, CaseIterable, Spoken {
  case ahead
  case behind

  static let gap = "lead"
}

/// What the user can do to the provider in Settings.
enum ProviderSwitch: String, CaseIterable, Spoken {
  case enables
  case disables

  static let gap = "switch"

  var act: AutoFillAct {
    switch self {
    case .enables: .enablesProvider
    case .disables: .disablesProvider
    }
  }
}

/// What comes of the provider's switch in Settings.
enum ProviderState: String, CaseIterable, Spoken {
  case enabled
  case disabled

  static let gap = "enabled"

  init(isEnabled: Bool) { self = isEnabled ? .enabled : .disabled }

  var isEnabled: Bool { self == .enabled }
}

/// What the user can do to the device.
enum DeviceLock: String, CaseIterable, Spoken {
  case locks
  case unlocks

  static let gap = "lock"

  var act: AutoFillAct {
    switch self {
    case .locks: .locksDevice
    case .unlocks: .unlocksDevice
    }
  }
}

/// What the user can want of generated passwords.
enum GenerationWish: String, CaseIterable, Spoken {
  case any = "has passwords generated"
  case choice = "wants to choose a generated password"

  static let gap = "wish"

  init(onScreen isOnScreen: Bool) { self = isOnScreen ? .choice : .any }

  var isOnScreen: Bool { self == .choice }
}
