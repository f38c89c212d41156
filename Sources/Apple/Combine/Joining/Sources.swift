/// The publishers that one operator takes values of.
final class Sources {
  private var open: [Int: any Subscription] = [:]
  private var next = 0
  private var isOver = false

  /// How many have not ended.
  var count: Int { open.count }

  /// Takes everything of a publisher; the number by which it can be given up again.
  @discardableResult
  func take<P: Publisher>(
    _ publisher: P, _ value: @escaping (P.Output) -> Void,
    _ end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Int {
    let number = next
    next += 1
    guard !isOver else { return number }
    open[number] = Subscriptions.empty
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [weak self] subscription in
          guard let self, !self.isOver, self.open[number] != nil else { return subscription.cancel() }
          self.open[number] = subscription
          subscription.request(.unlimited)
        },
        receiveValue: { [weak self] input in
          if self?.open[number] != nil { value(input) }
          return .none
        },
        receiveCompletion: { [weak self] completion in
          guard let self, self.open.removeValue(forKey: number) != nil else { return }
          end(completion)
        }))
    return number
  }

  /// Gives one up.
  func drop(_ number: Int) { open.removeValue(forKey: number)?.cancel() }

  /// Gives all up.
  func cancel() {
    isOver = true
    let all = open.keys.sorted().compactMap { open[$0] }
    open = [:]
    for subscription in all { subscription.cancel() }
  }
}

extension Publisher {
  /// Values of several publishers: how they come together is for the operator to say.
  func joining<S: Subscriber>(_ subscriber: S, _ begin: (Outlet<S>, Sources) -> Void) {
    let outlet = Outlet(subscriber)
    let sources = Sources()
    // A subscriber holds on to what it takes values of by its subscription.
    outlet.onCancel = { sources.cancel() }
    outlet.open()
    begin(outlet, sources)
  }
}
