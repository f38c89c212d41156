#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the two ends of a line between a process and its child; what one packs comes out whole at the other.
final class Channel {
  private var descriptor: Int32
  private var outgoing: [UInt8] = []
  private var incoming = [UInt8](repeating: 0, count: 65_536)
  private var read = 0
  private var filled = 0

  /// What came of waiting for the other side.
  enum Reception {
    case parcel(Parcel)
    case ended
    case silent
  }

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The two ends of a new line; `nil` where none can be had.
  static func pair() -> (near: Channel, far: Channel)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    return socketpair(AF_UNIX, kind, 0, &ends) == 0 ? (Channel(ends[0]), Channel(ends[1])) : nil
  }

  var isOpen: Bool { descriptor >= 0 }

  func close() {
    if isOpen { sysClose(descriptor) }
    descriptor = -1
  }

  /// Sends a parcel, or keeps it until several can go at once.
  func send(_ parcel: Parcel, atOnce: Bool = true) {
    withUnsafeBytes(of: UInt32(parcel.bytes.count).littleEndian) { outgoing.append(contentsOf: $0) }
    outgoing += parcel.bytes
    if atOnce || outgoing.count > 1 << 15 { flush() }
  }

  /// Sends a text.
  func send(_ text: String) {
    var parcel = Parcel()
    parcel.put(text)
    send(parcel)
  }

  /// Sends what was kept.
  func flush() {
    var done = 0
    while done < outgoing.count {
      let sent = outgoing.withUnsafeBytes { sysSend(descriptor, $0[done...]) }
      guard sent > 0 else { break }
      done += sent
    }
    outgoing.removeAll(keepingCapacity: true)
  }

  /// The next parcel, for which nobody waits longer than so many seconds, nor when it is not wanted any more.
  func receive(patience: Int? = nil, while isWanted: () -> Bool = { true }) -> Reception {
    while true {
      if let parcel = nextParcel() { return .parcel(parcel) }
      if let patience, !hasNews(within: patience, while: isWanted) { return .silent }
      makeRoom()
      let count = incoming.withUnsafeMutableBytes { room in
        room.baseAddress.map { sysRead(descriptor, $0 + filled, room.count - filled) } ?? 0
      }
      guard count > 0 else { return .ended }
      filled += count
    }
  }

  /// Waits for something to read, and asks ten times a second whether it is still wanted.
  private func hasNews(within patience: Int, while isWanted: () -> Bool) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    for _ in 0..<max(1, min(patience, 1_000_000) * 10) {
      if poll(&waiting, 1, 100) != 0 { return true }
      guard isWanted() else { return false }
    }
    return false
  }

  /// Whether a parcel has come already.
  var hasParcel: Bool { filled - read >= 4 && filled - read - 4 >= nextLength }

  private func nextParcel() -> Parcel? {
    guard hasParcel, case let length = nextLength else { return nil }
    defer { read += 4 + length }
    return Parcel(Array(incoming[read + 4..<read + 4 + length]))
  }

  /// The length of the parcel that comes next.
  private var nextLength: Int {
    Int(
      UInt32(
        littleEndian: incoming.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: read, as: UInt32.self) }))
  }

  /// Forgets what was taken once there is little room left, and grows where a parcel is larger than all of it.
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

/// The C library's own, whose names methods here would hide.
private func sysRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// Sends, and is told where nobody listens any more instead of being ended for it.
private func sysSend(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  #if canImport(Glibc)
    let flags = Int32(MSG_NOSIGNAL)
  #else
    let flags: Int32 = 0
  #endif
  let bytes = UnsafeRawBufferPointer(rebasing: bytes)
  return send(descriptor, bytes.baseAddress, bytes.count, flags)
}

private func sysClose(_ descriptor: Int32) {
  _ = close(descriptor)
}
