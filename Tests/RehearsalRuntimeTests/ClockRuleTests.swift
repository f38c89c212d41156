import Foundation
import Rehearsal
import RehearsalRuntime
import TestBench
import Testing

/// A clock that is set while somebody is at work.
@Suite(.inverting) struct ClockRuleTests {
  @Test(arguments: [86_400, -86_400, 3_600] as [Int64])
  func `PL-11 a clock that is set moves the date and nothing that counts`(seconds: Int64) throws {
    let watch = Watch()
    let trace = Script(
      on: Stage().phone,
      [.strongPassword, .pass(.seconds(1)), .user(.autoFill(.setsClock(by: seconds))), .settle]
    ).play(with: Stage().server, handler: Program(runtime: .virtual) { Watching(watch) })
    #expect(trace.ending.stop == nil)
    #expect(watch.date == Double(seconds) + 2)
    #expect(watch.clock == seconds + 2)
    #expect(watch.counted == .seconds(2))
    #expect(watch.uptime == 2)
    #expect(watch.notices == [.clockChange])
    #expect(trace.outcome == .failed)
  }

  @Test func `a clock that is off from the beginning is off in every process`() {
    let watch = Watch()
    var phone = Stage().phone
    phone.autoFill.clockOffset = -600
    _ = Script(on: phone, [.strongPassword, .settle]).play(
      with: Stage().server, handler: Program(runtime: .virtual) { Watching(watch) })
    #expect(watch.begun == Date(timeIntervalSince1970: 1_767_225_600 - 600))
  }

  @Test(arguments: [9_000_000_000 as Int64, .max, -9_000_000_000, .min])
  func `a clock that is further off than anybody needs reads the same for whoever reads it`(offset: Int64) {
    let watch = Watch()
    var phone = Stage().phone
    phone.autoFill.clockOffset = offset
    _ = Script(on: phone, [.strongPassword, .settle]).play(
      with: Stage().server, handler: Program(runtime: .virtual) { Watching(watch) })
    let century: Int64 = offset > 0 ? 3_155_760_000 : -3_155_760_000
    #expect(watch.begun == Date(timeIntervalSince1970: Double(1_767_225_600 + century)))
    #expect(watch.begunByContext == 1_767_225_600 + century)
  }

  @Test func `a process that stands still hears of it when it goes on`() {
    let watch = Watch()
    let trace = Script(
      on: Stage().phone,
      [
        .strongPassword, .system(.suspendsProcess), .user(.autoFill(.setsClock(by: 60))), .pass(.seconds(5)),
      ]
    ).play(with: Stage().server, handler: Program(runtime: .virtual) { Watching(watch) })
    #expect(trace.ending.stop == nil)
    #expect(watch.notices == [])
    _ = Script(
      on: Stage().phone,
      [
        .strongPassword, .system(.suspendsProcess), .user(.autoFill(.setsClock(by: 60))), .pass(.seconds(5)),
        .system(.resumesProcess), .settle,
      ]
    ).play(with: Stage().server, handler: Program(runtime: .virtual) { Watching(watch) })
    #expect(watch.notices == [.clockChange])
  }
}

/// What somebody has read from clocks.
private final class Watch: @unchecked Sendable {
  var begun: Date?
  var begunByContext: Int64?
  var date: Double?
  var clock: Int64?
  var counted: Duration?
  var uptime: Double?
  var notices: [SystemNotice] = []
}

/// Reads all clocks there are, two seconds apart.
private final class Watching: AccountModificationHandler {
  private let watch: Watch

  init(_ watch: Watch) {
    self.watch = watch
  }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let (date, clock) = (Date(), context.clock)
    let (start, uptime) = (ContinuousClock.now, ProcessInfo.processInfo.systemUptime)
    watch.begun = date
    watch.begunByContext = clock
    Task { @MainActor [watch] in
      try await Task.sleep(for: .seconds(2))
      watch.date = Date().timeIntervalSince(date)
      watch.clock = context.clock - clock
      watch.counted = ContinuousClock.now - start
      watch.uptime = ProcessInfo.processInfo.systemUptime - uptime
      context.cancelRequest(with: .failed)
    }
  }

  func receive(_ notice: SystemNotice, in context: RequestContext) {
    watch.notices.append(notice)
  }
}
