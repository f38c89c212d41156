import Designs
import Flows
import Rehearsal
import TestBench
import Testing

/// How the extension's process lives, rule by rule.
@Suite(.inverting) struct ProcessRuleTests {
  let stage = Stage()

  @Test func `PL-1 a reused process keeps its memory and makes a new handler`() throws {
    var processes = 0
    var handlers = 0
    let program = Program(
      process: { processes += 1 },
      handler: {
        handlers += 1
        return Scripted(change: { _, context in context.cancelRequest(with: .failed) })
      })
    let simulation = Simulation(phone: stage.phone, server: stage.server, program: program)
    for _ in 1...2 {
      try simulation.perform(.strongPassword)
      try simulation.perform(.settle)
    }
    #expect(processes == 1)
    #expect(handlers == 2)
    #expect(simulation.finish().entries.contains { $0.event == .system(.process(.reused)) })
  }

  @Test func `AS-40 what a deleted app kept is gone, but for the Keychain`() throws {
    let stage = Stage { $0.phone.containers.share("group.shiny") }
    var phone = stage.phone
    let item = Containers.keychainMark + "genp jappleseed"
    for key in ["session", item] {
      phone.containers[key, in: .group("group.shiny"), of: .app] = "kept"
      phone.containers[key, of: .extension] = "kept"
    }
    let simulation = Simulation(phone: phone, server: stage.server, program: Program { Scripted() })
    try simulation.perform(.user(.autoFill(.deletesApp)))
    #expect(throws: (any Error).self) { try simulation.perform(.strongPassword) }
    let other = Simulation(phone: phone, server: stage.server, program: Program { Scripted() })
    try other.perform(.user(.autoFill(.deletesApp)))
    try other.perform(.user(.autoFill(.installsApp)))
    let kept = other.phone.containers
    #expect(kept["session", in: .group("group.shiny"), of: .app] == nil)
    #expect(kept["session", of: .extension] == nil)
    #expect(kept[item, in: .group("group.shiny"), of: .app] == "kept")
    #expect(kept[item, of: .extension] == "kept")
    #expect(other.finish().readings.contains(.deletedApp))
    let offloaded = Simulation(phone: phone, server: stage.server, program: Program { Scripted() })
    try offloaded.perform(.user(.autoFill(.offloadsApp)))
    let offer = offloaded.phone.offer(.strongPassword, to: "jappleseed", from: .settings)
    #expect(offer == .withheld(.notInstalled(app: "Shiny")))
    try offloaded.perform(.user(.autoFill(.installsApp)))
    #expect(offloaded.phone.containers["session", in: .group("group.shiny"), of: .app] == "kept")
    #expect(offloaded.phone.containers["session", of: .extension] == "kept")
    _ = offloaded.finish()
  }

  @Test(arguments: [AutoFillAct.updatesApp, .restartsDevice])
  func `AS-41 after an update and a restart only what is kept is left`(act: AutoFillAct) throws {
    var processes = 0
    let program = Program(
      process: { processes += 1 },
      handler: { Scripted(change: { _, context in context.cancelRequest(with: .failed) }) })
    var phone = stage.phone
    phone.containers["session", of: .extension] = "kept"
    let simulation = Simulation(phone: phone, server: stage.server, program: program)
    try simulation.perform(.strongPassword)
    try simulation.perform(.settle)
    try simulation.perform(.user(.autoFill(act)))
    #expect(simulation.phone.process.state == .absent)
    #expect(simulation.phone.containers["session", of: .extension] == "kept")
    if act == .restartsDevice { try simulation.perform(.user(.autoFill(.unlocksDevice))) }
    try simulation.perform(.strongPassword)
    try simulation.perform(.settle)
    #expect(processes == 2)
    #expect(simulation.finish().readings.contains(.restart))
  }

  @Test func `a restart interrupts what the user was at`() throws {
    let simulation = stage.simulation { Scripted() }
    try simulation.perform(.strongPassword)
    try simulation.perform(.user(.autoFill(.restartsDevice)))
    try simulation.perform(.settle)
    let trace = simulation.finish()
    #expect(trace.outcome == .interrupted)
    #expect(trace.ending.leftovers == [])
  }

  @Test func `PL-2 a process can be suspended and ended at any time`() throws {
    let ended = stage.play(.strongPassword, .pass(.milliseconds(50)), .system(.endsProcess), .settle) {
      Trusting()
    }
    #expect(ended.outcome == .interrupted)
    #expect(ended.messagesSent == ["authorize"])
    let simulation = stage.simulation { Trusting() }
    try simulation.perform(.strongPassword)
    try simulation.perform(.system(.suspendsProcess))
    try simulation.perform(.pass(.seconds(1)))
    try simulation.perform(.system(.resumesProcess))
    try simulation.perform(.settle)
    let resumed = simulation.finish()
    #expect(resumed.outcome == .upgraded)
    let answered = resumed.entries.first {
      if case .server(.replied) = $0.event { true } else { false }
    }
    #expect(answered?.instant == Instant(nanoseconds: 1_000_000_000))
  }

