extension Array {
  /// An empty array with room for what is usual.
  ///
  /// It is made in one go: to reserve room in an array that is there takes three times as long, and every rehearsal
  /// makes five of them.
  init(roomFor count: Int) {
    self.init(unsafeUninitializedCapacity: count) { _, initialized in initialized = 0 }
  }
}
