#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that does one piece of work and reports on it through a pipe, line by line.
///
/// Where processes cannot be split in two, the work is done in this one, and a trap ends the whole run.
struct Child {
  /// How a child ended.
  enum End {
    case ended(String)
    case silent
  }

  private let process: pid_t
  private let descriptor: Int32
  private let complaint: String

  /// Starts a child with its work.
  init(isQuiet: Bool = false, _ work: (Int32) -> Void) {
    var ends: [Int32] = [-1, -1]
    let parent = getpid()
    let process = pipe(&ends) == 0 ? Self.split() : -1
    if process == 0 {
      close(ends[0])
      Self.become(work, isQuiet: isQuiet, writingTo: ends[1], childOf: parent)
    }
    complaint = process < 0 ? String(cString: strerror(errno)) : ""
    close(ends[1])
    descriptor = ends[0]
    self.process = process
  }

  /// Takes the child's lines until it ends, falls silent, or nobody wants more.
  func listen(patience: Int, each take: (String) -> Bool) -> End {
    guard process > 0 else { return .ended("no process: \(complaint)") }
    let isSilent = read(from: descriptor, patience: patience, each: take)
    return finish(isSilent: isSilent)
  }

  /// Ends a child whose work nobody wants any more.
  func stop() {
    if process > 0 { _ = finish(isSilent: true) }
  }

  private func finish(isSilent: Bool) -> End {
    close(descriptor)
    if isSilent { kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return isSilent ? .silent : .ended(Self.describe(status))
  }

  /// Reads lines; answers whether it gave up waiting.
  private func read(from descriptor: Int32, patience: Int, each take: (String) -> Bool) -> Bool {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(patience * 1000)) != 0 else { return true }
      let count = sysRead(descriptor, &buffer, buffer.count)
      guard count > 0 else { return false }
      var start = 0
      for index in 0..<count where buffer[index] == UInt8(ascii: "\n") {
        rest += buffer[start..<index]
        start = index + 1
        guard take(String(decoding: rest, as: UTF8.self)) else { return true }
        rest.removeAll(keepingCapacity: true)
      }
      rest += buffer[start..<count]
    }
  }

  private static func become(
    _ work: (Int32) -> Void, isQuiet: Bool, writingTo descriptor: Int32, childOf parent: pid_t
  ) -> Never {
    // Because the runtime would print a backtrace of every trap, and take seconds over it.
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] { sysSignal(signal) }
    if isQuiet { close(STDERR_FILENO) }
    endWithParent(parent)
    work(descriptor)
    _exit(0)
  }

  /// Watches from a thread of its own, because a handler that loops leaves nobody else to notice that the
  /// command was killed.
  private static func endWithParent(_ parent: pid_t) {
    var thread = pthread_t(bitPattern: 0)
    _ = pthread_create(
      &thread, nil,
      { parent in
        while getppid() == pid_t(Int(bitPattern: parent)) { usleep(50_000) }
        _exit(1)
      }, UnsafeMutableRawPointer(bitPattern: Int(parent)))
  }

  private static func split() -> pid_t {
    #if canImport(Glibc)
      fork()
    #else
      -1
    #endif
  }

  private static func describe(_ status: Int32) -> String {
    let signal = status & 0x7F
    guard signal != 0 else { return "it left the process with \(status >> 8 & 0xFF)" }
    let names: [Int32: String] = [
      SIGILL: "SIGILL, a trap", SIGTRAP: "SIGTRAP, a trap", SIGABRT: "SIGABRT", SIGFPE: "SIGFPE",
      SIGBUS: "SIGBUS",
      SIGSEGV: "SIGSEGV, a bad address or a full stack", SIGKILL: "SIGKILL",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}

/// A number that a process shares with its children.
struct SharedNumber {
  private let place: UnsafeMutablePointer<Int>

  init() {
    let flags = MAP_SHARED | MAP_ANONYMOUS
    guard let page = mmap(nil, MemoryLayout<Int>.size, PROT_READ | PROT_WRITE, flags, -1, 0),
      page != MAP_FAILED
    else {
      preconditionFailure("a page of memory can be had")
    }
    place = page.bindMemory(to: Int.self, capacity: 1)
  }

  var value: Int {
    get { place.pointee }
    nonmutating set { place.pointee = newValue }
  }
}

private func sysRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func sysSignal(_ number: Int32) {
  signal(number, SIG_DFL)
}
