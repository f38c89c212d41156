/// What has happened in a path of which nobody tells the extension, or which may keep it from offering what it did.
struct PastEvents: OptionSet {
  let rawValue: UInt16

  /// The user has changed the password with another device.
  static let changedPassword = PastEvents(rawValue: 1)
  /// Somebody did something that may keep a provider from offering what it did.
  static let othersDeviated = PastEvents(rawValue: 2)
  /// Anybody did something out of the ordinary; looked at only where nobody is to.
  static let deviated = PastEvents(rawValue: 4)
  /// Too many faces were not recognized, and until somebody enters the passcode no face is.
  static let lockedOutFaces = PastEvents(rawValue: 8)
  /// A credential provider showed something about a login that is not there, and told nobody else; looked at only where
  /// nobody has deviated.
  static let concealed = PastEvents(rawValue: 16)

  /// What came of a request was something else because the handler's own work went in another order.
  static let orderDependent = PastEvents(rawValue: 32)

  /// The user has turned a credential provider off, and nobody has deviated otherwise.
  static let turnedOff = PastEvents(rawValue: 64)

  /// A store was busy once that a credential provider was to fill.
  static let keptFromFilling = PastEvents(rawValue: 128)

  /// Somebody has deviated beside whom nobody else does.
  static let deviatedAlone = PastEvents(rawValue: 256)

  /// The user asks for the same again and again.
  static let habit = PastEvents(rawValue: 1024)

  /// And mistypes every other time.
  static let mistypingHabit = PastEvents(rawValue: 2048)

  /// The user has filled in a field; looked at only where nobody has deviated.
  static let filledIn = PastEvents(rawValue: 4096)

  /// A request came about in a process that had done less before, and fails where nothing goes wrong.
  static let processDependent = PastEvents(rawValue: 8192)

  /// The process of a provider ended or stood still while it may have been at news.
  static let cutShort = PastEvents(rawValue: 16384)

  /// Something was to fall by chance the other way, whether anything asked for it or not.
  static let chanced = PastEvents(rawValue: 512)

  /// What tells states apart: the rest only excuses, or is looked at only where nobody has deviated, or is told at once.
  static let counted: PastEvents = [
    .changedPassword, .lockedOutFaces, .turnedOff, .keptFromFilling, .deviatedAlone, .habit,
    .mistypingHabit, .cutShort,
  ]

  /// Set in the numbers of states in which that excuses a provider, and in no others.
  static let excuse: UInt64 = 1 << 63
}

/// What a user lets time go by for between two requests, once each in a path.
struct Pauses: OptionSet {
  let rawValue: UInt8

  /// So that nothing keeps that does not keep for good.
  static let month = Pauses(rawValue: 1)
  /// So that the period of a code is about to end.
  static let endOfPeriod = Pauses(rawValue: 2)
  /// So that a code begins with a zero.
  static let leadingZero = Pauses(rawValue: 4)
  /// So that the period of a code has just begun.
  static let nextPeriod = Pauses(rawValue: 8)
}

extension Deviation.CodeMoment {
  /// Who comes back for one code with a zero does not come back for another.
  var pauses: Pauses {
    switch self {
    case .endOfPeriod: .endOfPeriod
    case .nextPeriod: .nextPeriod
    case .leadingZero: .leadingZero
    }
  }
}
