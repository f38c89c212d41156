#if os(Linux)
  import Foundation
  import Testing

  /// Whatever a process is started with, the command says what it has to say there, or says why it cannot.
  @Suite struct ProcessTests {
    let shell: Shell

    init() throws {
      shell = try Shell()
      try shell.write(Shell.feature(of: "Trusting", expecting: "the request succeeds"), to: "a.feature")
    }

    @Test func `where nobody reads any more it ends without a word, and says so by its code`() throws {
      let line = #"yes '"minlength: 8;"' | rehearse password --json - | head -1; exit ${PIPESTATUS[1]}"#
      let answer = try shell.run(line)
      #expect(answer.complaint == "")
      #expect(answer.code == 141)
    }

    @Test func `but files are written first, and the code is that of the run`() throws {
      let line = "rehearse run a.feature --format pretty --format junit:a.xml | true; exit ${PIPESTATUS[0]}"
      let answer = try shell.run(line)
      #expect(answer.complaint == "" && answer.code == 0)
      #expect(shell.text(of: "a.xml")?.hasSuffix("</testsuites>\n") == true)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a run that is interrupted ends its reports, and says how far it came`(signal: Int32) throws {
      try shell.write(Shell.feature(of: "Endless", "Endless", "Endless"), to: "b.feature")
      let place = shell.folder.path
      let process = try Command.process([
        "run", "\(place)/b.feature", "--jobs", "1", "--hang-limit", "2", "--format", "junit:\(place)/b.xml",
        "--format", "ndjson:\(place)/b.ndjson", "--rerun", "\(place)/list",
      ])
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(700_000)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 70)
      let report = try #require(shell.text(of: "b.xml"))
      #expect(report.contains("The run was cut short: 2 of 3 scenarios were not played."))
      #expect(report.hasSuffix("</testsuites>\n"))
      #expect(shell.text(of: "list") == nil)
      #expect(try shell.run("rehearse merge b.ndjson").code != 0)
    }

    @Test func `a search that nohup began goes on when the terminal ends`() throws {
      let binary = try Command.binary().path
      // Again and again, because the end is to come while the search is on.
      let end = "for _ in {1..40}; do kill -HUP $$; sleep 0.05; done 2>/dev/null"
      let search = "explore --handler Graceful --server gracefully --budget 1"
      let answer = try shell.run("trap '' HUP; (\(end)) & exec '\(binary)' \(search)")
      #expect(answer.code == 0 && !answer.output.contains("interrupted"), "\(answer)")
    }

    @Test func `what is printed goes into no report where standard output is closed`() throws {
      let answer = try shell.run("rehearse run a.feature --format ndjson:lines <&- >&- 2>&-")
      #expect(answer.code == 0)
      let lines = try #require(shell.text(of: "lines")).split(separator: "\n")
      #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("{") }, "\(lines)")
    }

    @Test func `what is to be printed where standard output is closed is not all well`() throws {
      let complaint = "rehearse: standard output: it is closed\n"
      for words in ["", "--format junit", "--format ndjson --format junit:report.xml"] {
        let answer = try shell.run("rehearse run a.feature \(words) >&-")
        #expect(answer.code == 65 && answer.complaint == complaint, "\(words): \(answer.complaint)")
      }
    }

    @Test func `a pipe that takes no more for the moment gets all of it`() throws {
      let handlers = (1...60).map { _ in "Trusting" }
      try shell.write(Shell.feature(of: handlers), to: "b.feature")
      let words = ["run", shell.folder.appending(path: "b.feature").path, "--format", "ndjson"]
      let whole = try Command.rehearse(words)
      #expect(whole.utf8.count > 1 << 17)
      let process = try Command.process(words)
      let pipe = Pipe()
      let descriptor = pipe.fileHandleForWriting.fileDescriptor
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      // Others are started meanwhile, and would keep it open.
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      // One of our own, because Foundation closes the other once the command has it.
      let probe = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      process.standardOutput = pipe
      try process.run()
      // Until the pipe is full, and the command finds it so.
      var waiting = pollfd(fd: probe, events: Int16(POLLOUT), revents: 0)
      while poll(&waiting, 1, 0) == 1, process.isRunning { usleep(1_000) }
      usleep(10_000)
      close(probe)
      try? pipe.fileHandleForWriting.close()
      let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(String(decoding: text, as: UTF8.self) == whole)
      #expect(process.terminationStatus == 1)
    }

    @Test func `a file that may not grow keeps what a search had found`() throws {
      let search =
        "rehearse explore --handler Graceful --server gracefully --resume kept --budget all --limit"
      #expect(try shell.run("\(search) 3000").code == 2)
      let kept = try #require(shell.text(of: "kept"))
      #expect(kept.utf8.count > 2048)
      let answer = try shell.run("ulimit -f 1; \(search) 6000")
      #expect(answer.complaint.contains("rehearse: kept: File too large\n"), "\(answer.complaint)")
      #expect(answer.code == 65)
      #expect(shell.text(of: "kept") == kept)
    }

    @Test func `commands that cannot be read are not the end of them`() throws {
      let answer = try shell.run("rehearse step --handler Trusting < /")
      #expect(answer.complaint == "rehearse: standard input: Is a directory\n")
      #expect(answer.code == 65)
    }

    @Test(.enabled(if: getuid() == 0, "only root has a system without /proc"))
    func `it is told what to do without the system's files on processes as well`() throws {
      let answer = try shell.run(
        """
        unshare --mount bash -c 'mount -t tmpfs none /proc && "$@"' bash \
          "\(try Command.binary().path)" run a.feature
        """)
      #expect(answer.output.contains("1 scenario planned: 1 passed"), "\(answer)")
      #expect(answer.code == 0)
    }

    @Test func `a handler that goes to another folder leaves its neighbors where they are`() throws {
      try shell.write(Shell.feature(of: "Silent", "Wandering", "Silent"), to: "F/a.feature")
      let answer = try shell.run("rehearse run F --record all")
      #expect(answer.code == 1)
      for number in [1, 3] { #expect(shell.text(of: "F/a.silent-\(number).trace.ndjson") != nil) }
      // Where the kernel lets nobody put a net under a handler, it goes there, and nothing else is different.
      let isEnded = answer.output.contains("it called chdir, which leaves the folder of the rehearsals")
      #expect(try shell.run("rehearse run F").code == (isEnded ? 1 : 0))
    }

    @Test func `pins that nobody may look for are none that hold`() throws {
      try shell.write(Shell.feature(of: "Silent"), to: "F/a.feature")
      // Root reads everything, unless that is taken from it.
      let dropping = getuid() == 0 ? "setpriv --bounding-set=-dac_override,-dac_read_search" : ""
      let command = try Command.binary().path
      let answer = try shell.run(
        "chmod 300 F; \(dropping) \"\(command)\" run F/a.feature --handler Trusting; code=$?; chmod 700 F; exit $code"
      )
      #expect(answer.complaint == "rehearse: F: Permission denied\n")
      #expect(answer.code == 65)
    }

    @Test func `a search that nobody may read is not begun anew`() throws {
      let words = "explore --handler Graceful --server gracefully --limit 50 --resume kept"
      #expect(try shell.run("rehearse \(words)").code == 2)
      let dropping = getuid() == 0 ? "setpriv --bounding-set=-dac_override,-dac_read_search" : ""
      let answer = try shell.run("chmod 200 kept; \(dropping) \"\(try Command.binary().path)\" \(words)")
      #expect(answer.complaint == "rehearse: kept: Permission denied\n")
      #expect(answer.code == 65)
    }

    @Test func `what is printed goes into no file that is read or written`() throws {
      for line in [
        "rehearse run a.feature >> a.feature", "rehearse run a.feature --format junit:b > b",
      ] {
        let answer = try shell.run(line)
        #expect(answer.code == 64 && answer.complaint.contains("give it a file of its own"), "\(answer)")
      }
    }

    @Test func `a file that is saved is played again, until standard input ends`() throws {
      let process = try Command.process(["watch", "a.feature"])
      process.currentDirectoryURL = shell.folder
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      func verdict() -> String {
        var text = ""
        while !text.contains(" hung\n"), case let data = output.fileHandleForReading.availableData,
          !data.isEmpty
        {
          text += String(decoding: data, as: UTF8.self)
        }
        return text
      }
      #expect(verdict().contains("1 scenario planned: 1 passed"))
      try shell.write(Shell.feature(of: "Trusting", "Silent"), to: "a.feature")
      #expect(verdict().contains("2 scenarios planned: 0 passed, 2 failed"))
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      #expect(process.terminationStatus == 1)
    }

    @Test func `a pattern that no name is done with comes to an end`() throws {
      let name = String(repeating: "a", count: 60)
      try shell.write(
        Shell.feature(of: "Trusting").replacing("Trusting 1", with: "\(name)!"), to: "long.feature")
      let answer = try shell.run("rehearse run long.feature --name '^(a+)+$' --hang-limit 1")
      #expect(answer.complaint.contains("--name took longer than 1 s over the names"), "\(answer)")
      #expect(answer.code == 70)
    }

    @Test func `what somebody types is no command for GitHub where it is complained of`() throws {
      for line in [
        "rehearse $'\\n::warning::x'", "rehearse run $'a\\n::warning::x.feature'",
        "rehearse run a.feature --tags $'\\n::warning::x'", "rehearse check $'\\n::warning::x'",
        "rehearse run a.feature --rerun $'no/where\\n::warning::x'", "rehearse step $'\\n::warning::x:1'",
      ] {
        let answer = try shell.run(line)
        let lines = (answer.output + "\n" + answer.complaint).split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("::") }, "\(lines)")
        #expect(answer.code != 0)
      }
    }
  }
#endif
