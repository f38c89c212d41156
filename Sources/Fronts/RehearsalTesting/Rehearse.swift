import ProcessIsolation
public import Rehearsal
import RehearsalReports
public import Testing

/// Rehearses a handler and records an issue, with the story, for everything that is wrong.
///
/// Failure is every ``/Rehearsal/Flaw``: a broken rule, somebody locked out, something left over at the end, a
/// continuation that nobody resumes, a step no phone could do, work that no order can be given, and a rehearsal
/// without an end. So is a handler that traps, ends the process or does not come back: on Linux
/// it costs this rehearsal alone, which is played in a copy of the process first. ``IsolationTrait`` says more.
///
/// ```swift
/// @Test func `one tap replaces a weak password`() {
///   let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
///   let server = AccountServer(Account("jappleseed", password: "kitten1"))
///   let trace = rehearse(
///     [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle], on: phone, with: server
///   ) { Shiny() }
///   #expect(trace.outcome == .upgraded)
/// }
/// ```
///
/// What the network does to single messages goes with `faults`: `[Fault(.losesReply, message: "changePassword")]`. A
/// rule that the handler is meant to break goes with `expecting`, such as `[.patience]`; that is an issue where it is
/// kept.
@discardableResult
public func rehearse(
  _ steps: [Step], on phone: Phone, with server: any Server, faults: [Fault] = [],
  expecting rules: Set<Violation> = [], limit: Int = Simulation.defaultLimit,
  sourceLocation: SourceLocation = #_sourceLocation,
  handler makeHandler: @escaping () -> any AccountModificationHandler
) -> Trace {
  rehearse(
    Script(on: phone.meeting(faults), steps), with: server, handler: Program(makeHandler), expecting: rules,
    limit: limit, sourceLocation: sourceLocation)
}

/// Rehearses a credential provider and records an issue, with the story, for everything that is wrong.
///
/// ```swift
/// @Test func `a tap fills the password`() {
///   var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
///   phone.autoFill.identityStore = IdentityStore(
///     isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")])
///   let trace = rehearse(
///     [
///       .user(.autoFill(.focuses(Form(at: "https://shiny.example/login")))),
///       .user(.autoFill(.picks("jappleseed"))), .settle,
///       .user(.autoFill(.authenticates)), .settle,
///     ],
///     on: phone, with: AccountServer(), provider: { Vault() })
///   #expect(trace.outcome == .provided)
/// }
/// ```
@discardableResult
public func rehearse(
  _ steps: [Step], on phone: Phone, with server: any Server, faults: [Fault] = [],
  expecting rules: Set<Violation> = [], limit: Int = Simulation.defaultLimit,
  sourceLocation: SourceLocation = #_sourceLocation,
  provider makeHandler: @escaping () -> any CredentialProviderHandler
) -> Trace {
  rehearse(
    Script(on: phone.meeting(faults), steps), with: server, handler: Program(provider: makeHandler),
    expecting: rules, limit: limit, sourceLocation: sourceLocation)
}

/// Rehearses a program, such as one of a view controller written for iOS, and records an issue, with the story,
/// for everything that is wrong.
@discardableResult
public func rehearse(
  _ steps: [Step], on phone: Phone, with server: any Server, handler program: Program, faults: [Fault] = [],
  expecting rules: Set<Violation> = [], limit: Int = Simulation.defaultLimit,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Trace {
  rehearse(
    Script(on: phone.meeting(faults), steps), with: server, handler: program, expecting: rules, limit: limit,
    sourceLocation: sourceLocation)
}

/// Plays a script with a program, and records an issue, with the story, for everything that is wrong.
@discardableResult
public func rehearse(
  _ script: Script, with server: any Server, handler program: Program, expecting rules: Set<Violation> = [],
  limit: Int = Simulation.defaultLimit, sourceLocation: SourceLocation = #_sourceLocation
) -> Trace {
  let understudy = Understudy(place: sourceLocation, program: program) { begin, see in
    let simulation = Simulation(phone: script.phone, server: server, program: program, limit: limit)
    begin(simulation.soFar.setting)
    simulation.witness = see
    for step in script.steps {
      do { try simulation.perform(step) } catch { break }
    }
    return simulation.finish()
  } playHere: {
    Watch.kept.over(program, at: sourceLocation) {
      script.play(with: server, handler: $0, limit: limit)
    }
  } write: {
    Packet(Array(NDJSON.text(of: $0).utf8))
  } read: {
    try? NDJSON.trace(from: String(decoding: $0.bytes, as: UTF8.self))
  }
  let trace: Trace
  switch understudy.outcome() {
  case .played(let played): trace = played
  case .lost(let mishap):
    Issue.tell("✗ \(mishap.headline)\(mishap.story)", at: sourceLocation)
    for file in mishap.trace.map(FailureFile.all) ?? [] { file.attach(at: sourceLocation) }
    return mishap.trace ?? Trace(fragment: script.setting(with: server), [])
  }
  let complaints = Announcement(rules: rules).complaints(about: trace)
  if !complaints.isEmpty {
    let heading = complaints.map { "✗ \($0)" }.joined(separator: "\n")
    Issue.tell("\(heading)\n\n\(Story(of: trace).shortened())", at: sourceLocation)
    for file in FailureFile.all(of: trace) { file.attach(at: sourceLocation) }
  }
  return trace
}

extension Phone {
  /// This phone on a network that does something more to single messages.
  fileprivate func meeting(_ faults: [Fault]) -> Phone {
    var phone = self
    phone.network.faults += faults
    return phone
  }
}

extension Script {
  /// The world before anything happens.
  fileprivate func setting(with server: any Server) -> Trace.Setting {
    Trace.Setting(app: phone.app.name, keychain: phone.keychain, accounts: server.accounts)
  }
}
