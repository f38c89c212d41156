#if os(Linux)
  import Glibc

  /// Something that listens on this machine, for streams and for packets, and hopes to hear nothing.
  final class Listener {
    private let files: [Int32]
    let port: Int

    /// `nil` where nobody may listen.
    init?() {
      let stream = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let packets = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
      files = [stream, packets]
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      guard Self.bind(stream, &place), listen(stream, 1) == 0, Self.bind(packets, &place) else { return nil }
      port = Int(UInt16(bigEndian: place.sin_port))
    }

    deinit {
      for file in files { close(file) }
    }

    /// Whether anything has come.
    var hasHeard: Bool {
      var waiting = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      return poll(&waiting, nfds_t(waiting.count), 0) > 0
    }

    /// Takes a place, any where it has no number, and notes which.
    private static func bind(_ file: Int32, _ place: inout sockaddr_in) -> Bool {
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      return withUnsafeMutablePointer(to: &place) { place in
        place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.bind(file, $0, size) == 0 && getsockname(file, $0, &size) == 0
        }
      }
    }
  }
#endif
