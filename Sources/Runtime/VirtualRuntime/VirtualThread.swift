import CInterposition

/// One rehearsal's time, chance and work: everything that code run in it starts on its own runs on this thread,
/// one piece after the other, in a stated order.
///
/// The order is: the earlier instant first, then as added; a serial queue, the main one among them, runs one piece
/// at a time. Nothing depends on real time or other threads. Code that blocks is left on a stack of its own, and
/// the rest goes on.
///
/// Its state is exempt from exclusivity checks, because one thread uses it and the checks would span exchanges of
/// stacks.
package final class VirtualThread {
  /// Decides which of several pieces of work that are ready goes first, by what they are called; `nil` to leave it
  /// open, and come back later.
  package typealias Choose = (_ count: Int, _ name: (Int) -> String) -> Int?

  /// What a world leaves to whoever made it.
  package struct Outside {
    /// Makes the queue of operations that stands for Foundation's main one, when it is first asked for.
    package var makeMainOperations: (() -> AnyObject)?
    /// Makes the center of notifications that stands for Foundation's own, in the same way.
    package var makeNotificationCenter: (() -> AnyObject)?
    /// Where code has its files, when it looks for that; without an answer, where the machine's user has them.
    package var findHome: () -> String? = { nil }
    /// Hears of code that writes there.
    package var noteWriting: () -> Void = {}
    /// Hears of a file of a group that is read, or has something else in it now.
    package var noteSharedFile: (_ file: String, _ isReplaced: Bool) -> Void = { _, _ in }
    /// Hears of what code writes into the system's log.
    package var log: (String) -> Void = { _ in }
  }

  let state: UnsafeMutablePointer<interposed_world>
  let order = Order()
  /// What is asked of whoever made it.
  @exclusivity(unchecked) package var outside = Outside()
  @exclusivity(unchecked) var singles = Singles()
  @exclusivity(unchecked) var alarms = Alarms()
  @exclusivity(unchecked) var running: Strand?
  @exclusivity(unchecked) var parked: [Strand] = []
  @exclusivity(unchecked) var spare: Strand?
  /// Hears of everything that becomes ready, where somebody looks at how tasks are made.
  @exclusivity(unchecked) var heard: ((Item) -> Void)?
  @exclusivity(unchecked) var notices: [Notice] = []
  @exclusivity(unchecked) var sources: [UnsafeMutableRawPointer: DispatchSource] = [:]
  @exclusivity(unchecked) var loop = RunLoop()
  @exclusivity(unchecked) var tasks = Tasks()
  @exclusivity(unchecked) var escapes: [Escape] = []
  /// How many pieces of work have run, which is how a run loop knows that something happened.
  @exclusivity(unchecked) var progress = 0

  /// A world at its beginning, with random numbers of its own.
  ///
  /// - Throws: ``Unreliable`` when the toolchain is not one whose work can be caught.
  package convenience init(seed: UInt64 = 0) throws(Unreliable) {
    try Interposition.require()
    _ = Passing.known
    try self.init(withoutLooking: seed)
  }

  /// A world for looking at how tasks are made, before anything is known of that.
  init(withoutLooking seed: UInt64) throws(Unreliable) {
    try Interposition.require()
    state = .allocate(capacity: 1)
    state.initialize(
      to: interposed_world(
        now: 0, wall_lead: 0, chance: seed, dice: 1, due_in_loop: 0, signals: 0, draws: 0,
        memory: 0, most_memory: 0, lock_changes: 0, is_chance_turned: false, has_begun: false, owner: nil))
    state.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    forget()
    forgetHoldings()
    spare?.giveBack()
    state.deallocate()
  }

  /// Who decides the order, where it leaves something open; without anybody, what was added first goes first.
  package var choose: Choose? {
    get { order.choose }
    set { order.choose = newValue }
  }

  /// Whether who decides is asked even of one piece of work.
  package var asksOfOne: Bool {
    get { order.asksOfOne }
    set { order.asksOfOne = newValue }
  }

  /// Whether something is ready on the main queue.
  package var isMainReady: Bool { order.isMainReady }

  /// Whether code runs, and on other queues than the main one.
  package var isOffMain: Bool {
    guard let running else { return false }
    return running.queues.last?.queue != .main && !running.isOn(.main)
  }

  /// How often code has asked for chance.
  package var draws: UInt64 { state.pointee.draws }

  /// Whether all that falls by chance falls the other way: a coin shows its other side.
  package var isChanceTurned: Bool {
    get { state.pointee.is_chance_turned }
    set { state.pointee.is_chance_turned = newValue }
  }

  /// How many nanoseconds the date is ahead of what it would be.
  package var clockLead: Int64 {
    get { state.pointee.wall_lead }
    set { state.pointee.wall_lead = newValue }
  }

  /// Nanoseconds since the beginning.
  package var now: Int64 { state.pointee.now }

  /// When the next thing comes due; `nil` when nothing will of its own accord.
  package var nextDeadline: Int64? { order.isUndecided ? now : alarms.next }

  /// Puts something at the end of the main queue; what only looks changes nothing, and so nobody chooses when it goes.
  package func add(onlyLooking isLook: Bool = false, _ work: @escaping () -> Void) {
    enqueue(Item(Queue.main, Work(work), isLook ? .reading : .delivery))
  }

  /// Puts something on the main queue before all that is ready elsewhere.
  package func addFirst(_ work: @escaping () -> Void) {
    order.insert(Item(Queue.main, Work(work), .delivery))
  }

  /// Does something in it at once, which may add work.
  package func perform(_ work: () -> Void) {
    inside(at: now, work)
  }

  /// Lets the clock come to a moment, and runs what is ready or due by then; answers how many pieces of work that was.
  package func advance(to moment: Int64, atMost limit: Int) -> Int {
    inside(at: moment) {
      while let item = alarms.take(through: moment) { comeDue(item) }
      defer { tasks.tidy() }
      return drain(atMost: limit)
    }
  }

  /// What was noticed since it was last asked.
  package func takeEscapes() -> [Escape] {
    defer { escapes.removeAll() }
    return escapes
  }

  func inside<Result>(at moment: Int64, _ body: () -> Result) -> Result {
    state.pointee.now = max(now, moment)
    let outside = interposed_enter(state)
    defer { _ = interposed_enter(outside) }
    return body()
  }
}
