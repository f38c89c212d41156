#if os(Linux)
  import Foundation
  import Testing

  @testable import ProcessIsolation

  /// Work that is done in processes of their own, whatever becomes of those.
  @Suite struct WorkerTests {
    @Test func `every piece is answered, in order, and what is said on the way comes first`() {
      let worker = Worker(.discarded, patience: 60) { job, desk in
        var job = job
        guard let factor = try? job.number() else { return nil }
        return { number in
          desk.note("\(number)")
          return packet(number * factor)
        }
      }
      defer { worker.stop() }
      for factor in [10, 20] {
        worker.take(packet(factor), pieces: 3)
        #expect(said(by: worker) == (0..<3).flatMap { ["\($0)", "= \($0 * factor)"] })
        #expect(worker.isDone)
      }
    }

    @Test func `a worker that was stopped has nothing left to do`() {
      let worker = Worker(.discarded, patience: 60) { _, _ in { _ in Packet() } }
      worker.take(Packet(), pieces: 3)
      #expect(!worker.isDone)
      worker.stop()
      #expect(worker.isDone)
    }

    @Test func `a piece that ends its process is lost, and only that`() {
      let worker = Worker(.discarded, patience: 60) { _, _ in
        { number in
          if number == 2 { kill(getpid(), SIGSEGV) }
          if number == 4 { exit(7) }
          return packet(number)
        }
      }
      defer { worker.stop() }
      worker.take(Packet(), pieces: 6)
      #expect(
        said(by: worker) == [
          "= 0", "= 1", "SIGSEGV, a bad address or a full stack", "= 3", "it left the process with 7", "= 5",
        ])
    }

    @Test func `a piece that never ends is given up`() {
      let worker = Worker(.discarded, patience: 1) { _, _ in
        { number in
          while number == 1 { pause() }
          return packet(number)
        }
      }
      defer { worker.stop() }
      worker.take(Packet(), pieces: 3)
      #expect(said(by: worker) == ["= 0", "hung for 1 s", "= 2"])
    }

    @Test func `what is ours may take its time, and what says that it goes on has not hung`() {
      let worker = Worker(.discarded, patience: 1) { _, desk in
        { number in
          if number == 0 {
            desk.unhurried { _ = usleep(2_500_000) }
          } else {
            for _ in 0..<5 {
              usleep(500_000)
              desk.pulse()
            }
          }
          return packet(number)
        }
      }
      defer { worker.stop() }
      worker.take(Packet(), pieces: 2)
      #expect(said(by: worker) == ["= 0", "= 1"])
    }

    @Test func `a handler that splits the process in two is answered for once`() {
      let worker = Worker(.discarded, patience: 60, isConfined: false) { _, _ in
        { number in
          if number == 1 { _ = split() }
          return packet(number)
        }
      }
      defer { worker.stop() }
      worker.take(Packet(), pieces: 40)
      #expect(said(by: worker) == (0..<40).map { "= \($0)" })
    }

    @Test func `what nobody sent is found out, and a length that it claims costs nothing`() {
      for forged in [[UInt8](repeating: 0xFF, count: 24), Array("what a handler prints, and more".utf8)] {
        // What is open already belongs to other tests, or to whoever writes down how they ended.
        let free = (Int32(3)..<200).filter { fcntl($0, F_GETFD) == -1 }
        let worker = Worker(.discarded, patience: 60) { _, _ in
          { number in
            if number == 1 {
              // Among the descriptors may be one of this process before it was split, on which nobody listens any more.
              signal(SIGPIPE, SIG_IGN)
              for descriptor in free {
                _ = forged.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
              }
            }
            return packet(number)
          }
        }
        defer { worker.stop() }
        worker.take(Packet(), pieces: 3)
        #expect(said(by: worker) == ["= 0", "forged", "= 2"])
      }
    }

    @Test func `what a child has started does not outlive it, nor keep its crash from being seen`() throws {
      let worker = Worker(.discarded, patience: 60, isConfined: false) { _, desk in
        { _ in
          let grandchild = split()
          if grandchild == 0 { while true { pause() } }
          desk.note("\(grandchild)")
          kill(getpid(), SIGILL)
          return Packet()
        }
      }
      let start = ContinuousClock().now
      worker.take(Packet())
      let said = said(by: worker)
      #expect(said.last == "SIGILL, a trap")
      #expect(ContinuousClock().now - start < .seconds(20))
      let grandchild = try #require(said.first.flatMap { Int32($0) })
      for _ in 0..<500 where isAlive(grandchild) { usleep(10_000) }
      #expect(!isAlive(grandchild))
    }

    @Test func `what somebody else ends may be tried again`() {
      let attempts = SharedNumber()
      func answer(chances: Int) -> [String] {
        attempts.value = 0
        let worker = Worker(.discarded, patience: 60, secondChances: chances) { _, _ in
          { _ in
            attempts.value += 1
            if attempts.value == 1 { kill(getpid(), SIGKILL) }
            return packet(0)
          }
        }
        defer { worker.stop() }
        worker.take(Packet())
        let said = said(by: worker)
        // Another test may hold a lock at the moment at which the copy is made, which then comes to nothing.
        return worker.wasStuck ? answer(chances: chances) : said
      }
      #expect(answer(chances: 0) == ["SIGKILL"])
      #expect(answer(chances: 1) == ["= 0"])
    }

    @Test func `what is printed is collected, the last of it where it has no end`() {
      let worker = Worker(.collected, patience: 60) { _, _ in
        { _ in
          for number in 0..<100_000 { print(number) }
          print("the last word")
          kill(getpid(), SIGABRT)
          return Packet()
        }
      }
      worker.take(Packet())
      #expect(said(by: worker) == ["SIGABRT"])
      #expect(worker.printed.hasSuffix("99999\nthe last word\n"))
      #expect(worker.printed.utf8.count <= 1 << 16)
    }

    @Test func `answers of several workers come in the order in which work was dealt`() {
      let pool = WorkerPool(atMost: 2) { Worker(.discarded) { _, _ in packet } }
      defer { pool.stop() }
      pool.patience = 60
      pool.prepare(forShares: 9)
      #expect(pool.count == 2)
      pool.deal([(0, 0..<2), (1, 2..<5), (0, 5..<6)].map(WorkerPool.Turn.init)) { _ in Packet() }
      var answers: [Int] = []
      while case .answer(var packet)? = pool.next() { answers.append((try? packet.number()) ?? -1) }
      #expect(answers == [0, 1, 0, 1, 2, 2])
    }

    @Test func `what a worker that hung has left is waited for by others at once`() {
      let pool = WorkerPool(atMost: 2) {
        Worker(.discarded) { job, _ in
          var job = job
          let pieces = (try? job.list { job throws(Packet.Torn) in try job.number() }) ?? []
          return { index in
            while pieces[index].isMultiple(of: 2) {}
            var answer = Packet()
            answer.put(pieces[index])
            return answer
          }
        }
      }
      defer { pool.stop() }
      pool.patience = 1
      pool.prepare(forShares: 2)
      pool.deal([(0, 0..<9), (1, 9..<10), (0, 10..<13)].map(WorkerPool.Turn.init)) { pieces in
        var job = Packet()
        job.put(pieces) { $0.put($1) }
        return job
      }
      var said: [String] = []
      while let news = pool.next() {
        switch news {
        case .answer(var packet): said.append("\((try? packet.number()) ?? -1)")
        case .lost(.hung(let seconds)): said.append("hung for \(seconds) s")
        default: said.append("\(news)")
        }
      }
      #expect(said == (0..<13).map { $0.isMultiple(of: 2) ? "hung for 1 s" : "\($0)" })
      #expect(pool.count == 10, "eight more, and only once")
    }

    private func said(by worker: Worker) -> [String] {
      var said: [String] = []
      while !worker.isDone {
        switch worker.next() {
        case .note(var packet): said.append((try? packet.text()) ?? "?")
        case .answer(var packet): said.append("= \((try? packet.number()) ?? -1)")
        case .lost(.hung(let seconds)): said.append("hung for \(seconds) s")
        case .lost(.ended(let ending)): said.append("\(ending)")
        case .lost(.forged): said.append("forged")
        case .unwanted: said.append("unwanted")
        }
      }
      return said
    }

    private func isAlive(_ process: Int32) -> Bool {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return status.map { !$0.contains(") Z ") } ?? false
    }
  }

  private func packet(_ number: Int) -> Packet {
    var packet = Packet()
    packet.put(number)
    return packet
  }

  /// As `fork`, which Swift's Foundation hides.
  private func split() -> Int32 { System.split() }
#endif
