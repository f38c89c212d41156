import CInterposition

/// What code holds on to of the machine's, as far as it can be seen from below.
extension VirtualThread {
  /// How many bytes it holds in large pieces, and how many it held at most since this was last asked.
  package func takeMemory() -> (most: Int, now: Int) {
    defer { state.pointee.most_memory = state.pointee.memory }
    return (Int(state.pointee.most_memory), Int(state.pointee.memory))
  }

  /// How often it has locked something of a file, or given that back.
  package var lockChanges: Int { Int(state.pointee.lock_changes) }

  /// The files in which it has locked something, by their descriptors.
  package var lockedFiles: [Int32] {
    [Int32](unsafeUninitializedCapacity: 64) { files, count in
      guard let first = files.baseAddress else { return }
      count = interposed_locks(state, first, files.count)
    }
  }

  /// A process that is over holds nothing.
  func forgetHoldings() {
    interposed_forget_memory(state)
    interposed_forget_locks(state)
  }
}
