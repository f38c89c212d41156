package import Rehearsal
package import RehearsalExplorer
import RehearsalRuntime

/// A mistake as developers make it, with the handler beside it that does not make it.
package struct FieldFault {
  package let name: String
  /// What has to be found of it.
  package let failure: Failure
  package let situations: [Situation]
  package let faulty: Program
  package let sound: Program

  package static var all: [FieldFault] {
    sessions + marks + memories + refusals + screens + tasks + awaitings + vaults + updates + generated
      + names + offers + choices + news + passkeys + listenings + stores + settingUp + inApp + questions
  }

  /// A mistake of who upgrades accounts, in what its process shares.
  static func upgrade<Memory>(
    _ name: String, _ failure: Failure, _ kind: Upgrade = .strongPassword, runtime: RuntimeChoice = .plain,
    over change: (inout Situation) -> Void = { _ in }, process: @escaping () -> Memory,
    handler: @escaping (Memory, _ isFaulty: Bool) -> any AccountModificationHandler
  ) -> FieldFault {
    var situations = Situation.usual(kind, changesTakeEffect: .gracefully)
    for index in situations.indices { change(&situations[index]) }
    return FieldFault(
      name: name, failure: failure, situations: situations,
      faulty: Program(runtime: runtime, process: process, handler: { handler($0, true) }),
      sound: Program(runtime: runtime, process: process, handler: { handler($0, false) }))
  }

  /// A mistake of a credential provider, in what its process shares.
  static func provider<Memory>(
    _ name: String, _ failure: Failure, _ provision: Provision = .password, runtime: RuntimeChoice = .plain,
    in situations: [Situation]? = nil, process: @escaping () -> Memory,
    handler: @escaping (Memory, _ isFaulty: Bool) -> any CredentialProviderHandler
  ) -> FieldFault {
    FieldFault(
      name: name, failure: failure, situations: situations ?? Situation.usual(provision),
      faulty: Program(runtime: runtime, process: process, provider: { handler($0, true) }),
      sound: Program(runtime: runtime, process: process, provider: { handler($0, false) }))
  }
}
