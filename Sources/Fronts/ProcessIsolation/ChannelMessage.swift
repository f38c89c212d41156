/// What goes along a line between a process and its child: a packet, and which piece of work it is about.
package struct ChannelMessage {
  package enum Kind: UInt64 {
    /// Something to do, for the child.
    case job
    /// Something on the way to an answer.
    case note
    /// What came of a piece of work.
    case answer
  }

  package let kind: Kind
  /// The number of the piece of work.
  package let number: Int
  package let packet: Packet

  package init(_ kind: Kind, _ number: Int, _ packet: Packet) {
    self.kind = kind
    self.number = number
    self.packet = packet
  }
}

extension ChannelMessage {
  /// What stands before the bytes of a packet: who sends it, what it is about, and how many bytes follow.
  struct Header {
    static let size = 24

    let token: UInt64
    let kind: UInt64
    let number: Int
    let length: Int

    init(of message: ChannelMessage, token: UInt64) {
      self.token = token
      kind = message.kind.rawValue
      number = message.number
      length = message.packet.bytes.count
    }

    init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
      func word(_ index: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + index * 8, as: UInt64.self))
      }
      token = word(0)
      kind = word(1) & 0xF
      number = Int(truncatingIfNeeded: word(1) >> 4)
      length = Int(clamping: word(2))
    }

    func write(to bytes: inout [UInt8]) {
      for word in [token, UInt64(truncatingIfNeeded: number) << 4 | kind, UInt64(length)] {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
      }
    }
  }
}
