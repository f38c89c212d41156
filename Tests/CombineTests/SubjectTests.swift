import Combine
import Testing

/// Subjects, published properties, and who takes how many values.
@Suite struct SubjectTests {
  @Test func `a subject gives to those who are there, one with a value begins with that`() {
    let (passing, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    passing.send(1)
    let (one, two) = (passing.record, current.record)
    passing.send(2)
    current.value = 3
    #expect(one.values == [2] && two.values == [0, 3] && current.value == 3)
    passing.send(completion: .finished)
    passing.send(4)
    #expect(one.isFinished && passing.record.isFinished && one.values == [2])
  }

  @Test func `nobody gets more than asked for`() {
    var asked: (any Subscription)?
    var taken: [Int] = []
    func slow() -> AnySubscriber<Int, Never> {
      AnySubscriber(
        receiveSubscription: { asked = $0 },
        receiveValue: {
          taken.append($0)
          return $0 == 2 ? .max(1) : .none
        })
    }
    (1...9).publisher.filter { $0 % 2 == 0 }.subscribe(slow())
    #expect(taken == [])
    asked?.request(.max(1))
    #expect(taken == [2, 4])
    asked?.request(.max(2))
    #expect(taken == [2, 4, 6, 8])
    asked?.cancel()
    asked?.request(.max(1))
    #expect(taken.count == 4)
    let current = CurrentValueSubject<Int, Never>(1)
    current.subscribe(slow())
    current.value = 7
    asked?.request(.max(1))
    #expect(taken.last == 7)
    #expect(Subscribers.Demand.max(2) + .unlimited == .unlimited && Subscribers.Demand.max(2) - 3 == .none)
  }

  @Test func `what is not held on to is given up, and a set gives up in one order`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    do {
      let held = subject.sink { heard.append($0) }
      subject.send(1)
      _ = held
    }
    subject.send(2)
    #expect(heard == [1])
    let orders = (0..<3).map { _ in
      var gone: [Int] = []
      var set: Set<AnyCancellable> = []
      for number in 0..<20 { AnyCancellable { gone.append(number) }.store(in: &set) }
      set = []
      return gone
    }
    #expect(orders[0].count == 20 && Set(orders).count == 1)
  }

  @Test func `a future looks once, and tells everybody`() {
    var count = 0
    var settle: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> {
      count += 1
      settle = $0
    }
    let early = future.record
    settle?(.success(1))
    settle?(.success(2))
    let late = future.record
    #expect(count == 1 && early.values == [1] && late.values == [1] && late.isFinished)
  }

  @Test func `a published property tells of a value before it has it, and its object of the change`() {
    let model = Model()
    var (told, seen) = ([String](), [String]())
    var held: Set<AnyCancellable> = []
    model.objectWillChange.sink { told.append("changes from \(model.query)") }.store(in: &held)
    model.$query.sink { seen.append("\($0) over \(model.query)") }.store(in: &held)
    model.query = "a"
    model.count = 2
    #expect(told == ["changes from ", "changes from a"])
    #expect(seen == [" over ", "a over "])
    model.$query.map(\.count).assign(to: &model.$count)
    model.query = "abc"
    #expect(model.count == 3)
    #expect(model.objectWillChange === model.objectWillChange)
    let other = Subclass()
    var changes = 0
    other.objectWillChange.sink { changes += 1 }.store(in: &held)
    other.query = "b"
    other.more = 1
    #expect(changes == 2)
    let bare = Bare()
    #expect(bare.objectWillChange === bare.objectWillChange)
  }

  @Test func `a property takes every value`() {
    let model = Model()
    let held = ["a", "b"].publisher.assign(to: \.query, on: model)
    #expect(model.query == "b")
    held.cancel()
  }

  @Test func `notifications are values`() {
    let center = NotificationCenter()
    let record = center.publisher(for: Notification.Name("done")).map(\.name.rawValue).record
    center.post(name: Notification.Name("done"), object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    record.held?.cancel()
    center.post(name: Notification.Name("done"), object: nil)
    #expect(record.values == ["done"])
  }

  @Test func `values can be awaited`() async throws {
    var sum = 0
    for await value in [1, 2, 3].publisher.values { sum += value }
    #expect(sum == 6)
    await #expect(throws: Broken.once) {
      for try await _ in Fail<Int, Broken>(error: .once).values {}
    }
  }
}

private class Model: ObservableObject {
  @Published var query = ""
  @Published var count = 0
}

private final class Subclass: Model {
  @Published var more = 0
}

private final class Bare: ObservableObject {}
