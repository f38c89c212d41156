/// What the extension's process holds on to that the system ends it for.
struct ResourcesHeld: Hashable, Sendable {
  /// The files it has locked, by what each is called.
  var locks: Set<String> = []
  /// How many megabytes it takes.
  var megabytes = 0
  /// Whether that was ever more than there is for an extension.
  var isTooMuch = false
}

extension ResourceUse {
  /// Takes notice of what a handler says that its process holds.
  func happen(in world: inout World) {
    world.timeline.record(.handler(.holds(self)))
    // A handler that takes another's place would hold it already.
    world.process.journal?.isWhole = false
    var holdings = world.process.holdings?.value ?? ResourcesHeld()
    switch self {
    case .lock(let file, let container, let isHeld):
      let name = file + (container.group.map { " in the group " + $0 } ?? "")
      if isHeld { holdings.locks.insert(name) } else { holdings.locks.remove(name) }
    case .memory(let megabytes):
      holdings.megabytes = megabytes
      if let budget = world.phone.profile.memoryBudget, megabytes > budget {
        holdings.isTooMuch = true
        world.rely(on: [.memoryBudget])
        world.note(.tookTooMuchMemory, "\(megabytes) MB of \(budget)")
        world.timeline.schedule(.noticed(.endedProcess))
      }
    }
    world.process.holdings = Shared(holdings)
    if !holdings.locks.isEmpty { Rest.planForLock(in: &world) }
  }
}

extension [ResourceUse] {
  /// Takes notice of what a process holds by now, as long as it runs.
  func happen(in world: inout World) {
    guard world.phone.process.state == .running else { return }
    for use in self { use.happen(in: &world) }
  }
}

extension ProcessState {
  /// The files that it has locked.
  var filesLocked: Set<String> { holdings?.value.locks ?? [] }
  /// Whether it took more memory than there is for it.
  var isOverBudget: Bool { holdings?.value.isTooMuch == true }
}

/// What becomes of a process that holds on to something.
extension ResourcesHeld {
  /// Ends a process that would stand still with a file locked (PL-9).
  static func endForLock(in world: inout World) {
    world.note(.keptFileLocked, world.process.filesLocked.sorted().joined(separator: ", "))
    world.timeline.record(.system(.process(.heldLock)))
    world.process.rest = nil
    world.timeline.next(.endsProcess(isKilled: false))
    world.timeline.next(.event(.system(.endedProcess)))
  }

  /// Warns the process that memory runs short (PL-10), and looks how much it holds once it has done what it does then
  /// (AS-58); one that is suspended is not asked.
  static func runShortOfMemory(in world: inout World) {
    world.timeline.record(.system(.process(.warnedOfMemory)))
    guard world.phone.process.state == .running, Ledger.holds("AS-58") else { return reclaim(in: &world) }
    if Ledger.holds("PL-10") { world.timeline.schedule(.notice(.memoryWarning)) }
    if world.process.isMemoryHeld { world.timeline.schedule(.reclaimsMemory) }
  }

  /// Kills a process that holds much where memory runs short (AS-45).
  static func reclaim(in world: inout World) {
    guard let budget = world.phone.profile.memoryBudget, let holdings = world.process.holdings?.value,
      holdings.megabytes > 0
    else { return }
    world.rely(on: [.memoryBudget, .shortMemory])
    guard holdings.megabytes > (Ledger.holds("AS-45") ? budget / 2 : budget) else { return }
    world.timeline.next(.event(.system(.endedProcess)))
    world.endProcess(isKilled: true)
  }
}
