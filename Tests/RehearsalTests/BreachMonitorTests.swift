import Cryptography
import Rehearsal
import TestBench
import Testing

@testable import PhoneModel

/// What leaves the phone when it asks for breaches.
@Suite struct BreachMonitorTests {
  @Test(arguments: [0, 1, 5, 16, 17, 40])
  func `every question has the same size, and says nothing but buckets in order`(count: Int) {
    var monitor = BreachMonitor()
    let passwords = (0..<count).map { "password \($0)" }
    for _ in 0..<5 {
      var questions: [[BreachBucket]] = []
      _ = monitor.check(passwords) { buckets in
        questions.append(buckets)
        return [:]
      }
      #expect(questions.map(\.count) == [BreachMonitor.batchSize])
      #expect(questions[0] == questions[0].sorted())
      #expect(questions[0].allSatisfy { (0..<1 << 15).contains($0.number) })
    }
  }

  @Test func `it goes around all passwords, and asks about each as often`() {
    var monitor = BreachMonitor()
    let passwords = (0..<40).map { "password \($0)" }
    let service = BreachService(passwords: passwords)
    let found = (0..<6).map { _ in monitor.check(passwords, asking: service.answer) ?? [] }
    #expect(found.map(\.count) == [16, 16, 8, 16, 16, 8])
    #expect(found[0] + found[1] + found[2] == passwords)
    #expect(found[3] == found[0])
  }

  @Test func `a password in a known bucket is found only by its whole digest`() {
    var monitor = BreachMonitor()
    let digest = SHA256.digest(of: "other".utf8)
    let found = monitor.check(["mine"]) { _ in [BreachBucket(of: "mine"): [digest]] }
    #expect(found == [])
  }

  @Test func `who gets no answer asks the same again`() {
    var monitor = BreachMonitor()
    let passwords = (0..<40).map { "password \($0)" }
    #expect(monitor.check(passwords) { _ in nil } == nil)
    let service = BreachService(passwords: ["password 3"])
    #expect(monitor.check(passwords, asking: service.answer) == ["password 3"])
  }

  @Test func `what the phone knows by itself costs no question`() {
    let stage = Stage { $0.phone.passwordManager.commonlyBreached = ["kitten1"] }
    let trace = stage.play(.checkPasswords) { Bare() }
    #expect(trace.entries.count == 1)
    #expect(trace.notifications.count == 1)
  }

  @Test func `the same password is asked about once, and told of once`() {
    let stage = Stage {
      $0.phone.keychain = Keychain([
        Keychain.Entry("a", "kitten1", at: "shiny.example"),
        Keychain.Entry("b", "kitten1", at: "other.example"),
      ])
      $0.phone.passwordManager.breachedElsewhere = ["kitten1"]
    }
    let trace = stage.play(.checkPasswords, .checkPasswords, .network(.goesDown), .checkPasswords) { Bare() }
    #expect(trace.notifications.count == 2)
    let questions = trace.entries.compactMap { entry -> Bool? in
      if case .system(.asksForBreaches(let buckets, let isAnswered)) = entry.event {
        buckets.count == BreachMonitor.batchSize && isAnswered
      } else {
        nil
      }
    }
    #expect(questions == [true, true, false])
  }

  @Test func `a user who does not want it is not asked for`() {
    let stage = Stage {
      $0.phone.passwordManager.commonlyBreached = ["kitten1"]
      $0.phone.passwordManager.detectsBreaches = false
    }
    #expect(stage.play(.checkPasswords) { Bare() }.entries.isEmpty)
    #expect(stage.phone.recommendations.map(\.warnings) == [[.weak(.guessable)]])
  }
}
