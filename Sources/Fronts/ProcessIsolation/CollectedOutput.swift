/// What a child prints, as far as somebody wants to read it: the last of it, because it may print without end.
package final class CollectedOutput {
  let descriptor: Int32
  private var bytes: [UInt8] = []

  private static let most = 1 << 16

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    Child.keep(descriptor)
  }

  deinit {
    Child.forget(descriptor)
    System.close(descriptor)
  }

  /// Takes what there is by now.
  func take() {
    var room = [UInt8](repeating: 0, count: Self.most)
    while case let count = room.withUnsafeMutableBytes({ System.read(descriptor, $0) }), count > 0 {
      bytes = (bytes + room[..<count]).suffix(Self.most)
      if count < room.count { return }
    }
  }

  /// What was printed so far.
  package var text: String {
    take()
    return String(decoding: bytes, as: UTF8.self)
  }
}
