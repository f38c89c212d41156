/// Memory that this process shares with its children.
package struct SharedMemory: Sendable {
  package init() {}

  /// So many bytes, all of them zero; `nil` where there is no more of it.
  package func take(bytes: Int) -> UnsafeMutableRawPointer? { System.sharedMemory(bytes: bytes) }

  package func giveBack(_ place: UnsafeMutableRawPointer, bytes: Int) { System.giveBack(place, bytes: bytes) }

  /// Keeps whatever runs in this process, and in no other, from writing there.
  package func seal(_ place: UnsafeMutableRawPointer, bytes: Int) { System.seal(place, bytes: bytes) }
}
