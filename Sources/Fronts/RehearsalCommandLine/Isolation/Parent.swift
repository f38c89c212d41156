#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Who starts a child, and takes it along when it ends, however that comes about: a handler that loops would leave
/// nobody in the child to notice that the command was killed.
struct Parent {
  private let process = getpid()
  /// Whether the thread that starts the child is there for as long as its process.
  private let isMainThread: Bool

  init() {
    typealias Identify = @convention(c) () -> pid_t
    isMainThread = dlsym(nil, "gettid").map { unsafeBitCast($0, to: Identify.self)() } == process
  }

  /// Lets the child that runs here end with it.
  func takeAlong() {
    if !isMainThread || !Self.askSystem() { watch() }
    // Because it may have ended before anybody asked.
    if getppid() != process { _exit(1) }
  }

  /// Asks the system to kill this process when the thread that started it ends; `false` where it cannot be asked.
  private static func askSystem() -> Bool {
    // By its name, because a function that takes any number of arguments is not imported, and only Linux has it.
    guard let function = dlsym(nil, "prctl") else { return false }
    typealias Control = @convention(c) (CInt, UInt, UInt, UInt, UInt) -> CInt
    let signalWhenParentEnds: CInt = 1
    return unsafeBitCast(function, to: Control.self)(signalWhenParentEnds, UInt(SIGKILL), 0, 0, 0) == 0
  }

  /// Watches from a thread of its own.
  private func watch() {
    var thread = pthread_t(bitPattern: 0)
    _ = pthread_create(
      &thread, nil,
      { parent in
        while getppid() == pid_t(Int(bitPattern: parent)) { usleep(50_000) }
        _exit(1)
      }, UnsafeMutableRawPointer(bitPattern: Int(process)))
  }
}
