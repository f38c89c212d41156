import Combine
import Testing

/// Operators that wait, on a clock that is moved by hand.
@Suite struct TimeTests {
  private let clock = HandClock()
  private let letters = PassthroughSubject<String, Broken>()

  @Test func `only what is followed by quiet is given`() {
    let record = letters.debounce(for: .milliseconds(300), scheduler: clock).record
    letters.send("a")
    clock.pass(200)
    letters.send("ab")
    clock.pass(299)
    #expect(record.values == [])
    clock.pass(1)
    #expect(record.values == ["ab"])
    letters.send("abc")
    letters.send(completion: .finished)
    clock.pass(300)
    #expect(record.values == ["ab"] && record.isFinished)
  }

  @Test func `one value in a stretch of time, the first or the latest`() {
    let latest = letters.throttle(for: .seconds(1), scheduler: clock, latest: true).record
    let first = letters.throttle(for: .seconds(1), scheduler: clock, latest: false).record
    for letter in ["a", "b", "c"] {
      letters.send(letter)
      clock.pass(100)
    }
    #expect(latest.values == ["a"] && first.values == ["a"])
    clock.pass(700)
    #expect(latest.values == ["a", "c"] && first.values == ["a", "b"])
  }

  @Test func `everything comes later, a failure at once`() {
    let record = letters.delay(for: 0.5, scheduler: clock).record
    letters.send("a")
    clock.pass(499)
    #expect(record.values == [])
    clock.pass(1)
    letters.send("b")
    letters.send(completion: .failure(.once))
    clock.pass(500)
    #expect(record.values == ["a"] && record.failure == .once)
  }

  @Test func `who hears nothing for a time hears the end`() {
    let silent = letters.timeout(.seconds(1), scheduler: clock, customError: { .twice }).record
    clock.pass(900)
    letters.send("a")
    clock.pass(900)
    #expect(silent.ending == nil)
    clock.pass(100)
    #expect(silent.values == ["a"] && silent.failure == .twice)
    letters.send("b")
    #expect(silent.values == ["a"])
  }

  @Test func `values come where a scheduler brings them, also the subscription`() {
    var begun = false
    let record = Deferred {
      begun = true
      return Just(1)
    }.subscribe(on: clock).receive(on: clock).record
    #expect(!begun && record.values == [])
    clock.pass(0)
    #expect(begun && record.values == [1] && record.isFinished)
    let other = Just(2).receive(on: clock).record
    other.held?.cancel()
    clock.pass(0)
    #expect(other.values == [])
  }

  @Test func `until another gives something, or from then on`() {
    let signal = PassthroughSubject<Void, Never>()
    let before = letters.prefix(untilOutputFrom: signal).record
    let after = letters.drop(untilOutputFrom: signal).record
    letters.send("a")
    signal.send()
    letters.send("b")
    #expect(before.values == ["a"] && before.isFinished && after.values == ["b"])
  }

  @Test func `lengths of time are what they are called`() {
    #expect(SchedulerInterval.milliseconds(1500) == 1.5 && SchedulerInterval.seconds(Int.max) > 1)
    #expect(DispatchQueue.SchedulerTimeType.Stride.microseconds(2).magnitude == 2000)
  }
}
