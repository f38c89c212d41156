import Rehearsal
import TestBench
import Testing

/// What app and extension do to each other, and what a process holds on to, rule by rule.
@Suite(.inverting) struct HoldingRuleTests {
  private static let group = "group.shiny"
  private let stage = Stage { $0.phone.containers.share(group) }

  @Test(arguments: Containers.Owner.allCases)
  func `PL-8 who writes back what it read before the other wrote is told`(slow: Containers.Owner) {
    let copying = playBoth(slow: slow, isCopying: true)
    #expect(copying.brokenRules == [.overwroteUnseen])
    #expect(copying.details(of: .overwroteUnseen) == ["the \(slow): list in the group \(Self.group)"])
    #expect(playBoth(slow: slow, isCopying: false).brokenRules == [])
    #expect(playBoth(slow: slow, isCopying: true, isSharing: false).brokenRules == [])
  }

  /// Both add to a list, where one needs longer for that; from what was there at first, or from what is there.
  private func playBoth(slow: Containers.Owner, isCopying: Bool, isSharing: Bool = true) -> Trace {
    let container = isSharing ? Container.group(Self.group) : .own
    let program = Program {
      Scripted(change: { _, context in
        let copy = context.kept("list", in: container)
        context.after(.milliseconds(slow == .extension ? 200 : 50)) {
          let last = isCopying ? copy : context.kept("list", in: container)
          context.keep(last.with("extension"), as: "list", in: container)
          context.cancelRequest(with: .failed)
        }
      })
    }
    let app = ListingApp { context in
      let copy = context.kept("list", in: container)
      context.after(.milliseconds(slow == .app ? 200 : 50)) {
        let last = isCopying ? copy : context.kept("list", in: container)
        context.keep(last.with("app"), as: "list", in: container)
      }
    }
    return Script(on: stage.phone, [.strongPassword, .app(.refreshesStore), .settle])
      .play(with: stage.server, handler: program.with { app })
  }

  @Test func `PL-9 a process that is suspended with a lock is ended`() {
    func play(_ stage: Stage, for time: Duration?, answers: Bool, _ steps: Step...) -> Trace {
      stage.play(steps) {
        Scripted(change: { _, context in
          context.note(lockOn: "vault.sqlite", in: .group(Self.group), isHeld: true)
          if let time {
            context.after(time) {
              context.note(lockOn: "vault.sqlite", in: .group(Self.group), isHeld: false)
            }
          }
          if answers { context.cancelRequest(with: .failed) }
        })
      }
    }
    let held = play(stage, for: nil, answers: true, .strongPassword, .settle)
    #expect(held.brokenRules == [.keptFileLocked])
    #expect(held.instant(of: .system(.process(.heldLock))) == .start + .seconds(5))
    #expect(held.instant(of: .system(.process(.ended))) == .start + .seconds(5))
    #expect(held.ending.leftovers == [])
    let back = play(stage, for: .seconds(4), answers: true, .strongPassword, .settle)
    #expect(back.brokenRules == [])
    #expect(back.instant(of: .system(.process(.ended))) == nil)
    let working = play(
      stage, for: .seconds(1), answers: false, .strongPassword, .system(.suspendsProcess), .settle)
    #expect(working.brokenRules == [.keptFileLocked])
    #expect(working.outcome == .interrupted)
    let tireless = Stage { $0.phone.profile.lifeAfterAnswer = nil }
    #expect(play(tireless, for: nil, answers: true, .strongPassword, .settle).brokenRules == [])
  }

  @Test func `AS-44 who takes more memory than there is for an extension is killed`() {
    func play(_ megabytes: Int, of budget: Int?) -> Trace {
      var phone = stage.phone
      if budget != 120 { phone.profile.memoryBudget = budget }
      return Script(on: phone, [.strongPassword, .settle]).play(
        with: stage.server,
        handler: Program {
          Scripted(change: { _, context in
            context.note(memory: megabytes)
            context.after(.seconds(1)) { context.cancelRequest(with: .failed) }
          })
        })
    }
    let killed = play(121, of: 120)
    #expect(killed.brokenRules == [.tookTooMuchMemory])
    #expect(killed.outcome == .interrupted)
    #expect(killed.instant(of: .system(.process(.killed))) == .start)
    #expect(killed.readings.contains(.memoryBudget))
    for (megabytes, budget) in [(120, 120), (121, nil), (121, 130)] as [(Int, Int?)] {
      let living = play(megabytes, of: budget)
      #expect(living.brokenRules == [])
      #expect(living.outcome == .failed)
    }
  }