  @Test func `PL-3 what the app keeps is for the extension only where both belong to a group`() throws {
    var found: [String?] = []
    let group = Container.group("group.example.shiny")
    let simulation = Stage { $0.phone.containers.share("group.example.shiny") }.simulation {
      Scripted(change: { _, context in
        found += [context.kept("session")?.text, context.kept("session", in: group)?.text]
        context.keep("mine", as: "session", in: group)
        context.cancelRequest(with: .failed)
      })
    }
    try simulation.perform(.app(.keeps(Keepsake("session", "own"))))
    try simulation.perform(.app(.keeps(Keepsake("session", in: group, "shared"))))
    for _ in 1...2 {
      try simulation.perform(.strongPassword)
      try simulation.perform(.settle)
      try simulation.perform(.system(.endsProcess))
    }
    #expect(found == [nil, "shared", nil, "mine"])
    #expect(simulation.phone.containers["session", of: .app] == "own")
    #expect(simulation.phone.containers["session", in: group, of: .app] == "mine")
    #expect(!simulation.finish().readings.contains(.foreignGroup))
  }

  @Test(arguments: Containers.Owner.allCases)
  func `AS-33 a group one does not belong to is a container of one's own`(member: Containers.Owner) throws {
    let group = Container.group("group.example.shiny")
    var found: [Stored?] = []
    let simulation = Stage {
      $0.phone.containers.share("group.example.shiny", among: [member])
    }.simulation {
      Scripted(change: { _, context in
        found.append(context.kept("session", in: group))
        context.keep("extension's", as: "session", in: group)
        found.append(context.kept("session", in: group))
        context.cancelRequest(with: .failed)
      })
    }
    try simulation.perform(.app(.keeps(Keepsake("session", in: group, "app's"))))
    try simulation.perform(.strongPassword)
    try simulation.perform(.settle)
    #expect(found == [nil, "extension's"])
    #expect(simulation.phone.containers["session", in: group, of: .app] == "app's")
    #expect(simulation.finish().readings.contains(.foreignGroup))
  }

  @Test func `PL-5 a request left unanswered is the handler's fault only while its process lives`() {
    let endless = Stage { $0.phone.profile.patience = nil }
    let left = endless.play(.strongPassword, .settle) { Scripted() }
    #expect(left.brokenRules == [.leftUnanswered])
    #expect(Violation.leftUnanswered.advice.hasPrefix("Lead on from every screen"))
    #expect(left.ending.leftovers == [.openRequest])
    let ended = endless.play(.strongPassword, .system(.endsProcess), .settle) { Scripted() }
    #expect(ended.brokenRules == [])
    let asleep = endless.play(.strongPassword, .system(.suspendsProcess), .settle) { Scripted() }
    #expect(asleep.ending.leftovers == [.openRequest])
    #expect(asleep.brokenRules == [])
    let suspended = stage.play(.strongPassword, .system(.suspendsProcess), .settle) { Scripted() }
    #expect(suspended.outcome == .timedOut)
    #expect(suspended.brokenRules == [])
  }

  @Test func `PL-6 an interface with nothing to do for the user is advised against`() {
    let idle = stage.play(.strongPassword, .settle) { Announcing() }
    #expect(idle.outcome == .upgraded)
    #expect(idle.violations == [.showedInterfaceInVain])
    #expect(idle.brokenRules == [])
    let asked = stage.play(.strongPassword, .user(.taps("Yes")), .settle) { Bothering() }
    #expect(asked.outcome == .upgraded)
    #expect(asked.violations == [.askedForInteractionUnasked])
    let idleVault = ProviderStage().play(.turnsToForm, .opens(.credentials), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.show(.label("One moment"), .button("Cancel")) { _ in }
        context.after(.seconds(1)) {
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    }
    #expect(idleVault.violations.contains(.showedInterfaceInVain))
  }

  @Test(arguments: [SystemIntervention.endsProcess, .killsProcess])
  func `PL-7 a process killed for its memory hears nothing`(intervention: SystemIntervention) {
    var heard: [Bool] = []
    let cleaning = ProviderStage().play(
      .turnsToForm, .picks, .settle, .authenticates, .pass(.seconds(1)), .system(intervention), .settle
    ) {
      ScriptedProvider { _, context in
        context.completeRequest(withSelectedCredential: ProviderStage.credential) { isExpired in
          heard.append(isExpired)
          if !isExpired { context.after(.seconds(60)) {} }
        }
      }
    }
    #expect(heard == (intervention == .killsProcess ? [false] : [false, true]))
    #expect(cleaning.outcome == .provided)
    let upgrading = stage.play(.strongPassword, .pass(.milliseconds(50)), .system(intervention), .settle) {
      Trusting()
    }
    #expect(upgrading.outcome == .interrupted)
    #expect(upgrading.brokenRules == [])
  }
}
