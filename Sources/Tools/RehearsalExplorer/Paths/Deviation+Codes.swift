import Rehearsal

extension Deviation {
  /// A moment at which one-time codes are not what they are at any other.
  public enum CodeMoment: Hashable, Sendable {
    /// The end of a period: what is made now and given after an answer of the network is the code of another.
    case endOfPeriod
    /// The beginning of the next one: what was kept of the last is of no use any more.
    case nextPeriod
    /// A period whose code begins with a zero, of a login whose secret is known, by its label.
    case leadingZero(of: String)
  }
}

extension Deviation.CodeMoment: CustomStringConvertible {
  /// When it is, after what somebody does then.
  public var description: String {
    switch self {
    case .endOfPeriod: "just before codes change"
    case .nextPeriod: "just after codes have changed"
    case .leadingZero(let label): "when the code of “\(label)” begins with a zero"
    }
  }
}

extension Deviation.CodeMoment {
  /// How long before the end of its period a code is asked for: half as long as a message takes to be answered, and long
  /// enough for a date that is counted in fractions of a second.
  private static let last = Duration.milliseconds(50)
  /// How many periods are looked through; one code in ten begins with a zero.
  private static let most: Int64 = 1_000

  /// The moments at which somebody may come back for the next request, once nothing else is to come.
  static func offer(in world: World, of run: Run, _ offer: (Deviation) -> Void) {
    guard world.nextInstant == nil else { return }
    let request = run.terms.requests[run.progress.requests]
    let labels = world.phone.autoFill.codes.keys.sorted().filter { label in
      guard case .user(.autoFill(.picks(let picked, _)))? = request.last else { return true }
      return picked == label
    }
    for moment in [.endOfPeriod, .nextPeriod] + labels.map({ Self.leadingZero(of: $0) })
    where run.progress.pauses.isDisjoint(with: moment.pauses) && moment.pause(in: world) != nil {
      offer(.user(.comesBack(moment)))
    }
  }

  /// Lets time go by until then.
  func come(in run: Run) {
    run.progress.pauses.formUnion(pauses)
    if let pause = run.simulation.look({ pause(in: $0) }) { run.perform(.pass(pause)) }
  }

  /// How long it is until then, by the phone's clock; `nil` where it is now, or does not come.
  func pause(in world: World) -> Duration? {
    let clock = CodeVerification.phoneClock(world)
    /// How long it is until the clock begins to read so many seconds.
    func pause(until moment: Int64) -> Duration {
      .seconds(moment - clock) - .nanoseconds(world.timeline.now.nanoseconds % 1_000_000_000)
    }
    let codes = world.phone.autoFill.codes
    switch self {
    case .endOfPeriod, .nextPeriod:
      // Where nobody knows the secret, nobody knows the period either, and nearly all are the same.
      let period = Int64(max(1, codes.values.map(\.period).min() ?? 30))
      let left = pause(until: clock.next(multipleOf: period)) - (self == .endOfPeriod ? Self.last : .zero)
      return left > .zero ? left : nil
    case .leadingZero(let label):
      guard let code = codes[label], !code.code(at: clock).hasPrefix("0") else { return nil }
      let period = Int64(max(1, code.period))
      let first = clock.next(multipleOf: period)
      let beginnings = (0..<Self.most).lazy.map { first + $0 * period }
      return beginnings.first { code.code(at: $0).hasPrefix("0") }.map { pause(until: $0) }
    }
  }
}

extension Int64 {
  /// The next number that can be divided by another.
  fileprivate func next(multipleOf period: Int64) -> Int64 {
    self - (self % period + period) % period + period
  }
}
