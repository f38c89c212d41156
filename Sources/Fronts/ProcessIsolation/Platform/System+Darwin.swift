#if canImport(Darwin)
  @preconcurrency import Darwin

  extension System {
    /// The words that this process was started with.
    package static var arguments: [String] { CommandLine.arguments }

    /// A process cannot be split in two here: what Apple's frameworks hold does not survive it.
    static func split() -> pid_t {
      errno = ENOTSUP
      return -1
    }

    package static let canSplit = false

    package static var threadCount: Int { 1 }

    static func prepareToSplit() {}

    static func closeLines(but first: Int32, _ second: Int32) {}

    static func descendants(of process: pid_t) -> [pid_t] { [] }

    static func socketPair() -> (Int32, Int32)? {
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      var isOn: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      }
      return (ends[0], ends[1])
    }

    static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    }

    static func endWithParent(_ parent: pid_t) {
      if getppid() != parent { _exit(1) }
    }

    static func confine(noting note: UnsafeMutablePointer<Int64>) -> Bool { false }

    static func nameOfRefusedCall(_ note: Int) -> String? { nil }

    /// Nothing, because nobody knows where they lie.
    package static func learnStatics(exceptOf modules: [String]) {}
    static func holdOnToStatics() {}
    package static func beginStaticsAnew() {}
    static func noteChangedStatic(at place: UnsafeMutablePointer<UInt64>) {}
    package static func nameOfStatic(_ number: UInt64) -> String? { nil }

    /// Nobody knows.
    static func waitsForLock(_ process: pid_t) -> Bool { false }

    static func breakLines() {
      setvbuf(stdout, nil, _IOLBF, 0)
    }

    static func pageWipedInCopies() -> UnsafeMutableRawPointer? { nil }

    static func keepFromCopies(_ place: UnsafeMutableRawPointer, bytes: Int) {}

    package static var ownPath: String? {
      guard let path = CommandLine.arguments.first, let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return String(cString: real)
    }

    package static var ownFile: String { ownPath ?? "" }

    package static func become(_ path: String) {}
  }
#endif
