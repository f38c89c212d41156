import Designs
import FieldFaults
import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalRuntime
import TestBench
import Testing

/// Mistakes as developers make them, each found by a search as it is set, and the handler beside it that does not make it.
@Suite struct FieldFaultTests {
  /// A mistake, and what has to be found of it among all that is.
  struct Fault {
    let name: String
    let faulty: Program
    let sound: Program
    let failure: Failure
  }

  static var faults: [Fault] {
    [
      Fault("takes any answer for success", .lockOut) { handler, change, session, context in
        handler.send(.changePassword(change.newPassword, session: session), in: context) { _ in
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      },
      Fault("shows success before the server has answered", .lockOut) { _, change, session, context in
        context.completeChangePasswordRequest(updatedCredential: change.updated)
        context.send(.changePassword(change.newPassword, session: session)) { _ in }
      },
      Fault("keeps the first session for whoever comes next", .lockOut) { handler, change, session, context in
        let first = handler.memory.session ?? session
        handler.memory.session = first
        handler.change(change, first, in: context)
      },
      Fault("tries again, and gives up as well", .rule(.answeredTwice)) { handler, change, session, context in
        handler.send(.changePassword(change.newPassword, session: session), in: context) { answer in
          if answer.isSuccess {
            return context.completeChangePasswordRequest(updatedCredential: change.updated)
          }
          handler.change(change, session, in: context)
          context.cancelRequest(with: .failed)
        }
      },
      Fault("has no answer for a server that is asked too often", .rule(.neverAnswered)) {
        handler, change, session, context in
        handler.send(.changePassword(change.newPassword, session: session), in: context) { answer in
          if answer.isSuccess {
            return context.completeChangePasswordRequest(updatedCredential: change.updated)
          }
          if answer.reply?.status == 429 { return }
          context.cancelRequest(with: .failed)
        }
      },
      Fault("gives up after two seconds and hears the late reply all the same", .rule(.answeredTwice)) {
        _, change, session, context in
        _ = context.after(.seconds(2)) { context.cancelRequest(with: .failed) }
        context.send(.changePassword(change.newPassword, session: session)) { answer in
          guard answer.isSuccess else { return }
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      },
      Fault("tries again with another password than it completes with", .lockOut) {
        handler, change, session, context in
        handler.send(.changePassword(change.newPassword, session: session), in: context) { answer in
          if answer.isSuccess {
            return context.completeChangePasswordRequest(updatedCredential: change.updated)
          }
          handler.send(.changePassword(change.newPassword + "!", session: session), in: context) { answer in
            guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
            context.completeChangePasswordRequest(updatedCredential: change.updated)
          }
        }
      },
      Fault("completes with what there was when nothing was changed", .emptyUpgrade) {
        handler, change, session, context in
        handler.send(.changePassword(change.newPassword, session: session), in: context) { answer in
          let credential = answer.isSuccess ? change.updated : change.existing
          context.completeChangePasswordRequest(updatedCredential: credential)
        }
      },
      Fault("counts attempts and never begins anew", .rule(.neverAnswered)) {
        handler, change, session, context in
        handler.memory.attempts += 1
        if handler.memory.attempts < 3 { handler.change(change, session, in: context) }
      },
      Fault("stays busy after it has failed", .rule(.neverAnswered)) { handler, change, session, context in
        guard !handler.memory.isBusy else { return }
        handler.memory.isBusy = true
        handler.send(.changePassword(change.newPassword, session: session), in: context) { answer in
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          handler.memory.isBusy = false
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      },
    ]
  }

  // Each of them is searched by .ci/gallery.
  @Test(arguments: Endurance.some(FieldFault.all.map(\.name)))
  func `it is found by a search as it is set`(name: String) throws {
    let fault = try #require(FieldFault.all.first { $0.name == name })
    let found = Explorer(fault.situations, handler: fault.faulty).explore()
    #expect(found.verdict == .failed)
    let finding = found.discoveries.first { $0.failure == fault.failure }
    #expect(finding != nil, "\(found.discoveries.map(\.failure))")
    if let finding {
      // What is told of it is wrong in the same way, and without its last deviation it is not.
      let discovery = found.explorer.discovery(of: finding)
      #expect(discovery.deviations.count == found.levels.last?.budget)
      #expect((discovery.sibling == nil) == discovery.deviations.isEmpty)
    }
  }

  @Test(arguments: Endurance.some(FieldFault.all.map(\.name)))
  func `it is not found in its twin`(name: String) throws {
    let fault = try #require(FieldFault.all.first { $0.name == name })
    // Two deviations take minutes without optimization: .ci/gallery has them, and all twins.
    let budget = try #require(Explorer(fault.situations, handler: fault.faulty).explore().levels.last?.budget)
    var twin = Explorer(fault.situations, handler: fault.sound)
    twin.budget = max(1, budget)
    let sound = twin.explore()
    let told = sound.discoveries.map { ($0.failure, sound.explorer.discovery(of: $0).deviations.map(\.name)) }
    #expect(sound.verdict == .exhausted, "\(told)")
  }

  @Test(arguments: [
    ("counts upgrades where it means failures", "Something is kept from what went wrong before"),
    ("empties its store before it fills it again", "Nobody is offered any more who was"),
    ("sends the first code again after it was wrong", "The same is asked again"),
    ("takes the end of its session for a wrong code", "The same is asked again"),
    ("drops a passkey on news that it is accepted", "Remove what the news is about"),
  ])
  func `what helps is about what the path shows`(name: String, advice: String) throws {
    let fault = try #require(FieldFault.all.first { $0.name == name })
    let found = Explorer(fault.situations, handler: fault.faulty).explore()
    let finding = try #require(found.discoveries.first { $0.failure == .standstill })
    let text = DiscoveryReport(of: found.explorer.discovery(of: finding)).text
    #expect(text.contains("  → \(advice)"), "\(text)")
  }

  @Test(arguments: faults.map(\.name))
  func `it is found, and who does not make it is sound`(name: String) throws {
    let fault = try #require(Self.faults.first { $0.name == name })
    let situations = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
    var search = Explorer(situations, handler: fault.faulty)
    // Where something else is wrong sooner, the search goes on to what is meant.
    search.goesOn = true
    let found = search.explore()
    #expect(found.verdict == .failed)
    #expect(
      found.discoveries.contains { $0.failure == fault.failure }, "\(found.discoveries.map(\.failure))")
    let sound = Explorer(situations, handler: fault.sound).explore()
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure))")
  }
}

extension FieldFaultTests.Fault {
  fileprivate init(_ name: String, _ failure: Failure, _ commit: @escaping Mistaken.Commit) {
    self.init(
      name: name,
      faulty: Program(process: { Mistaken.Memory() }, handler: { Mistaken($0, commit) }),
      sound: Program(
        process: { Mistaken.Memory() },
        handler: { Mistaken($0) { $0.change($1, $2, in: $3) } }),
      failure: failure)
  }
}

/// Changes the password in a way of its own.
private final class Mistaken: Trusting {
  typealias Commit = (Mistaken, PasswordChange, String, RequestContext) -> Void

  /// What the handlers of one process share.
  final class Memory {
    var session: String?
    var attempts = 0
    var isBusy = false
  }

  let memory: Memory
  private let commit: Commit

  init(_ memory: Memory, _ commit: @escaping Commit) {
    self.memory = memory
    self.commit = commit
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    commit(self, change, session, context)
  }

  /// As it should be done.
  func change(_ change: PasswordChange, _ session: String, in context: RequestContext) {
    super.commit(change, session: session, in: context)
  }
}
