public import Rehearsal

/// Something of one's own that must hold, or must be possible, in the paths of a search.
///
/// ```swift
/// let tidy = Property.always("nobody keeps more than two sessions") { moment in
///   moment.accounts.allSatisfy { $0.tokens.count <= 2 }
/// }
/// ```
public struct Property: Sendable {
  /// What holds, as a sentence.
  public let name: String
  package let form: Form
  /// Whether it looks at all that happened, so that no two paths are the same to it.
  let looksBack: Bool

  /// What is asked of a path.
  package enum Form: Sendable {
    case atEnd(Question)
    case always(Question)
    case eventually(Question)
    case sometimes(Question)
    case leads(from: Question, to: Question)
    case path(@Sendable (Trace) -> Bool)
  }

  package typealias Question = @Sendable (Moment) -> Bool

  /// A property that may ask its moments for all that happened before.
  package init(_ name: String, _ form: Form, looksBack: Bool = false) {
    self.name = name
    self.form = form
    self.looksBack = looksBack
  }

  /// What holds when everything is over.
  public static func atEnd(_ name: String, holds: @escaping @Sendable (Moment) -> Bool) -> Property {
    Property(name, .atEnd(holds))
  }

  /// What holds at every moment.
  public static func always(_ name: String, holds: @escaping @Sendable (Moment) -> Bool) -> Property {
    Property(name, .always(holds))
  }

  /// What holds at no moment.
  public static func never(_ name: String, holds: @escaping @Sendable (Moment) -> Bool) -> Property {
    Property(name, .always { !holds($0) })
  }

  /// What holds at some moment of every path, now that the world behaves from the last deviation on.
  public static func eventually(_ name: String, holds: @escaping @Sendable (Moment) -> Bool) -> Property {
    Property(name, .eventually(holds))
  }

  /// A goal: what holds at some moment of some path, or else the search has not come to where it matters, and its
  /// verdict is inconclusive.
  public static func sometimes(_ name: String, holds: @escaping @Sendable (Moment) -> Bool) -> Property {
    Property(name, .sometimes(holds))
  }

  /// What comes true at the same moment or later, whenever something else has come true.
  public static func leads(
    _ name: String, from cause: @escaping @Sendable (Moment) -> Bool,
    to effect: @escaping @Sendable (Moment) -> Bool
  ) -> Property {
    Property(name, .leads(from: cause, to: effect))
  }

  /// What holds of all that happened in a path; paths that end alike are then no longer taken for one.
  public static func path(_ name: String, holds: @escaping @Sendable (Trace) -> Bool) -> Property {
    Property(name, .path(holds), looksBack: true)
  }

  /// Whether it is a goal and no obligation.
  public var isGoal: Bool { if case .sometimes = form { true } else { false } }

  /// Whether it is asked of the whole trace of a path.
  var takesTrace: Bool { if case .path = form { true } else { false } }

  /// What it says of the whole trace of a path, where it is asked of that.
  func holds(in trace: Trace) -> Bool { if case .path(let question) = form { question(trace) } else { true } }
}

/// A moment of a path: the world between two things that happen.
public struct Moment: Sendable {
  package let world: World
  /// What has happened since the last moment.
  public let news: ArraySlice<Trace.Entry>

  /// What time it is.
  public var instant: Instant { world.timeline.now }
  /// How the last request ended; `nil` while it has not.
  public var outcome: Outcome? { world.request?.outcome }
  /// The saved passwords.
  public var keychain: Keychain { world.phone.keychain }
  /// The server's accounts.
  public var accounts: [Account] { world.server.accounts }
  /// What the user sees.
  public var screen: Screen { world.phone.screen }
  /// Whether the device is locked.
  public var isDeviceLocked: Bool { world.isDeviceLocked }
  /// Who can no longer sign in with what the phone remembers.
  public var lockOuts: [LockOut] { world.lockOuts }

  /// Everything that has happened so far; a property that asks for it looks back.
  package var trace: Trace { world.traceSoFar }

  /// Whether the server would let somebody in with this.
  public func accepts(_ credential: SignIn) -> Bool { world.server.accepts(credential) }
}
