@testable import Rehearsal
import Testing

@Suite struct AgendaTests {
  @Test func `the earlier instant comes first, then what was added first`() {
    var agenda = Agenda<String>()
    for (name, at) in [("c", 2), ("a", 1), ("d", 2), ("b", 1), ("e", 3)] {
      agenda.add(name, at: Instant(nanoseconds: Int64(at)))
    }
    #expect(drain(&agenda) == ["a", "b", "c", "d", "e"])
  }

  @Test func `what is canceled does not come, and nothing else is missed`() {
    for missing in 0..<20 {
      var agenda = Agenda<Int>()
      let tickets = (0..<20).map { agenda.add($0, at: Instant(nanoseconds: Int64(($0 * 7) % 20))) }
      agenda.cancel(tickets[missing])
      agenda.cancel(tickets[missing])
      let order = drain(&agenda)
      #expect(order == (0..<20).sorted { ($0 * 7) % 20 < ($1 * 7) % 20 }.filter { $0 != missing })
    }
  }

  @Test func `a whole sort can be taken off`() {
    var agenda = Agenda<Int>()
    for number in 0..<10 { agenda.add(number, at: Instant(nanoseconds: Int64(10 - number))) }
    agenda.removeAll { $0 % 2 == 0 }
    #expect(drain(&agenda) == [9, 7, 5, 3, 1])
  }

  private func drain<Occurrence>(_ agenda: inout Agenda<Occurrence>) -> [Occurrence] {
    var order: [Occurrence] = []
    while agenda.count > 0 { order.append(agenda.removeFirst()) }
    return order
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
