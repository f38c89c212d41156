// Because the C library's own standard output is a variable, which only the handler of a child shares.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  @preconcurrency import Darwin
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

  /// What a child says when it has told everything, because it takes a while to take down a process.
  private static let farewell = "\u{4}"
  /// Those that have, and may still be there.
  private static let leaving = Mutex<[pid_t]>([])

  /// Starts a child with its work; one that is only listened to says when that is done.
  init(isQuiet: Bool = false, saysFarewell: Bool = false, _ work: (Channel) -> Void) {
    Self.leaving.withLock { $0.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
    let parent = Parent()
    let pair = Channel.pair()
    let process = pair == nil ? -1 : Self.split()
    if process == 0, let pair {
      pair.near.close()
      Self.become(isQuiet: isQuiet, talkingThrough: pair.far, childOf: parent) { channel in
        work(channel)
        if saysFarewell { channel.send(Self.farewell) }
      }
    }
    complaint = process < 0 ? String(cString: strerror(errno)) : ""
    pair?.far.close()
    channel = pair?.near ?? Channel(-1)
    self.process = process
  }

  /// Takes the child's texts until it ends, falls silent, or nobody wants more.
  func listen(
    patience: Int, while isWanted: () -> Bool = { true }, each take: (String) -> Bool
  ) -> End {
    while true {
      switch channel.receive(patience: patience, while: isWanted) {
      case .parcel(var parcel):
        let text = try? parcel.text()
        if text == Self.farewell {
          leave()
          return .ended(Self.describe(0))
        }
        if let text, take(text) { continue }
        stop()
        return .silent
      case .silent:
        stop()
        return .silent
      case .ended: return .ended(finish())
      }
    }
  }

  /// Lets it end by itself, because it has told everything.
  func leave() {
    guard process > 0, channel.isOpen else { return }
    channel.close()
    Self.leaving.withLock { $0.append(process) }
  }

  /// Sees it to its end, now that it says no more; says how that came about.
  func finish() -> String {
    channel.close()
    guard process > 0 else { return "no process: \(complaint)" }
    if let status = status(within: Self.grace) { return Self.describe(status) }
    end()
    return "it closed the line on which it is heard, and went on"
  }

  /// Ends it, because nobody wants its work any more; nothing once it has ended.
  func stop() {
    guard process > 0, channel.isOpen else { return }
    channel.close()
    end()
  }

  /// Microseconds in which a process that is about to end does so.
  private static let grace: UInt32 = 1_000_000

  /// How it ended, if it does in time; a handler that closes whatever is open does not.
  private func status(within grace: UInt32) -> Int32? {
    var status: Int32 = 0
    var (waited, pause): (UInt32, UInt32) = (0, 20)
    while waitpid(process, &status, WNOHANG) == 0 {
      guard waited < grace else { return nil }
      usleep(pause)
      waited += pause
      pause = min(pause * 2, 50_000)
    }
    return status
  }

  private func end() {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private static func become(
    isQuiet: Bool, talkingThrough channel: Channel, childOf parent: Parent, _ work: (Channel) -> Void
  ) -> Never {
    // Because the runtime would print a backtrace of every trap, and take seconds over it.
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] { sysSignal(signal) }
    giveAwayOutput(isQuiet: isQuiet)
    parent.takeAlong()
    work(channel)
    channel.flush()
    _exit(0)
  }

  /// Gives what a handler prints another place than reports have, line by line, or none at all.
  private static func giveAwayOutput(isQuiet: Bool) {
    if isQuiet {
      let nowhere = open("/dev/null", O_WRONLY)
      dup2(nowhere, STDERR_FILENO)
      close(nowhere)
    }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
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
