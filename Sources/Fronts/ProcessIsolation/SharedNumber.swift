import Synchronization

/// A number that a process shares with its children; whoever reads it may be a moment late.
package final class SharedNumber {
  private let place: UnsafeMutablePointer<Atomic<Int>>
  private let isShared: Bool
  private static let size = MemoryLayout<Atomic<Int>>.size

  /// Where there is no memory to share, nobody but this process sees it change.
  package init() {
    let memory = System.sharedMemory(bytes: Self.size)
    isShared = memory != nil
    place = memory?.bindMemory(to: Atomic<Int>.self, capacity: 1) ?? .allocate(capacity: 1)
    place.initialize(to: Atomic(0))
  }

  deinit {
    if isShared { System.giveBack(place, bytes: Self.size) } else { place.deallocate() }
  }

  package var value: Int {
    get { place.pointee.load(ordering: .relaxed) }
    set { place.pointee.store(newValue, ordering: .relaxed) }
  }

  /// Lends its place to somebody who writes there from a signal.
  func withNumber<Result>(_ body: (UnsafeMutablePointer<Int64>) -> Result) -> Result {
    body(UnsafeMutableRawPointer(place).assumingMemoryBound(to: Int64.self))
  }

  /// Keeps it, in a child, from copies that a handler makes of that.
  func keepToThisProcess() {
    if isShared { System.keepFromCopies(place, bytes: Self.size) }
  }
}
