#if canImport(Glibc) && !canImport(Darwin)
  @preconcurrency import Glibc

  extension System {
    /// Splits this process in two, of which the second finds 0; less than that where it cannot be.
    static func split() -> pid_t { fork() }

    /// Whether processes can be split at all.
    package static let canSplit = true

    /// How many threads this process has; a copy of it has only the one that made it, and whatever another held at
    /// that moment, nobody in the copy ever gives back.
    package static var threadCount: Int { threadCount(of: "self") }

    private static func threadCount(of process: String) -> Int {
      guard let folder = opendir("/proc/\(process)/task") else { return 1 }
      defer { closedir(folder) }
      var count = 0
      while let entry = readdir(folder) {
        if entry.pointee.d_name.0 != CChar(bitPattern: UInt8(ascii: ".")) { count += 1 }
      }
      return count
    }

    /// What a process has started and still looks after, and what those have.
    static func descendants(of process: pid_t) -> [pid_t] {
      let path = "/proc/\(process)/task/\(process)/children"
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return [] }
      defer { close(descriptor) }
      var text = [UInt8](repeating: 0, count: 4_096)
      let count = text.withUnsafeMutableBytes { read(descriptor, $0) }
      let children = String(decoding: text[..<max(0, count)], as: UTF8.self).split(separator: " ").compactMap
      { pid_t($0) }
      return children + children.flatMap { descendants(of: $0) }
    }

    /// Closes the pipes and sockets that this process has from another it is a copy of, but for two of its own.
    ///
    /// Somebody else reads there: what a handler wrote would be taken for theirs, what it read they would miss, and as
    /// long as it lived they would wait for the end.
    static func closeLines(but first: Int32, _ second: Int32) {
      for descriptor in 3..<mostDescriptors where descriptor != first && descriptor != second {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { continue }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFIFO || kind == S_IFSOCK { close(descriptor) }
      }
    }

    /// How many descriptors are looked at, because a process may be allowed a million.
    private static let mostDescriptors: Int32 = 1_024

    /// The two ends of a line, which no other program inherits.
    static func socketPair() -> (Int32, Int32)? {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      return socketpair(AF_UNIX, kind, 0, &ends) == 0 ? (ends[0], ends[1]) : nil
    }

    /// Sends, and is told where nobody listens any more instead of being ended for it.
    static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Has this process end with the thread of its parent that made it, however that comes about.
    ///
    /// A handler that loops would leave nobody to notice that the command was killed. What it starts stays its own,
    /// whoever goes between.
    static func endWithParent(_ parent: pid_t) {
      // By its name: a function that takes any number of arguments is not imported.
      typealias Control = @convention(c) (CInt, UInt, UInt, UInt, UInt) -> CInt
      let (signalWhenParentEnds, adoptOrphans): (CInt, CInt) = (1, 36)
      if processControl != 0 {
        let control = unsafeBitCast(processControl, to: Control.self)
        _ = control(signalWhenParentEnds, UInt(SIGKILL), 0, 0, 0)
        _ = control(adoptOrphans, 1, 0, 0, 0)
      }
      // It may have ended before anybody asked.
      if getppid() != parent { _exit(1) }
    }

    /// Looked up before a process is split, because the linker may be at work in another thread at that moment.
    private static let processControl = UInt(bitPattern: dlsym(nil, "prctl"))

    /// From now on a call of the system that no rehearsal needs ends this process, once its number is noted.
    ///
    /// Answers whether the system sees to that. A sanitizer makes such calls itself.
    static func confine(noting note: UnsafeMutablePointer<Int64>) -> Bool {
      !isSanitized() && beginConfinement(note)
    }

    /// What a noted call is called, and what it does.
    static func nameOfRefusedCall(_ note: Int) -> String? {
      callName(Int64(note)).map { String(cString: $0) }
    }

    /// Finds the static variables of all code but that of some modules, for all processes that are made from this one.
    package static func learnStatics(exceptOf modules: [String]) {
      learn(" " + modules.joined(separator: " ") + " ")
    }

    /// In a process that was just made from the one that found them: holds on to what they hold.
    static func holdOnToStatics() {
      holdOn()
    }

    /// In a process that was made from the one that found them: notes their values the first time, and gives them back
    /// every other time.
    package static func beginStaticsAnew() {
      beginAnew()
    }

    /// Where this process notes which of them it was the first to find changed: its number, from 1.
    static func noteChangedStatic(at place: UnsafeMutablePointer<UInt64>) {
      noteChange(place)
    }

    /// The variable of a number, as a person would call it; `nil` where there is none.
    package static func nameOfStatic(_ number: UInt64) -> String? {
      staticName(number).map { String(cString: $0) }
    }

    static func prepareToSplit() {
      _ = processControl
    }

    /// Whether a process of one thread waits for a lock, or for somebody to give it a sign; nobody can.
    static func waitsForLock(_ process: pid_t) -> Bool {
      guard threadCount(of: "\(process)") == 1,
        let file = fopen("/proc/\(process)/wchan", "r")
      else { return false }
      defer { fclose(file) }
      var name = [UInt8](repeating: 0, count: 6)
      return fread(&name, 1, name.count, file) == name.count && name.elementsEqual("futex_".utf8)
    }

    static func breakLines() {
      setvbuf(stdout, nil, _IOLBF, 0)
    }

    /// A page of memory that is empty in every copy of this process.
    static func pageWipedInCopies() -> UnsafeMutableRawPointer? {
      let adviceWipeOnFork: Int32 = 18
      let size = Int(getpagesize())
      guard let page = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        page != MAP_FAILED
      else { return nil }
      guard madvise(page, size, adviceWipeOnFork) == 0 else {
        munmap(page, size)
        return nil
      }
      return page
    }

    /// Keeps memory from copies that the code in this process makes of it.
    static func keepFromCopies(_ place: UnsafeMutableRawPointer, bytes: Int) {
      madvise(place, bytes, MADV_DONTFORK)
    }

    /// Where the file of this command lies; `nil` where nobody knows.
    package static var ownPath: String? {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(ownFile, &buffer, buffer.count)
      return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }

    /// What to open for the file that runs: one that was built anew since has taken the place of the one at its path.
    package static let ownFile = "/proc/self/exe"

    /// The words that this process was started with.
    ///
    /// Swift reads them in the system's files on processes. Where there are none, they still lie in front of the
    /// environment, after how many they are.
    package static var arguments: [String] {
      let known = CommandLine.arguments
      guard known.isEmpty, environ[-1] == nil else { return known }
      var place = environ - 1
      var words: [String] = []
      while words.count < 1 << 20, UInt(bitPattern: place[-1]) != UInt(words.count) {
        place -= 1
        guard let word = place.pointee else { return [] }
        words.append(String(cString: word))
      }
      return words.reversed()
    }

    /// Becomes another command with the same arguments; returns where that cannot be.
    package static func become(_ path: String) {
      var arguments = Self.arguments.map { strdup($0) }
      defer { for argument in arguments { free(argument) } }
      arguments.append(nil)
      execv(path, arguments)
    }
  }

  // By their names: a module of C would have to be found by whoever imports this one.

  @_silgen_name("statics_learn")
  private func learn(_ ours: UnsafePointer<CChar>)

  @_silgen_name("statics_hold_on")
  private func holdOn()

  @_silgen_name("statics_begin_anew")
  private func beginAnew()

  @_silgen_name("statics_note_in")
  private func noteChange(_ place: UnsafeMutablePointer<UInt64>)

  @_silgen_name("statics_name")
  private func staticName(_ number: UInt64) -> UnsafePointer<CChar>?

  @_silgen_name("confinement_begin")
  private func beginConfinement(_ note: UnsafeMutablePointer<Int64>) -> Bool

  @_silgen_name("confinement_name")
  private func callName(_ note: Int64) -> UnsafePointer<CChar>?

  @_silgen_name("confinement_is_in_the_way")
  private func isSanitized() -> Bool
#endif
