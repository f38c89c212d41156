/// What does something now, later, or again and again; all of them are on virtual time in a rehearsal.
public protocol Scheduler<SchedulerTimeType> {
  /// Its moments.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// How it may do something.
  associatedtype SchedulerOptions
  /// Now.
  var now: SchedulerTimeType { get }
  /// How exactly it can be at a moment.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Does something soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something later.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does something again and again.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Does something later.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  /// Does something again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be made of seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many thousandths.
  static func milliseconds(_ ms: Int) -> Self
  /// So many millionths.
  static func microseconds(_ us: Int) -> Self
  /// So many billionths.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A length of time, to the billionth of a second.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
  Sendable,
  ExpressibleByFloatLiteral
{
  /// How many billionths.
  public var magnitude: Int

  init(nanoseconds: Int) { magnitude = nanoseconds }

  /// So many seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// So many seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }
  /// So many seconds, if they are not too many.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }
  /// How long Dispatch says it is.
  public init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let seconds): self = .seconds(seconds)
    case .milliseconds(let parts): self = .milliseconds(parts)
    case .microseconds(let parts): self = .microseconds(parts)
    case .nanoseconds(let parts): self = .nanoseconds(parts)
    default: magnitude = .max
    }
  }

  /// How long it is to Dispatch.
  public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

  /// So many seconds.
  public static func seconds(_ s: Int) -> Self { .init(nanoseconds: scaled(s, 1_000_000_000)) }
  /// So many seconds.
  public static func seconds(_ s: Double) -> Self {
    .init(nanoseconds: s >= 9e9 ? .max : s <= -9e9 ? .min : Int((s * 1e9).rounded()))
  }
  /// So many thousandths.
  public static func milliseconds(_ ms: Int) -> Self { .init(nanoseconds: scaled(ms, 1_000_000)) }
  /// So many millionths.
  public static func microseconds(_ us: Int) -> Self { .init(nanoseconds: scaled(us, 1_000)) }
  /// So many billionths.
  public static func nanoseconds(_ ns: Int) -> Self { .init(nanoseconds: ns) }

  private static func scaled(_ value: Int, _ factor: Int) -> Int {
    let (product, isTooMuch) = value.multipliedReportingOverflow(by: factor)
    return isTooMuch ? (value < 0 ? .min : .max) : product
  }

  /// Whether one is shorter.
  public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
  /// Both together.
  public static func + (one: Self, other: Self) -> Self {
    .init(nanoseconds: one.magnitude + other.magnitude)
  }
  /// The one without the other.
  public static func - (one: Self, other: Self) -> Self {
    .init(nanoseconds: one.magnitude - other.magnitude)
  }
  /// So many times as long.
  public static func * (one: Self, other: Self) -> Self {
    .init(nanoseconds: one.magnitude * other.magnitude)
  }
  /// So many times as long.
  public static func *= (one: inout Self, other: Self) { one = one * other }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Its one moment.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of time.
    public typealias Stride = SchedulerInterval
    /// No time passes.
    public func distance(to other: Self) -> SchedulerInterval { .init(nanoseconds: 0) }
    /// No time passes.
    public func advanced(by n: SchedulerInterval) -> Self { self }
  }
  /// There are none.
  public typealias SchedulerOptions = Never
  /// The one there is.
  public static let shared = ImmediateScheduler()
  /// Its one moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// Exactly.
  public var minimumTolerance: SchedulerInterval { .init(nanoseconds: 0) }
  /// Does something at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Does something at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
  /// Does something at once, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
