#if os(Linux)
  import Foundation
  import Testing

  @testable import ProcessIsolation

  /// The net under what runs in a child: what no rehearsal needs ends it, with its name.
  @Suite(.enabled(if: Confinement.isPossible, "this kernel, or a sanitizer, leaves no net under handlers"))
  struct ConfinementTests {
    /// What comes of a piece of work between two others.
    private func outcome(isConfined: Bool = true, of work: @escaping () -> Void) -> [String] {
      let worker = Worker(.discarded, patience: 60, isConfined: isConfined) { _, _ in
        { number in
          if number == 1 { work() }
          return Packet()
        }
      }
      defer { worker.stop() }
      worker.take(Packet(), pieces: 3)
      let said = (0..<3).map { _ in
        switch worker.next() {
        case .answer: "answered"
        case .lost(let loss): loss.reason
        case .note, .unwanted: "nobody asked"
        }
      }
      // Another test may hold a lock at the moment at which the copy is made, which then comes to nothing.
      return worker.wasStuck ? outcome(isConfined: isConfined, of: work) : said
    }

    private func named(_ call: String) -> [String] {
      ["answered", "it called \(call); no rehearsal needs that", "answered"]
    }

    @Test func `a socket, a process, another's end and a session are named`() {
      #expect(
        outcome { _ = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
          == named("socket, which opens a socket"))
      #expect(outcome { _ = System.split() } == named("clone, which starts a process"))
      #expect(outcome { kill(getppid(), 0) } == named("kill, which signals another process"))
      #expect(outcome { _ = setsid() } == named("setsid, which leaves the group of its processes"))
      #expect(outcome { _ = chdir("/") } == named("chdir, which leaves the folder of the rehearsals"))
    }

    @Test func `what a rehearsal needs is there`() {
      let all = ["answered", "answered", "answered"]
      #expect(outcome { Foundation.Thread { usleep(1) }.start() } == all)
      #expect(outcome { DispatchQueue.concurrentPerform(iterations: 4) { _ in usleep(1000) } } == all)
      #expect(outcome { _ = NSHomeDirectory() + NSUserName() } == all)
      #expect(outcome { _ = try? String(contentsOfFile: "/etc/hostname", encoding: .utf8) } == all)
      #expect(outcome { raise(SIGURG) } == all)
      #expect(outcome { _ = TimeZone.current } == all)
    }

    @Test func `it cannot be taken away from under a process`() {
      #expect(
        outcome { signal(SIGSYS, SIG_IGN) }
          == named("rt_sigaction, which takes the signal by which it is watched"))
      let heldBack = outcome {
        var all = sigset_t()
        sigfillset(&all)
        sigprocmask(SIG_BLOCK, &all, nil)
        _ = setsid()
      }
      #expect(heldBack == ["answered", "SIGSYS, a call of the system that no rehearsal needs", "answered"])
    }

    @Test func `who is free of it is not held`() {
      #expect(outcome(isConfined: false) { _ = chdir("/") } == ["answered", "answered", "answered"])
    }

    @Test func `a daemon does not come to be whose parent crashes before anybody can look for it`() {
      let count = SharedNumber()
      let outcome = outcome {
        guard System.split() == 0 else { kill(getpid(), SIGKILL); return }
        setsid()
        if System.split() == 0 {
          while count.value < 1_000_000 { count.value += 1; usleep(1000) }
        }
        System.endAtOnce()
      }
      #expect(outcome == named("clone, which starts a process"))
      #expect(count.value == 0)
    }
  }
#endif
