extension Array {
  /// An empty array with room for what is usual, to begin others with.
  ///
  /// Whoever appends to a copy of it gets the same room with the first element, by code that is made for these elements.
  /// To make room anew costs four times that, and every rehearsal needs it four times.
  @inlinable package init(roomFor count: Int) {
    self.init(unsafeUninitializedCapacity: count) { _, initialized in initialized = 0 }
  }

  /// Whether it is another one that nobody has changed since, which is seen without a look at any element.
  @inlinable package func isStored(where other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress && one.count == $0.count }
    }
  }
}
