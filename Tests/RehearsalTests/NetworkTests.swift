import Designs
import Rehearsal
import TestBench
import Testing

/// What can happen to a message on its way.
@Suite struct NetworkTests {
  @Test func `a message that is lost and one whose reply is lost look alike, and differ in the world`() {
    let lost = play(Fault(.isLost, message: "changePassword"))
    let unanswered = play(Fault(.losesReply, message: "changePassword"))
    #expect(lost.heard == unanswered.heard)
    #expect(lost.accounts.first?.passwords == ["kitten1"])
    #expect(unanswered.accounts.first?.passwords == ["rofnyz-4Kovfu-gihzyc"])
  }

  @Test func `a message that arrives twice has its effect twice and one reply`() {
    let trace = play(Fault(.arrivesTwice, message: "authorize"))
    #expect(trace.heard.count == 2)
    #expect(trace.outcome == .upgraded)
    let session = trace.entries.map(\.event.line).first { $0.what == "authorize" && $0.to == .handler }
    #expect(session?["session"] == "session-1")
  }

  @Test func `a refused message never reaches the server`() {
    let trace = play(Fault(.isRefused(with: 503), message: "changePassword"))
    #expect(trace.heard.last == "changePassword 503")
    #expect(trace.accounts == trace.setting.accounts)
    #expect(trace.outcome == .failed)
  }

  @Test func `a server that fails afterwards has done what it says it has not`() {
    let trace = play(Fault(.failsAfterwards(with: 500), message: "changePassword"))
    #expect(trace.heard.last == "changePassword 500")
    #expect(trace.accounts.first?.passwords == ["rofnyz-4Kovfu-gihzyc"])
    #expect(trace.outcome == .failed)
    #expect(trace.ending.lockOuts.map(\.user) == ["jappleseed"])
  }

  @Test func `a reply that is later than the clock goes never comes`() {
    let delays: [Duration] = [.seconds(10_000_000_000), .seconds(Int64.max)]
    for delay in delays {
      let trace = play(Fault(.repliesLate(by: delay), message: "changePassword"))
      #expect(trace.heard == ["authorize 200"])
      #expect(trace.outcome == .failed)
      #expect(trace.accounts.first?.passwords == ["rofnyz-4Kovfu-gihzyc"])
    }
  }

  @Test func `a session that has ended is refused from then on, and a new one is not`() {
    let trace = play(Fault(.endsSession, message: "changePassword"))
    #expect(trace.heard == ["authorize 200", "changePassword 401"])
    #expect(trace.accounts == trace.setting.accounts)
    let stubborn = play(Fault(.endsSession, message: "changePassword")) { Stubborn(renews: false) }
    #expect(stubborn.heard.suffix(2) == ["authorize 200", "changePassword 401"])
    let renewing = play(Fault(.endsSession, message: "changePassword")) { Stubborn(renews: true) }
    #expect(renewing.heard.suffix(2) == ["authorize 200", "changePassword 204"])
  }

  @Test func `a reply that is cut short keeps its status and loses what it carries`() {
    let trace = play(Fault(.cutsReply, message: "authorize"))
    #expect(trace.heard == ["authorize 200"])
    #expect(trace.outcome == .failed)
  }

  @Test func `whoever asks for a session is refused until the user has confirmed with another device`() {
    func asked(again delay: Duration) -> [String] {
      play(Fault(.awaitsConfirmation(for: .seconds(5)), message: "authorize")) { AskingLater(delay) }.heard
    }
    #expect(asked(again: .seconds(4)) == ["changePassword 401", "authorize 401", "authorize 401"])
    #expect(asked(again: .seconds(5)) == ["changePassword 401", "authorize 401", "authorize 200"])
    // What it names a session with is no matter where it was to be confirmed itself.
    let change = play(Fault(.awaitsConfirmation(for: .seconds(5)), message: "changePassword"))
    #expect(change.heard == ["authorize 200", "changePassword 401"])
    #expect(change.accounts == change.setting.accounts)
  }

