#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// A process that does one piece of work, and talks with the one that started it.
///
/// Where processes cannot be split in two there is none, and it ends before it begins.
struct Child {
  /// How a child ended.
  enum End {
    case ended(String)
    case silent
  }

  /// What it says, and what it is told.
  let channel: Channel
  private let process: pid_t
  private let complaint: String

  /// Starts a child with its work.
  init(isQuiet: Bool = false, _ work: (Channel) -> Void) {
    let parent = getpid()
    let pair = Channel.pair()
    let process = pair == nil ? -1 : Self.split()
    if process == 0, let pair {
      pair.near.close()
      Self.become(work, isQuiet: isQuiet, talkingThrough: pair.far, childOf: parent)
    }
    complaint = process < 0 ? String(cString: strerror(errno)) : ""
    pair?.far.close()
    channel = pair?.near ?? Channel(-1)
    self.process = process
  }

  /// Takes the child's texts until it ends, falls silent, or nobody wants more.
  func listen(patience: Int, each take: (String) -> Bool) -> End {
    while true {
      switch channel.receive(patience: patience) {
      case .parcel(var parcel):
        if let text = try? parcel.text(), take(text) { continue }
        stop()
        return .silent
      case .silent:
        stop()
        return .silent
      case .ended: return .ended(finish())
      }
    }
  }

  /// Waits for its end; says how that came about.
  func finish() -> String {
    channel.close()
    guard process > 0 else { return "no process: \(complaint)" }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return Self.describe(status)
  }

  /// Ends it, because nobody wants its work any more; nothing once it has ended.
  func stop() {
    guard process > 0, channel.isOpen else { return }
    kill(process, SIGKILL)
    _ = finish()
  }

  private static func become(
    _ work: (Channel) -> Void, isQuiet: Bool, talkingThrough channel: Channel, childOf parent: pid_t
  ) -> Never {
    // Because the runtime would print a backtrace of every trap, and take seconds over it.
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] { sysSignal(signal) }
    if isQuiet { close(STDERR_FILENO) }
    endWithParent(parent)
    work(channel)
    channel.flush()
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

/// A number that a process shares with its children; whoever reads it may be a moment late.
struct SharedNumber {
  private let place: UnsafeMutablePointer<Atomic<Int>>

  init() {
    let flags = MAP_SHARED | MAP_ANONYMOUS
    guard let page = mmap(nil, MemoryLayout<Atomic<Int>>.size, PROT_READ | PROT_WRITE, flags, -1, 0),
      page != MAP_FAILED
    else {
      preconditionFailure("a page of memory can be had")
    }
    place = page.bindMemory(to: Atomic<Int>.self, capacity: 1)
    place.initialize(to: Atomic(0))
  }

  var value: Int {
    get { place.pointee.load(ordering: .relaxed) }
    nonmutating set { place.pointee.store(newValue, ordering: .relaxed) }
  }
}

private func sysSignal(_ number: Int32) {
  signal(number, SIG_DFL)
}
