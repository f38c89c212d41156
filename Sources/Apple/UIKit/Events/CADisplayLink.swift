/// Calls a method whenever the screen would be drawn, by the clock of the rehearsal; it holds on to its target until it
/// is invalidated.
open class CADisplayLink: NSObject, @unchecked Sendable {
  /// When the screen was drawn last.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Whether nobody is called at the moment.
  open var isPaused = false { didSet { if oldValue != isPaused { schedule() } } }
  /// How often somebody is to be called in a second; 0 for as often as the screen is drawn.
  @available(iOS, introduced: 10.0, deprecated: 15.0)
  open var preferredFramesPerSecond: Int {
    get { wanted }
    set {
      wanted = newValue
      schedule()
    }
  }
  private var wanted = 0
  private var target: AnyObject?
  private let selector: Selector
  private var loops: [(loop: RunLoop, mode: RunLoop.Mode)] = []
  private var timer: Timer?

  /// Calls a method, once a run loop has it.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// How long it is from one drawing of the screen to the next.
  open var duration: CFTimeInterval { 1 / 60 }

  /// When the screen is drawn next.
  @available(iOS 10.0, *) open var targetTimestamp: CFTimeInterval { timestamp + interval }

  private var interval: TimeInterval { 1 / Double(wanted > 0 ? min(wanted, 60) : 60) }

  /// Calls from a run loop as well.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops.append((runloop, mode))
    schedule()
  }

  /// Calls from a run loop no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops.removeAll { $0.loop === runloop && $0.mode == mode }
    schedule()
  }

  /// Calls nobody any more, and lets go of its target.
  open func invalidate() {
    (loops, target) = ([], nil)
    schedule()
  }

  private func schedule() {
    timer?.invalidate()
    timer = nil
    guard !isPaused, target != nil, !loops.isEmpty else { return }
    let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in
      onMainActor(()) { fire() }
    }
    for (loop, mode) in loops { loop.add(timer, forMode: mode) }
    self.timer = timer
  }

  @MainActor private func fire() {
    timestamp = CACurrentMediaTime()
    if let target { selector.perform(on: target, from: self) }
  }
}
