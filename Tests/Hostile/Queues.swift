#if os(Linux)
  import Dispatch
  import Foundation

  extension Hostile {
    static let queues = family(
      "queues",
      [
        "waits for a semaphore": { say in
          DispatchSemaphore(value: 0).wait()
          say("woken")
        },
        "waits for a semaphore for a time": { say in
          say("\(DispatchSemaphore(value: 0).wait(timeout: .now() + 100_000))")
        },
        "waits for a group": { say in
          let group = DispatchGroup()
          group.enter()
          group.wait()
          say("over")
        },
        "waits for its own queue": { say in
          let queue = DispatchQueue(label: "own")
          queue.sync { queue.sync { say("in") } }
        },
        "waits for the main queue": { say in DispatchQueue.main.sync { say("in") } },
        "goes round on the main queue": { _ in
          @Sendable func again() { DispatchQueue.main.async { again() } }
          again()
        },
        "goes round by alarms for now": { _ in
          @Sendable func again() { DispatchQueue.main.asyncAfter(deadline: .now()) { again() } }
          again()
        },
        "goes round by the nanosecond": { _ in
          @Sendable func again() {
            DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(1)) { again() }
          }
          again()
        },
        "does everything at once": { say in
          let lock = NSLock()
          nonisolated(unsafe) var order: [Int] = []
          DispatchQueue.concurrentPerform(iterations: 8) { number in lock.withLock { order.append(number) } }
          say("\(order)")
        },
        "hears of a signal": { say in
          let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
          source.setEventHandler { say("heard") }
          source.resume()
          say("made")
        },
        "hears of a file": { say in
          let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
          source.resume()
          say("made")
        },
        "reads by a channel": { say in
          let channel = DispatchIO(
            type: .stream, path: "/etc/hostname", oflag: O_RDONLY, mode: 0, queue: .main
          ) { _ in }
          channel?.read(offset: 0, length: 10, queue: .main) { isDone, _, _ in if isDone { say("read") } }
        },
      ])
  }
#endif
