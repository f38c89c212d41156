#if os(Linux)
  import Foundation
  import Testing

  @testable import ProcessIsolation

  /// The net under what runs in a child: what no rehearsal needs ends it, with its name.
  @Suite(.enabled(if: Confinement.isPossible, "this kernel, or a sanitizer, leaves no net under handlers"))
  struct ConfinementTests {
    /// What comes of a piece of work between two others.
    private func fate(isConfined: Bool = true, of work: @escaping () -> Void) -> [String] {
      let worker = Worker(.discarded, patience: 60, isConfined: isConfined) { _, _ in
        { number in
          if number == 1 { work() }
          return Packet()
        }
      }
      defer { worker.stop() }
      worker.take(Packet(), pieces: 3)
      return (0..<3).map { _ in
        switch worker.next() {
        case .answer: "answered"
        case .lost(let loss): loss.reason
        case .note, .unwanted: "nobody asked"
        }
      }
    }

    private func named(_ call: String) -> [String] {
      ["answered", "it called \(call); no rehearsal needs that", "answered"]
    }

    @Test func `a socket, a process, another's end and a session are named`() {
      #expect(
        fate { _ = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) } == named("socket, which opens a socket"))
      #expect(fate { _ = System.split() } == named("clone, which starts a process"))
      #expect(fate { kill(getppid(), 0) } == named("kill, which signals another process"))
      #expect(fate { _ = setsid() } == named("setsid, which leaves the group of its processes"))
      #expect(fate { _ = chdir("/") } == named("chdir, which leaves the folder of the rehearsals"))
    }

    @Test func `what a rehearsal needs is there`() {
      let all = ["answered", "answered", "answered"]
      #expect(fate { Foundation.Thread { usleep(1) }.start() } == all)
      #expect(fate { DispatchQueue.concurrentPerform(iterations: 4) { _ in usleep(1000) } } == all)
      #expect(fate { _ = NSHomeDirectory() + NSUserName() } == all)
      #expect(fate { _ = try? String(contentsOfFile: "/etc/hostname", encoding: .utf8) } == all)
      #expect(fate { raise(SIGURG) } == all)
      #expect(fate { _ = TimeZone.current } == all)
    }

    @Test func `it cannot be taken away from under a process`() {
      #expect(
        fate { signal(SIGSYS, SIG_IGN) }
          == named("rt_sigaction, which takes the signal by which it is watched"))
      let heldBack = fate {
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_BLOCK, &all, nil)
        _ = setsid()
      }
      #expect(heldBack == ["answered", "SIGSYS, a call of the system that no rehearsal needs", "answered"])
    }

    @Test func `who is free of it is not held`() {
      #expect(fate(isConfined: false) { _ = chdir("/") } == ["answered", "answered", "answered"])
    }

    @Test func `a daemon does not come to be whose parent crashes before anybody can look for it`() {
      let count = SharedNumber()
      let fate = fate {
        guard System.split() == 0 else { kill(getpid(), SIGKILL); return }
        setsid()
        if System.split() == 0 {
          while count.value < 1_000_000 { count.value += 1; usleep(1000) }
        }
        System.endAtOnce()
      }
      #expect(fate == named("clone, which starts a process"))
      #expect(count.value == 0)
    }
  }
#endif
