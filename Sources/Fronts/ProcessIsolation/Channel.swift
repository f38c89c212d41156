/// One of the two ends of a line between a process and its child; what one packs comes out whole at the other.
///
/// Every message bears the line's token, a number that nobody guesses: what bears another was written by somebody else,
/// and what says of itself that it is longer than anything that comes costs nothing but the bytes that do come.
package final class Channel {
  private var descriptor: Int32
  private let token: Token
  private var outgoing: [UInt8] = []
  private var incoming = [UInt8](repeating: 0, count: 65_536)
  private var read = 0
  private var filled = 0

  /// What came of waiting for the other side.
  package enum Reception {
    case message(ChannelMessage)
    case ended
    case silent
    /// Something came that the other side did not send.
    case forged
  }

  /// One end, over a descriptor that both sides know by a token.
  package init(_ descriptor: Int32, token: UInt64) {
    self.descriptor = descriptor
    self.token = Token(token)
  }

  /// The two ends of a new line; `nil` where none can be had, and the system's number for an error says why.
  package static func pair() -> (near: Channel, far: Channel)? {
    guard let (near, far) = System.socketPair() else { return nil }
    var chance = SystemRandomNumberGenerator()
    let token: UInt64 = chance.next() | 1
    return (Channel(near, token: token), Channel(far, token: token))
  }

  package var isOpen: Bool { descriptor >= 0 }

  /// What another process needs to open this end: its descriptor and the token.
  var key: (descriptor: Int32, token: UInt64) { (descriptor, token.value) }

  package func close() {
    if isOpen { System.close(descriptor) }
    descriptor = -1
  }

  /// From now on a copy of this process that the code in it makes has nothing to say here.
  func keepToThisProcess() {
    token.keepToThisProcess()
  }

  /// Sends a message, or keeps it until several can go at once.
  package func send(_ message: ChannelMessage, atOnce: Bool = true) {
    guard isOpen else { return }
    let token = token.value
    if token == 0 { System.endAtOnce() }
    ChannelMessage.Header(of: message, token: token).write(to: &outgoing)
    outgoing += message.packet.bytes
    if atOnce || outgoing.count > 1 << 15 { flush() }
  }

  /// Sends what was kept.
  package func flush() {
    guard isOpen else { return }
    if token.value == 0 { System.endAtOnce() }
    var done = 0
    while done < outgoing.count {
      let sent = outgoing.withUnsafeBytes {
        System.send(descriptor, UnsafeRawBufferPointer(rebasing: $0[done...]))
      }
      guard sent > 0 else { break }
      done += sent
    }
    outgoing.removeAll(keepingCapacity: true)
  }

  /// The next message, for which nobody waits longer than `patience` allows, which is asked ten times a second.
  package func receive(
    beside output: CollectedOutput? = nil, while isPatient: () -> Wait = { .on }
  ) -> Reception {
    var isOver = false
    while true {
      if let reception = nextMessage() { return reception }
      guard isOpen else { return .ended }
      switch System.poll(descriptor, output?.descriptor ?? -1, milliseconds: isOver ? 0 : 100) {
      case .first:
        output?.take()
        makeRoom()
        let count = incoming.withUnsafeMutableBytes { room in
          System.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: room[filled...]))
        }
        guard count > 0 else { return .ended }
        filled += count
        continue
      case .second: output?.take()
      case .neither: if isOver { return .ended }
      }
      switch isPatient() {
      case .on: continue
      case .over: return .silent
      // Its last words may have come since somebody looked.
      case .end: isOver = true
      }
    }
  }

  /// Whether somebody waits on.
  package enum Wait {
    case on
    case over
    /// Nothing more can come.
    case end
  }

  /// Whether a message has come already.
  package var hasMessage: Bool {
    guard filled - read >= ChannelMessage.Header.size else { return false }
    let header = nextHeader
    return header.token != token.value || filled - read - ChannelMessage.Header.size >= header.length
  }

  private func nextMessage() -> Reception? {
    guard hasMessage else { return nil }
    let header = nextHeader
    guard header.token == token.value, let kind = ChannelMessage.Kind(rawValue: header.kind) else {
      return .forged
    }
    let start = read + ChannelMessage.Header.size
    read = start + header.length
    return .message(ChannelMessage(kind, header.number, Packet(Array(incoming[start..<read]))))
  }

  private var nextHeader: ChannelMessage.Header {
    incoming.withUnsafeBytes { ChannelMessage.Header($0, at: read) }
  }

  /// Forgets what was taken once there is little room left, and grows where a message is larger than all of it.
  private func makeRoom() {
    guard incoming.count - filled < incoming.count / 2 else { return }
    incoming.withUnsafeMutableBytes { room in
      let left = UnsafeRawBufferPointer(rebasing: room[read..<filled])
      if let base = left.baseAddress { room.baseAddress?.copyMemory(from: base, byteCount: left.count) }
    }
    filled -= read
    read = 0
    if filled == incoming.count { incoming.append(contentsOf: repeatElement(0, count: incoming.count)) }
  }
}

/// The number that both ends of a line know it by; none in a process that is a copy of a child.
private final class Token {
  private var place: UnsafeMutablePointer<UInt64>
  private var isPage = false

  init(_ value: UInt64) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
  }

  deinit {
    if !isPage { place.deallocate() }
  }

  var value: UInt64 { place.pointee }

  /// Puts it where a copy of this process finds nothing; stays where it is if there is no such place.
  func keepToThisProcess() {
    guard !isPage, let page = System.pageWipedInCopies() else { return }
    let word = page.bindMemory(to: UInt64.self, capacity: 1)
    word.initialize(to: place.pointee)
    place.deallocate()
    (place, isPage) = (word, true)
  }
}
