@testable import Rehearsal
import Testing

@Suite struct AgendaTests {
  @Test func `the earlier instant comes first, then what was added first`() {
    var agenda = Agenda()
    for (number, at) in [(3, 2), (1, 1), (4, 2), (2, 1), (5, 3)] { agenda.add(number, at: at) }
    #expect(drain(&agenda) == [1, 2, 3, 4, 5])
  }

  @Test func `what is canceled does not come, and nothing else is missed`() {
    for missing in 0..<20 {
      var agenda = Agenda()
      let tickets = (0..<20).map { agenda.add($0, at: ($0 * 7) % 20) }
      agenda.cancel(tickets[missing])
      agenda.cancel(tickets[missing])
      let order = drain(&agenda)
      #expect(order == (0..<20).sorted { ($0 * 7) % 20 < ($1 * 7) % 20 }.filter { $0 != missing })
    }
  }

  @Test func `one that is meant can be canceled without its ticket`() {
    var agenda = Agenda()
    for number in 0..<10 { agenda.add(number, at: 10 - number) }
    #expect(agenda.cancel { $0.isAlarm(4) })
    #expect(!agenda.cancel { $0.isAlarm(4) })
    #expect(drain(&agenda) == [9, 8, 7, 6, 5, 3, 2, 1, 0])
  }

  @Test func `what is changed keeps its place`() {
    var agenda = Agenda()
    let tickets = (0..<5).map { agenda.add($0, at: $0) }
    agenda.change(tickets[2]) { $0 = .alarm(20, process: 0) }
    #expect(drain(&agenda) == [0, 1, 20, 3, 4])
  }

  @Test func `a whole sort can be taken off`() {
    var agenda = Agenda()
    for number in 0..<10 { agenda.add(number, at: 10 - number) }
    agenda.removeAll { event in (0..<10).contains { $0 % 2 == 0 && event.isAlarm($0) } }
    #expect(drain(&agenda) == [9, 7, 5, 3, 1])
  }

  private func drain(_ agenda: inout Agenda) -> [Int] {
    var order: [Int] = []
    while agenda.count > 0 {
      if case .alarm(let number, _) = agenda.removeFirst() { order.append(number) }
    }
    return order
  }
}

extension Agenda {
  /// Something that is known by a number, so many nanoseconds after the beginning.
  @discardableResult
  fileprivate mutating func add(_ number: Int, at nanoseconds: Int) -> Ticket {
    add(.alarm(number, process: 0), at: Instant(nanoseconds: Int64(nanoseconds)))
  }
}

@Suite struct InstantTests {
  @Test(arguments: [
    (0, "0.000 s"), (1, "0.000000001 s"), (9_999_000_000, "9.999 s"), (10_000_000_000, "10.000 s"),
    (1_230_000, "0.00123 s"),
  ])
  func `an instant reads as seconds`(nanoseconds: Int64, text: String) {
    #expect(Instant(nanoseconds: nanoseconds).description == text)
  }

  @Test func `a while too long ends at the clock's last moment, a negative one at once`() {
    #expect(Instant.start + .seconds(Int64.max) == Instant(nanoseconds: .max))
    #expect(Instant(nanoseconds: .max) + .seconds(1) == Instant(nanoseconds: .max))
    #expect(Instant.start + .seconds(-1) == .start)
  }
}