  @Test func `what happens to a message that waits for the user happens to its refusal`() {
    let trace = play(
      Fault(.awaitsConfirmation(for: .seconds(5)), message: "authorize"),
      Fault(.losesReply, message: "authorize", number: 2)
    ) { AskingLater(.seconds(1)) }
    #expect(trace.heard == ["changePassword 401", "authorize 401", "authorize lost"])
  }

  @Test func `a slow message takes its time, half there and half back`() {
    let trace = play(Fault(.takes(.milliseconds(1800)), message: "changePassword"))
    let changed = trace.entries.first { if case .server(.changed) = $0.event { true } else { false } }
    #expect(changed?.instant == Instant(nanoseconds: 1_000_000_000))
    #expect(trace.ending.instant == Instant(nanoseconds: 1_900_000_000))
  }

  @Test func `a message that is never answered has its effect all the same`() {
    let trace = play(Fault(.isNeverAnswered, message: "changePassword"))
    #expect(trace.outcome == .failed)
    #expect(trace.accounts.first?.passwords == ["rofnyz-4Kovfu-gihzyc"])
  }

  @Test func `a late reply is about something done in time`() {
    let trace = play(Fault(.repliesLate(by: .seconds(1)), message: "changePassword"))
    let changed = trace.entries.first { if case .server(.changed) = $0.event { true } else { false } }
    #expect(changed?.instant == Instant(nanoseconds: 150_000_000))
    #expect(trace.ending.instant == Instant(nanoseconds: 1_200_000_000))
    #expect(trace.outcome == .upgraded)
  }

  @Test func `faults count messages of one name`() {
    var stage = Stage.withSecondFactor
    stage.phone.network.faults = [Fault(.isLost, message: "authorize", number: 2)]
    let trace = stage.play(
      .strongPassword, .settle, .user(.types("424242", into: "Code")), .user(.taps("Continue")), .settle
    ) { Trusting() }
    #expect(trace.heard == ["authorize 403", "authorize lost"])
  }

  @Test func `a network that is down loses everything until it comes up`() {
    let trace = Stage().play(
      .network(.goesDown), .strongPassword, .settle, .network(.comesUp), .strongPassword, .settle
    ) { Trusting() }
    #expect(trace.outcomes == [.failed, .upgraded])
    #expect(trace.heard == ["authorize lost", "authorize 200", "changePassword 204"])
  }

  @Test func `an answer does not reach another process than the one that asked`() {
    let trace = Stage().play(
      .strongPassword, .pass(.milliseconds(60)), .system(.endsProcess), .strongPassword, .settle
    ) { Trusting() }
    #expect(trace.outcomes == [.interrupted, .upgraded])
    #expect(trace.heard == ["authorize 200", "changePassword 204"])
  }

  private func play(_ faults: Fault..., handler: @escaping () -> Trusting = { Trusting() }) -> Trace {
    Stage { $0.phone.network.faults = faults }.play(.strongPassword, .settle, handler: handler)
  }
}

/// Asks for a session, and once more after a while.
private final class AskingLater: Trusting {
  private let delay: Duration

  init(_ delay: Duration) { self.delay = delay }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.changePassword("other", session: "session-1")) { _ in }
    context.send(.authorize(change.existing)) { [delay] answer in
      #expect(answer.reply?["error"] == "confirmation-required")
      context.after(delay) {
        context.send(.authorize(change.existing)) { _ in context.cancelRequest(with: .failed) }
      }
    }
  }
}

/// Tries again where its session is not known any more: with a new one, or with the same.
private final class Stubborn: Trusting {
  private let renews: Bool
  private var hasTried = false

  init(renews: Bool) { self.renews = renews }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.reply?.status == 401, !self.hasTried else { return context.cancelRequest(with: .failed) }
      self.hasTried = true
      self.authorize(change.existing, nil, in: context) { fresh in
        self.commit(change, session: self.renews ? fresh ?? "" : session, in: context)
      }
    }
  }
}

extension Trace {
  /// What the handler heard from the network, message by message.
  fileprivate var heard: [String] {
    entries.compactMap { entry in
      switch entry.event {
      case .server(.replied(let message, let reply)): "\(message) \(reply.status)"
      case .server(.gaveNetworkError(let message)): "\(message) lost"
      default: nil
      }
    }
  }
}
