import Rehearsal
import RehearsalRuntime

/// A runtime that keeps apart whose code runs, for rehearsals that take turns on one thread.
final class StagedRuntime: Runtime {
  private let base: any Runtime
  @exclusivity(unchecked) private var actor: AnyObject?

  init(_ base: any Runtime) {
    self.base = base
  }

  func add(onlyLooking isLook: Bool, _ work: @escaping () -> Void) {
    base.add(onlyLooking: isLook, work)
  }

  func addFirst(_ work: @escaping () -> Void) {
    base.addFirst(work)
  }

  func perform(_ work: () -> Void) {
    base.perform(work)
  }

  func advance(to moment: Instant, limit: Int, choosing: WorkChoice?) -> Headway {
    onStage { base.advance(to: moment, limit: limit, choosing: choosing) }
  }

  var isOffMain: Bool { base.isOffMain }

  var draws: UInt64 { base.draws }

  func turnChance(_ isTurned: Bool) {
    base.turnChance(isTurned)
  }

  func setClock(ahead nanoseconds: Int64) {
    base.setClock(ahead: nanoseconds)
  }

  func settle(_ resident: Resident) {
    base.settle(resident)
  }

  func end() -> [Incident] {
    onStage { base.end() }
  }

  private func onStage<Result>(_ work: () -> Result) -> Result {
    let former = Backstage.exchange(actor)
    defer { actor = Backstage.exchange(former) }
    return work()
  }
}

extension RuntimeChoice {
  /// Virtual time, for view controllers.
  static var staged: RuntimeChoice {
    .virtual.wrapped { StagedRuntime($0) }
  }
}
