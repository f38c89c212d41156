#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What a process asks of the system it runs on, in words that are the same on all of them; where they differ, the file
/// of each has its own.
package enum System {
  /// Which of two descriptors has something to read, or has come to its end.
  enum News {
    case first
    case second
    case neither
  }

  /// Waits for something to read; a descriptor below zero never has anything.
  static func poll(_ first: Int32, _ second: Int32, milliseconds: Int32) -> News {
    var waiting = [
      pollfd(fd: first, events: Int16(POLLIN), revents: 0),
      pollfd(fd: second, events: Int16(POLLIN), revents: 0),
    ]
    guard cPoll(&waiting, milliseconds) > 0 else { return .neither }
    return waiting[0].revents != 0 ? .first : waiting[1].revents != 0 ? .second : .neither
  }

  /// Reads what is there; 0 at the end, and less where it cannot be read.
  package static func read(_ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
    cRead(descriptor, room)
  }

  package static func close(_ descriptor: Int32) {
    cClose(descriptor)
  }

  /// Whether other threads may hold something at this moment that a copy of this process needs.
  package static var hasThreads: Bool { threadCount > 1 }

  /// A pipe, of which nobody waits at the reading end and which no other program inherits.
  static func pipe() -> (reading: Int32, writing: Int32)? {
    guard let (reading, writing) = cPipe() else { return nil }
    for end in [reading, writing] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    return (reading, writing)
  }

  /// How many processors there are to run on.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Why the system has just refused something.
  package static var complaint: String { String(cString: strerror(errno)) }

  /// Ends this process without another word.
  package static func endAtOnce(_ status: Int32 = 0) -> Never {
    _exit(status)
  }

  /// Ends this process, and its group where anything else is in that.
  static func endWithAllStarted() -> Never {
    if hasChildren {
      for process in descendants(of: getpid()) { kill(process, SIGKILL) }
      kill(-getpid(), SIGKILL)
    }
    _exit(0)
  }

  /// Whether this process has started others of which nobody has taken leave.
  package static var hasChildren: Bool {
    var end = siginfo_t()
    return waitid(P_ALL, 0, &end, WEXITED | WNOHANG | WNOWAIT) == 0
  }

  static var ownNumber: pid_t { getpid() }
  static var parentNumber: pid_t { getppid() }

  /// Waits that many microseconds.
  static func pause(microseconds: UInt32) {
    usleep(microseconds)
  }

  /// Makes a process the first of a group of its own, which can be ended whole.
  static func lead(_ process: pid_t) {
    setpgid(process, process)
  }

  /// Ends a process, everything in its group, and what it started that has left that.
  static func end(_ process: pid_t) {
    for process in descendants(of: process) { kill(process, SIGKILL) }
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
  }

  /// How a process ended; `nil` as long as it has not, where nobody waits for it.
  static func reap(_ process: pid_t, waiting: Bool) -> Int32? {
    var status: Int32 = 0
    return waitpid(process, &status, waiting ? 0 : WNOHANG) == 0 ? nil : status
  }

  /// Whether a process has ended; nobody has taken leave of it by this.
  static func hasEnded(_ process: pid_t) -> Bool {
    var end = siginfo_t()
    return waitid(P_PID, id_t(process), &end, WEXITED | WNOHANG | WNOWAIT) != 0 || end.si_signo == SIGCHLD
  }

  /// Has this process tell the time as every other that rehearses, whatever the machine's own zone is.
  package static func useUniversalTime() {
    // Swift looks for the command line beside the environment, which moves when something is added.
    _ = CommandLine.arguments
    setenv("TZ", "UTC", 1)
    tzset()
  }

  /// From now on traps, bad addresses and all that a handler may send itself end this process, before anybody has a
  /// say and whatever the thread holds back that it was made from; but for Ctrl-C.
  static func takeSignals() {
    for number in ownSignals { signal(number, SIG_DFL) }
    var held = sigset_t()
    sigfillset(&held)
    sigdelset(&held, SIGINT)
    sigprocmask(SIG_UNBLOCK, &held, nil)
  }

  /// Has what goes to standard output go where standard error does, line by line.
  static func joinOutputs() {
    dup2(STDERR_FILENO, STDOUT_FILENO)
    breakLines()
  }

  /// Has what goes to standard error go to another descriptor.
  static func redirectErrors(to descriptor: Int32) {
    dup2(descriptor, STDERR_FILENO)
  }

  /// A descriptor that takes everything and keeps nothing.
  static func openNowhere() -> Int32 {
    open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  /// Memory that this process shares with those it splits into; `nil` where there is none.
  static func sharedMemory(bytes: Int) -> UnsafeMutableRawPointer? {
    let place = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON | MAP_NORESERVE, -1, 0)
    return place == MAP_FAILED ? nil : place
  }

  static func giveBack(_ place: UnsafeMutableRawPointer, bytes: Int) {
    munmap(place, bytes)
  }

  /// Keeps whatever runs in this process from writing to memory; a write ends it.
  static func seal(_ place: UnsafeMutableRawPointer, bytes: Int) {
    mprotect(place, bytes, PROT_READ)
  }

  /// The names of the signals that people know.
  static let signalNames: [Int32: String] = [
    SIGILL: "SIGILL, a trap", SIGTRAP: "SIGTRAP, a trap", SIGABRT: "SIGABRT", SIGFPE: "SIGFPE",
    SIGBUS: "SIGBUS", SIGSEGV: "SIGSEGV, a bad address or a full stack", SIGKILL: "SIGKILL",
    SIGTERM: "SIGTERM", SIGHUP: "SIGHUP", SIGPIPE: "SIGPIPE", SIGUSR1: "SIGUSR1",
    SIGSYS: "SIGSYS, a call of the system that no rehearsal needs",
  ]

  /// The signals that a process gets for what it does itself, as far as anybody can tell.
  static let ownSignals: Set<Int32> = [
    SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGPIPE, SIGXFSZ, SIGXCPU,
  ]
}

/// The C library's own, whose names static functions above would hide.
private func cPoll(_ waiting: inout [pollfd], _ milliseconds: Int32) -> Int32 {
  poll(&waiting, nfds_t(waiting.count), milliseconds)
}

private func cRead(_ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, room.baseAddress, room.count)
}

private func cPipe() -> (Int32, Int32)? {
  var ends: [Int32] = [-1, -1]
  return pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
}

private func cClose(_ descriptor: Int32) {
  _ = close(descriptor)
}