  @Test(arguments: [(60, Outcome.failed), (61, .interrupted)])
  func `AS-45 where memory runs short, whoever holds much of it is killed`(
    megabytes: Int, outcome: Outcome
  ) {
    let trace = stage.play(.strongPassword, .system(.runsShortOfMemory), .settle) {
      Scripted(change: { _, context in
        context.note(memory: megabytes)
        context.after(.seconds(1)) { context.cancelRequest(with: .failed) }
      })
    }
    #expect(trace.outcome == outcome)
    #expect(trace.readings.contains(.shortMemory))
    #expect(trace.brokenRules == [])
  }

  /// Takes 80 MB, and is warned that memory runs short; leaves so much of it, where it gives any back.
  private func warn(
    leaving rest: Int?, suspended isSuspended: Bool = false
  ) -> (
    trace: Trace, heard: [SystemNotice]
  ) {
    var heard: [SystemNotice] = []
    let steps: [Step] =
      [.strongPassword] + (isSuspended ? [.system(.suspendsProcess)] : [])
      + [.system(.runsShortOfMemory), .settle]
    let trace = Script(on: stage.phone, steps).play(
      with: stage.server,
      handler: Program {
        Heeding(megabytes: 80, rest: rest) { heard.append($0) }
      })
    return (trace, heard)
  }

  @Test func `PL-10 a process is warned that memory runs short before it is killed`() {
    let (trace, heard) = warn(leaving: nil)
    #expect(heard == [.memoryWarning])
    #expect(trace.outcome == .interrupted)
    #expect(trace.instant(of: .system(.process(.killed))) == .start)
    #expect(trace.brokenRules == [])
  }

  @Test func `AS-58 who gives memory back when it is warned is spared`() {
    #expect(warn(leaving: 60).trace.outcome == .failed)
    #expect(warn(leaving: 61).trace.outcome == .interrupted)
    let (trace, heard) = warn(leaving: 20, suspended: true)
    #expect(heard == [])
    #expect(trace.outcome == .interrupted)
  }

  @Test func `AM-31 whoever takes longer than a second over Cancel is advised`() {
    func play(_ time: Duration) -> Trace {
      stage.play(.strongPassword, .settle, .user(.tapsCancel), .settle) {
        Scripted.onScreen(cancel: { context in
          context.after(time) { context.cancelRequest(with: .userCanceled) }
        })
      }
    }
    #expect(play(.seconds(2)).violations.contains(.gaveInSlowly))
    #expect(!play(.seconds(1)).violations.contains(.gaveInSlowly))
    #expect(play(.seconds(2)).details(of: .gaveInSlowly) == ["after 2.000 s"])
  }
}

/// Takes memory for a second, and gives some of it back when it hears that memory runs short.
private final class Heeding: AccountModificationHandler {
  private let megabytes: Int
  private let rest: Int?
  private let hear: (SystemNotice) -> Void

  init(megabytes: Int, rest: Int?, hear: @escaping (SystemNotice) -> Void) {
    self.megabytes = megabytes
    self.rest = rest
    self.hear = hear
  }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.note(memory: megabytes)
    context.after(.seconds(1)) { context.cancelRequest(with: .failed) }
  }

  func receive(_ notice: SystemNotice, in context: RequestContext) {
    hear(notice)
    if let rest { context.note(memory: rest) }
  }
}

/// An app that does what a test says whenever it refreshes its store.
private final class ListingApp: StoreKeepingApp {
  private let listed: (AppContext) -> Void

  init(_ listed: @escaping (AppContext) -> Void) {
    self.listed = listed
  }

  func open(in context: AppContext) {}
  func refreshStore(in context: AppContext) { listed(context) }
}

extension Stored? {
  fileprivate func with(_ name: String) -> Stored { .text((self?.text ?? "") + name) }
}

extension Trace {
  fileprivate func instant(of event: TraceEvent) -> Instant? { entries.first { $0.event == event }?.instant }

  fileprivate func details(of violation: Violation) -> [String] {
    entries.compactMap { entry in
      if case .violation(violation, let detail) = entry.event { detail } else { nil }
    }
  }
}
