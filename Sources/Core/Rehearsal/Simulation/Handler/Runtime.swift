/// What runs the work a handler starts on its own: tasks, queues, timers.
///
/// The loop adds what it delivers to a handler, lets the runtime come to a moment, and asks when it wants to be
/// let on again. Without one, a handler has only callbacks.
public protocol Runtime: AnyObject {
  /// Puts something that is done to the handler at the end of its main queue; what only looks changes nothing there,
  /// and so nobody is asked when it goes.
  func add(onlyLooking isLook: Bool, _ work: @escaping () -> Void)
  /// Puts something that is done to the handler on its main queue, before all that is ready elsewhere.
  func addFirst(_ work: @escaping () -> Void)
  /// Does something as the handler's own code would, such as putting work on one of its queues.
  func perform(_ work: () -> Void)
  /// Lets the clock come to a moment and runs what is ready or due by then, at most so many pieces of work;
  /// where several are ready, asks which goes first, and comes back at once where that is left open.
  func advance(to moment: Instant, limit: Int, choosing: WorkChoice?) -> Headway
  /// Whether the code that runs does so on another queue than the main one.
  var isOffMain: Bool { get }
  /// How often the handler's code has asked for chance.
  var draws: UInt64 { get }
  /// Has all that falls by chance fall the other way from now on, or as ever.
  func turnChance(_ isTurned: Bool)
  /// Has the date be so many nanoseconds ahead of what it would be; clocks that only count go on as they were.
  func setClock(ahead nanoseconds: Int64)
  /// Learns whose code it is going to run, whose files are a play's own.
  func settle(_ resident: Resident)
  /// Drops all that is under way or to come, and answers what there was to tell of it.
  func end() -> [Incident]
}

extension Runtime {
  func add(_ work: @escaping () -> Void) { add(onlyLooking: false, work) }

  func add(first isFirst: Bool, _ work: @escaping () -> Void) {
    if isFirst { addFirst(work) } else { add(work) }
  }

  /// Lets the clock come to a moment; where chance falls the other way and was asked for, says how often it was by now,
  /// because that is something that the handler got to know.
  func advance(
    to moment: Instant, limit: Int, choosing: WorkChoice?, turningChance isTurned: Bool
  ) -> (headway: Headway, draws: UInt64?) {
    guard isTurned else { return (advance(to: moment, limit: limit, choosing: choosing), nil) }
    let before = draws
    turnChance(true)
    let headway = advance(to: moment, limit: limit, choosing: choosing)
    turnChance(false)
    return (headway, draws > before ? draws : nil)
  }
}

/// Puts work on a queue of the handler's.
package typealias Enqueue = (@escaping () -> Void) -> Void

/// Decides which of several pieces of work that are ready goes first; `nil` to leave it open for now.
public typealias WorkChoice = (ReadyWork) -> Int?

/// How far a runtime has come.
public struct Headway: Hashable, Sendable {
  /// How many pieces of work it ran.
  public var count: Int
  /// What it noticed.
  public var incidents: [Incident]
  /// When it wants to be let on; `nil` when nothing is to come of its own accord.
  public var next: Instant?
  /// Code that blocks, and where.
  public var blocked: [String]
  /// What it came to hold of the phone's, or gave back.
  public var uses: [ResourceUse]

  /// So many pieces of work, and what came of them.
  public init(
    count: Int, incidents: [Incident] = [], next: Instant? = nil, blocked: [String] = [],
    uses: [ResourceUse] = []
  ) {
    self.count = count
    self.incidents = incidents
    self.next = next
    self.blocked = blocked
    self.uses = uses
  }
}

/// Which runtime a program runs on.
public struct RuntimeChoice {
  let make: (() throws -> any Runtime)?

  /// A runtime that is made for every rehearsal.
  public init(_ make: @escaping () throws -> any Runtime) {
    self.make = make
  }

  private init() {
    make = nil
  }

  /// This choice with something around the runtime.
  package func wrapped(in wrap: @escaping (any Runtime) -> any Runtime) -> RuntimeChoice {
    make.map { make in RuntimeChoice { wrap(try make()) } } ?? self
  }

  /// None: the handler works with callbacks alone.
  public static var plain: RuntimeChoice { RuntimeChoice() }
}
