#if os(Linux)
  import Foundation

  extension Hostile {
    static let foundation = family(
      "Foundation",
      [
        "detaches a thread": { say in
          Thread.detachNewThread { say("ran") }
          say("detached")
        },
        "starts a thread": { say in
          Thread { say("ran") }.start()
        },
        "sleeps": { say in
          Thread.sleep(forTimeInterval: 100_000)
          say("slept")
        },
        "runs a loop": { say in
          RunLoop.current.run(until: Date() + 100_000)
          say("over")
        },
        "locks what it holds": { say in
          let lock = NSLock()
          lock.lock()
          lock.lock()
          say("had it")
        },
        "locks for a time": { say in
          let lock = NSLock()
          lock.lock()
          say("\(lock.lock(before: Date() + 100_000))")
        },
        "waits for a condition": { say in
          let condition = NSCondition()
          condition.lock()
          say("\(condition.wait(until: Date() + 100_000))")
        },
        "has a timer without a pause": { _ in
          _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }
        },
        "starts a process": { say in
          let process = Process()
          process.executableURL = URL(filePath: "/usr/bin/touch")
          process.arguments = ["/tmp/reached-by-a-hostile-handler"]
          do {
            try process.run()
            say("ran")
          } catch { say("refused") }
        },
      ])

    static let swiftClocks = family(
      "clocks",
      [
        "asks for the date": { say in say("\(Date().timeIntervalSince1970)") },
        "asks for how long it is up": { say in say("\(ProcessInfo.processInfo.systemUptime)") },
        "measures itself": { say in
          say("\(ContinuousClock().measure { for _ in 0..<1000 { _ = UUID() } })")
        },
        "asks Dispatch": { say in say("\(DispatchTime.now().uptimeNanoseconds)") },
        "writes the date": { say in
          let format = DateFormatter()
          format.locale = Locale(identifier: "en_US_POSIX")
          format.dateFormat = "yyyy-MM-dd HH:mm ZZZZZ"
          say(format.string(from: Date()))
        },
        "asks for its time zone": { say in say(TimeZone.current.identifier) },
        "asks when a file changed": { say in
          let values = try? FileManager.default.attributesOfItem(atPath: "/etc/passwd")
          say("\((values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? -1)")
        },
      ])

    static let swiftChance = family(
      "chance",
      [
        "makes a UUID": { say in say("\(UUID())") },
        "throws a die": { say in say("\(Int.random(in: 1...1_000_000))") },
        "shuffles": { say in say("\((1...9).shuffled())") },
        "walks a set": { say in say(Set(["a", "b", "c", "d", "e"]).joined()) },
        "hashes": { say in say("\("a".hashValue)") },
        "reads the device": { say in
          let bytes = FileHandle(forReadingAtPath: "/dev/urandom")?.readData(ofLength: 4)
          say("\(bytes.map(Array.init) ?? [])")
        },
        "asks for a unique text": { say in
          say(String(ProcessInfo.processInfo.globallyUniqueString.prefix(36)))
        },
      ])
  }
#endif
