#if os(Linux)
  extension Hostile {
    static let tasks = family(
      "tasks",
      [
        "spawns without end": { _ in
          @Sendable func again() {
            Task {
              again(); again()
            }
          }
          again()
        },
        "yields without end": { _ in Task { while true { await Task.yield() } } },
        "sleeps for thirty years": { say in
          Task {
            try await Task.sleep(for: .seconds(1_000_000_000))
            say("woke")
          }
        },
        "never resumes": { say in
          Task {
            await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
            say("resumed")
          }
        },
        "resumes twice": { say in
          Task {
            await withCheckedContinuation { (it: CheckedContinuation<Void, Never>) in
              it.resume()
              it.resume()
            }
            say("resumed")
          }
        },
        "detaches itself": { say in Task.detached(priority: .background) { say("ran") } },
        "has an actor wait for itself": { say in
          let actor = Waiting()
          Task {
            await actor.first(say)
          }
        },
        "never cancels": { say in
          let task = Task { while !Task.isCancelled { await Task.yield() } }
          Task {
            await task.value
            say("over")
          }
        },
        "answers a hundred thousand times": { say in for _ in 0..<100_000 { say("again") } },
        "cancels what it waits for": { say in
          let task = Task { try await Task.sleep(for: .seconds(60)) }
          Task {
            task.cancel()
            do { try await task.value } catch { say("\(type(of: error))") }
          }
        },
      ])
  }

  private actor Waiting {
    private var isThere = false

    func first(_ say: @escaping @Sendable (String) -> Void) async {
      while !isThere { await Task.yield() }
      say("there")
    }
  }
#endif
