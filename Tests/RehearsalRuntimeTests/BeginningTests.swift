import Foundation
import Rehearsal
import RehearsalRuntime
import TestBench
import Testing

/// What a handler does where it is made, and what its process does where that starts, is under the rehearsal's clock and
/// chance as everything after it.
@Suite struct BeginningTests {
  /// What there is to be seen of clocks and chance.
  private struct Sight: Hashable {
    let date = Date()
    let identifier = UUID()
    let number = Int.random(in: 0...Int.max)
    let uptime = ProcessInfo.processInfo.systemUptime
  }

  private final class Looking: AccountModificationHandler {
    let sight = Sight()
    private let process: Sight?
    private let tell: ([Sight]) -> Void

    init(in process: Sight? = nil, _ tell: @escaping ([Sight]) -> Void) {
      self.process = process
      self.tell = tell
    }

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      tell([process, sight].compactMap(\.self))
      context.cancelRequest(with: .failed)
    }
  }

  private func play(_ program: Program) {
    _ = Script(on: Stage().phone, [.pass(.seconds(5)), .strongPassword, .settle]).play(
      with: Stage().server, handler: program)
  }

  @Test(arguments: [false, true]) func `it sees the same in every play`(inProcess: Bool) {
    let epoch = Date(timeIntervalSince1970: 1_767_225_600)
    var seen: [[Sight]] = []
    for _ in 0..<3 {
      if inProcess {
        play(
          Program(
            runtime: .virtual,
            process: { Sight() }, handler: { process in Looking(in: process) { seen.append($0) } }))
      } else {
        play(Program(runtime: .virtual) { Looking { seen.append($0) } })
      }
    }
    #expect(seen.count == 3)
    #expect(seen.first?.count == (inProcess ? 2 : 1))
    #expect(Set(seen).count == 1)
    for sight in seen.joined() {
      #expect(sight.date >= epoch && sight.date <= epoch + 10)
      #expect(sight.uptime >= 3600 && sight.uptime <= 3610)
    }
  }

  @Test func `whatever zone the machine is in, it is noon at noon`() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Asia/Tokyo", 1)
      tzset()
      _ = TimeZone.current
      var told: [String] = []
      let program = Program(runtime: .virtual) {
        Scripted(change: { _, context in
          var (now, local) = (time_t(0), tm())
          localtime_r(&now, &local)
          told += ["\(local.tm_hour)", "\(TimeZone.current.secondsFromGMT())"]
          context.cancelRequest(with: .failed)
        })
      }
      _ = Script(on: Stage().phone, [.strongPassword, .settle]).play(with: Stage().server, handler: program)
      #expect(told == ["0", "0"])
    }
  }

  @Test func `a handler that spawns tasks without end does the same in its first play as in every other`()
    async
  {
    await #expect(processExitsWith: .success) {
      @Sendable func again() {
        Task {
          again()
          again()
        }
      }
      let plays = (0..<3).map { _ in
        Script(on: Stage().phone, [.strongPassword, .settle]).play(
          with: Stage().server, handler: Program(runtime: .virtual) { Scripted(change: { _, _ in again() }) },
          limit: 20_000)
      }
      #expect(plays[0].entries == plays[1].entries)
      #expect(plays[0].ending == plays[1].ending)
      #expect(plays[1].ending == plays[2].ending)
    }
  }
}
