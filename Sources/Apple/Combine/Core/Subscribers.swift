/// Those who take values, and how many they want.
public enum Subscribers {
  /// How a publisher ends.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let count: UInt

    private init(count: UInt) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)
    /// None.
    public static let none = Demand(count: 0)

    /// So many; less than none is a trap.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else { fatalError("a demand of \(value)") }
      return Demand(count: UInt(value))
    }

    /// How many, where there is a limit.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    /// In words.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Both together.
    public static func + (one: Demand, other: Demand) -> Demand {
      guard one != .unlimited, other != .unlimited else { return .unlimited }
      let (sum, isTooMuch) = one.count.addingReportingOverflow(other.count)
      return isTooMuch ? .unlimited : Demand(count: sum)
    }
    /// So many more.
    public static func += (one: inout Demand, other: Demand) { one = one + other }
    /// So many more.
    public static func + (one: Demand, other: Int) -> Demand { one + .max(other) }
    /// So many more.
    public static func += (one: inout Demand, other: Int) { one = one + other }
    /// So many less, and not less than none.
    public static func - (one: Demand, other: Demand) -> Demand {
      one == .unlimited ? one : Demand(count: one.count - Swift.min(one.count, other.count))
    }
    /// So many less, and not less than none.
    public static func -= (one: inout Demand, other: Demand) { one = one - other }
    /// So many less, and not less than none.
    public static func - (one: Demand, other: Int) -> Demand { one - .max(other) }
    /// So many less, and not less than none.
    public static func -= (one: inout Demand, other: Int) { one = one - other }
    /// So many times as many.
    public static func * (one: Demand, other: Int) -> Demand {
      one == .unlimited ? one : Demand(count: one.count * UInt(other))
    }
    /// Whether one is less.
    public static func < (one: Demand, other: Demand) -> Bool { one.count < other.count }
    /// Whether one is more than so many.
    public static func > (one: Demand, other: Int) -> Bool { one > .max(other) }
    /// Whether it is so many.
    public static func == (one: Demand, other: Int) -> Bool { one == .max(other) }
  }

  /// Does something with every value, and at the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// What is done with a value.
    public let receiveValue: (Input) -> Void
    /// What is done at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Somebody who takes everything.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// It is known now, and asks for everything.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Here is a value.
    public func receive(_ value: Input) -> Demand {
      if !isOver { receiveValue(value) }
      return .none
    }
    /// There are no more.
    public func receive(completion: Completion<Failure>) {
      guard !isOver else { return }
      isOver = true
      subscription = nil
      receiveCompletion(completion)
    }
    /// Takes no more.
    public func cancel() {
      isOver = true
      let former = subscription
      subscription = nil
      former?.cancel()
    }
  }

  /// Puts every value into a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// What cannot happen.
    public typealias Failure = Never
    /// Whose property it is; nobody's at the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Somebody who puts everything into a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// It is known now, and asks for everything.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Here is a value.
    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }
    /// There are no more.
    public func receive(completion: Completion<Never>) { cancel() }
    /// Takes no more.
    public func cancel() {
      object = nil
      let former = subscription
      subscription = nil
      former?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
