import Combine
import Testing

/// What comes of values, as Combine documents it.
@Suite struct OperatorTests {
  private let numbers = PassthroughSubject<Int, Broken>()

  @Test func `each value becomes another, or none`() {
    #expect([1, 2, 3].publisher.map { $0 * 2 }.record.values == [2, 4, 6])
    #expect(["a", "bc"].publisher.map(\.count).record.values == [1, 2])
    #expect(["1", "x", "3"].publisher.compactMap(Int.init).record.values == [1, 3])
    #expect((1...6).publisher.filter { $0 % 2 == 0 }.record.values == [2, 4, 6])
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record.values == [1, 2, 1])
    #expect((1...4).publisher.scan(0, +).record.values == [1, 3, 6, 10])
    #expect([1, nil, 3].publisher.replaceNil(with: 0).record.values == [1, 0, 3])
    #expect(
      [1, 2].publisher.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder()).record
        .values == [1, 2])
  }

  @Test func `some values are taken by their order`() {
    #expect((1...9).publisher.prefix(3).record.values == [1, 2, 3])
    #expect((1...9).publisher.prefix(0).record.isFinished)
    #expect((1...9).publisher.first().record.values == [1])
    #expect((1...9).publisher.first { $0 > 4 }.record.values == [5])
    #expect((1...9).publisher.prefix { $0 < 4 }.record.values == [1, 2, 3])
    #expect((1...5).publisher.dropFirst(3).record.values == [4, 5])
    #expect((1...5).publisher.drop { $0 < 4 }.record.values == [4, 5])
    #expect((1...5).publisher.output(in: 1...2).record.values == [2, 3])
    #expect((1...5).publisher.output(at: 4).record.values == [5])
    #expect((1...5).publisher.contains(3).record.values == [true])
    #expect((1...5).publisher.contains(6).record.values == [false])
    #expect((1...5).publisher.allSatisfy { $0 < 6 }.record.values == [true])
    #expect((1...5).publisher.allSatisfy { $0 < 5 }.record.values == [false])
  }

  @Test func `what comes of all values comes at the end`() {
    let sum = numbers.reduce(0, +).record
    let all = numbers.collect().record
    let pairs = numbers.collect(2).record
    let last = numbers.last().record
    let least = numbers.min().record
    let none = numbers.ignoreOutput().record
    for number in [3, 1, 2] { numbers.send(number) }
    #expect(sum.values.isEmpty && pairs.values == [[3, 1]])
    numbers.send(completion: .finished)
    #expect(sum.values == [6] && all.values == [[3, 1, 2]] && pairs.values == [[3, 1], [2]])
    #expect(last.values == [2] && least.values == [1] && none.isFinished)
    #expect([Int]().publisher.replaceEmpty(with: 7).record.values == [7])
    #expect([5, 9, 7].publisher.max().record.values == [9])
    #expect([5, 9].publisher.count().record.values == [2])
  }

  @Test func `a failure is passed on, replaced, caught or tried again`() {
    let tried = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Broken.once } else { $0 } }
    #expect(tried.record.values == [1] && tried.record.failure as? Broken == .once)
    #expect(tried.replaceError(with: 0).record.values == [1, 0])
    #expect(tried.catch { _ in Just(8) }.record.values == [1, 8])
    #expect(tried.tryCatch { _ -> Just<Int> in throw Broken.twice }.record.failure as? Broken == .twice)
    #expect(tried.mapError { _ in Broken.twice }.record.failure == .twice)
    var count = 0
    let deferred = Deferred {
      count += 1
      return count < 3
        ? Fail<Int, Broken>(error: .once).eraseToAnyPublisher()
        : Just(count).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    #expect(deferred.retry(1).record.failure == .once)
    #expect(count == 2)
    #expect(deferred.retry(1).record.values == [3])
    #expect(Result<Int, Broken>.failure(.once).publisher.record.failure == .once)
  }

  @Test func `values of several publishers come together`() {
    let (letters, others) = (PassthroughSubject<String, Broken>(), PassthroughSubject<Int, Broken>())
    let latest = numbers.combineLatest(letters) { "\($0)\($1)" }.record
    let pairs = numbers.zip(letters) { "\($0)\($1)" }.record
    let merged = numbers.merge(with: others).record
    let three = numbers.combineLatest(letters, others).map { "\($0.0)\($0.1)\($0.2)" }.record
    numbers.send(1)
    letters.send("a")
    numbers.send(2)
    others.send(9)
    letters.send("b")
    #expect(
      latest.values == ["1a", "2a", "2b"] && pairs.values == ["1a", "2b"] && merged.values == [1, 2, 9])
    #expect(three.values == ["2a9", "2b9"])
    letters.send(completion: .finished)
    numbers.send(3)
    #expect(latest.values.last == "3b" && !latest.isFinished && pairs.isFinished)
    numbers.send(completion: .failure(.once))
    #expect(latest.failure == .once && merged.failure == .once)
    others.send(4)
    #expect(merged.values == [1, 2, 9, 3])
    #expect([1].publisher.append(2, 3).prepend(0).record.values == [0, 1, 2, 3])
    #expect(Publishers.MergeMany([[1].publisher, [2].publisher]).record.values == [1, 2])
  }

  @Test func `a publisher is made of each value, so many at once, or only the latest counts`() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let which = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let all = which.flatMap { $0 }.record
    let single = which.flatMap(maxPublishers: .max(1)) { $0 }.record
    let latest = which.switchToLatest().record
    which.send(one)
    one.send(1)
    which.send(two)
    one.send(2)
    two.send(3)
    #expect(all.values == [1, 2, 3] && single.values == [1, 2] && latest.values == [1, 3])
    one.send(completion: .finished)
    two.send(4)
    #expect(single.values == [1, 2, 4])
    which.send(completion: .finished)
    #expect(!all.isFinished)
    two.send(completion: .finished)
    #expect(all.isFinished && single.isFinished && latest.isFinished)
  }

  @Test func `one subscription serves everybody`() {
    var count = 0
    let shared = numbers.handleEvents(receiveSubscription: { _ in count += 1 }, receiveCancel: { count -= 1 })
      .share()
    let (one, two) = (shared.record, shared.record)
    numbers.send(1)
    #expect(count == 1 && one.values == [1] && two.values == [1])
    one.held?.cancel()
    #expect(count == 1)
    two.held?.cancel()
    #expect(count == 0)
    let connectable = [1, 2].publisher.makeConnectable()
    let third = connectable.record
    #expect(third.values.isEmpty)
    let connection = connectable.connect()
    #expect(third.values == [1, 2])
    connection.cancel()
  }

  @Test func `events are told in their order`() {
    var told: [String] = []
    let record = numbers.handleEvents(
      receiveSubscription: { _ in told.append("subscription") }, receiveOutput: { told.append("\($0)") },
      receiveCompletion: { _ in told.append("end") }, receiveCancel: { told.append("cancel") },
      receiveRequest: { told.append("\($0)") }
    ).record
    numbers.send(1)
    numbers.send(completion: .finished)
    record.held?.cancel()
    #expect(told == ["subscription", "unlimited", "1", "end"])
  }
}
