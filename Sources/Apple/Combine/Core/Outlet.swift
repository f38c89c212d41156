/// The way to one subscriber: it keeps what nobody asked for yet, and ends when everything is given.
final class Outlet<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var ending: Subscribers.Completion<Downstream.Failure>?
  private var isGiving = false
  /// What is to be given up with it.
  var onCancel: () -> Void = {}

  init(_ downstream: Downstream) { self.downstream = downstream }

  var isOpen: Bool { downstream != nil && ending == nil }

  /// Tells the subscriber that it is known now.
  func open() { downstream?.receive(subscription: self) }

  func give(_ value: Downstream.Input) {
    guard isOpen else { return }
    waiting.append(value)
    flow()
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard isOpen else { return }
    ending = completion
    flow()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    flow()
  }

  func cancel() {
    guard downstream != nil else { return }
    (downstream, waiting) = (nil, [])
    let work = onCancel
    onCancel = {}
    work()
  }

  /// Gives what is wanted, in order, also where that leads to more.
  private func flow() {
    guard !isGiving else { return }
    isGiving = true
    while let downstream, demand > .none, !waiting.isEmpty {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    isGiving = false
    guard waiting.isEmpty, let ending, let downstream else { return }
    self.downstream = nil
    onCancel = {}
    downstream.receive(completion: ending)
  }
}
