import Rehearsal
package import RehearsalExplorer
import TestBench

/// A rehearsal in which somebody who knows nothing of searches deviates from the usual at random, and says nothing
/// but steps that any script could.
///
/// What a search has exhausted holds for it as well, as long as it deviates no more often than the search did.
package struct RandomPlay {
  private let explorer: Explorer
  private let situation: Situation
  private var chance: SplitMix
  private var script: Script
  /// How many deviations it has left.
  private var deviations: Int
  private var hasActed = 0

  /// How often somebody looks for something to do.
  private static let patience = 60

  /// A rehearsal of a program by a seed, with so many deviations at the most.
  package init(_ explorer: Explorer, deviations: Int, seed: UInt64) {
    self.explorer = explorer
    self.deviations = deviations
    chance = SplitMix(seed: seed)
    situation = chance.pick(explorer.situations)
    script = Script(on: situation.phone, situation.requests[0])
  }

  /// What is wrong in the end, with what led there; `nil` where all is well.
  package mutating func complaint() -> String? {
    takeFaults()
    for _ in 0..<Self.patience where goOn() {}
    let trace = trace(then: [.settle])
    guard trace.outcome != nil, trace.ending.stop == nil, !trace.ending.lockOuts.isEmpty else { return nil }
    let steps = script.steps.map { "  \($0)" } + script.phone.network.faults.map { "  \($0)" }
    return (["\(situation.name): \(trace.ending.lockOuts)"] + steps).joined(separator: "\n")
  }

  private func trace(then steps: [Step] = []) -> Trace {
    var script = script
    script.steps += steps
    return script.play(with: situation.server, handler: explorer.program, limit: explorer.stepLimit)
  }

  /// Decides beforehand what becomes of some messages.
  private mutating func takeFaults() {
    guard explorer.deviations.contains(.network) else { return }
    for _ in 0..<Int.random(in: 0...deviations, using: &chance) {
      let effect = chance.pick([
        Fault.Effect.isLost, .losesReply, .arrivesTwice, .isRefused(with: 503), .isNeverAnswered,
      ])
      let message = chance.pick(["authorize", "verifyCode", "changePassword", "linkApple", "signIn"])
      script.phone.network.faults.append(
        Fault(effect, message: message, number: chance.pick([1, 1, 2])))
      deviations -= 1
    }
  }

  /// Does one thing more; `false` where nothing is left to do.
  private mutating func goOn() -> Bool {
    let now = trace()
    guard now.ending.stop == nil else { return false }
    if deviations > 0, chance.isLucky(1, in: 4), deviate(from: now) { return true }
    switch now.screen {
    case .interface(let interface, _) where hasActed < now.countOfInterfaces && act(on: interface):
      hasActed = now.countOfInterfaces
      return true
    case .sheet:
      script.steps.append(.user(.approvesSheet))
      return true
    case .interface, .elsewhere, .message, .signInPrompt, .recommendations, .authentication, .signInSheet,
      .systemSheet:
      break
    }
    return pass(from: now)
  }

  /// Lets time pass until something happens.
  private mutating func pass(from now: Trace) -> Bool {
    let later = trace(then: [.settle]).entries.first { $0.instant > now.ending.instant }
    guard let later else { return false }
    script.steps.append(.pass(.nanoseconds(later.instant.nanoseconds - now.ending.instant.nanoseconds)))
    return true
  }

  /// Types what somebody knows and taps the first button; `false` where there is nothing to tap.
  private mutating func act(on interface: Interface) -> Bool {
    guard let button = interface.buttons.first else { return false }
    for field in interface.fields {
      let account = situation.server.accounts.first { $0.user == situation.user }
      script.steps.append(.user(.types(account?.secondFactor ?? "kitten1", into: field)))
    }
    script.steps.append(.user(.taps(button)))
    return true
  }

  /// Does something unusual, where a phone could.
  private mutating func deviate(from now: Trace) -> Bool {
    let before = script.steps
    script.steps += chance.pick(unusual(after: now))
    if trace().refusal != nil {
      script.steps = before
      return false
    }
    deviations -= 1
    return true
  }

  private func unusual(after now: Trace) -> [[Step]] {
    var all: [[Step]] = [[]]
    if explorer.deviations.contains(.user) {
      all += [[.user(.tapsCancel)], [.user(.leavesApp)]]
      // A search asks twice at the most.
      let requests = script.steps.count { situation.requests[0].contains($0) }
      if now.outcome != nil, requests < 2 { all.append(situation.requests[0]) }
    }
    if explorer.deviations.contains(.apple) { all.append([.user(.cancelsSheet)]) }
    if explorer.deviations.contains(.system), now.outcome == nil {
      all += [
        [.system(.losesPatience)], [.system(.endsProcess)],
        [.system(.suspendsProcess), .pass(.seconds(1)), .system(.resumesProcess)],
        [.system(.suspendsProcess), .settle, .system(.resumesProcess)],
      ]
    }
    return all
  }
}

extension Trace {
  /// How often there was something new to look at and touch.
  fileprivate var countOfInterfaces: Int {
    entries.count { entry in
      switch entry.event {
      case .handler(.laidOut), .system(.screen(.presentedInterface)): true
      case .handler, .system, .user, .app, .server, .network, .apple, .moved, .violation, .reading, .incident,
        .stopped:
        false
      }
    }
  }
}
