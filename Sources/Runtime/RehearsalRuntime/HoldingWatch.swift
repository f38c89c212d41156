import Foundation
import Rehearsal
import VirtualRuntime

/// What was told of what code holds: locks on files, and memory in large pieces.
struct HoldingWatch {
  private var megabytes = 0
  private var locks: Set<Lock> = []
  private var lockChanges = 0

  private struct Lock: Hashable {
    let file: String
    let container: Container
  }

  /// What has changed since it was last asked, in the order in which it is told.
  mutating func changes(in thread: VirtualThread) -> [ResourceUse] {
    memoryChanges(in: thread) + (thread.lockChanges == lockChanges ? [] : changesOfLocks(in: thread))
  }

  /// A process has ended, and with it all that it held.
  mutating func forget(_ thread: VirtualThread) {
    self = HoldingWatch()
    lockChanges = thread.lockChanges
  }

  private mutating func memoryChanges(in thread: VirtualThread) -> [ResourceUse] {
    let (most, now) = thread.takeMemory()
    let (peak, rest) = (most >> 20, now >> 20)
    var changes: [ResourceUse] = peak > max(megabytes, rest) ? [.memory(megabytes: peak)] : []
    if rest != megabytes || !changes.isEmpty { changes.append(.memory(megabytes: rest)) }
    megabytes = rest
    return changes
  }

  private mutating func changesOfLocks(in thread: VirtualThread) -> [ResourceUse] {
    lockChanges = thread.lockChanges
    let held = Set(
      thread.lockedFiles.map { file in
        let place = PlayFolders.place(of: file)
        return Lock(file: place.file, container: place.container)
      })
    defer { locks = held }
    return Self.told(locks.subtracting(held), isHeld: false)
      + Self.told(held.subtracting(locks), isHeld: true)
  }

  private static func told(_ locks: Set<Lock>, isHeld: Bool) -> [ResourceUse] {
    locks.sorted { ($0.file, $0.container.group ?? "") < ($1.file, $1.container.group ?? "") }.map {
      .lock(file: $0.file, in: $0.container, isHeld: isHeld)
    }
  }
}
