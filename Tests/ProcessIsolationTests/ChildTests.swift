#if os(Linux)
  import Foundation
  import Synchronization
  import Testing

  @testable import ProcessIsolation

  /// What a child has of the process that made it.
  @Suite struct ChildTests {
    @Test func `children that are made at one moment have no line of each other`() async {
      // In a process of its own, where no other test opens sockets.
      await #expect(processExitsWith: .success) {
        let before = Set(sockets())
        let lines = Mutex<[UInt64]>([])
        let makers = (0..<4).map { _ in
          Thread {
            for _ in 0..<50 {
              let child = Child(.discarded) { channel in
                var packet = Packet()
                packet.put(sockets()) { $0.put(Int($1)) }
                channel.send(ChannelMessage(.note, 0, packet))
              }
              let start = ContinuousClock.now
              if case .message(let message) = child.receive(patience: 20, since: { start }, while: { true }) {
                var packet = message.packet
                let told = try? packet.list { packet throws(Packet.Torn) in UInt64(try packet.number()) }
                lines.withLock { $0 += (told ?? []).filter { !before.contains($0) } }
              }
              child.stop()
            }
            left.add(-1, ordering: .sequentiallyConsistent)
          }
        }
        for maker in makers { maker.start() }
        while left.load(ordering: .sequentiallyConsistent) > 0 { usleep(1_000) }
        let seen = lines.withLock(\.self)
        // A child that was made while another thread held a lock comes to nothing, as elsewhere.
        if seen.count < 20 { exit(3) }
        if Set(seen).count < seen.count { exit(4) }
      }
    }

    @Test func `nothing that a child does reaches a pipe of the process that made it`() async {
      await #expect(processExitsWith: .success) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { exit(2) }
        guard fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0, write(ends[1], "ours", 4) == 4 else { exit(3) }
        let child = Child(.collected) { channel in
          var byte: UInt8 = 0
          let hasRead = read(ends[0], &byte, 1) >= 0
          let hasWritten = write(ends[1], "theirs", 6) >= 0
          print("what it prints comes")
          channel.send(ChannelMessage(.note, hasRead || hasWritten ? 1 : 0, Packet()))
        }
        let start = ContinuousClock.now
        guard case .message(let message) = child.receive(patience: 20, since: { start }, while: { true })
        else { exit(4) }
        if message.number != 0 { exit(5) }
        _ = child.finish()
        if child.output?.text.contains("what it prints comes") != true { exit(6) }
        var bytes = [UInt8](repeating: 0, count: 64)
        if read(ends[0], &bytes, 64) != 4 { exit(7) }
      }
    }
  }

  /// How many threads still make children.
  private let left = Atomic(4)

  /// The sockets that this process has, by the numbers that the system gave them.
  private func sockets() -> [UInt64] {
    (Int32(3)..<1024).compactMap { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
      return UInt64(status.st_ino)
    }
  }
#endif
