import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// What can be looked at between two steps.
extension Stepper {
  private typealias Topic = StepCommand.Topic

  func show(_ topic: StepCommand.Topic) {
    switch topic {
    case .all:
      for topic in outset.program.isProvider ? Topic.ofProvider : Topic.ofUpgrade { show(topic) }
    case .phase:
      let phase = walk.simulation.phase?.description ?? "nobody has asked for anything"
      tell("phase", ["\(phase), at \(walk.simulation.now)", "the process is \(process)"])
    case .screen: tell("screen", screen)
    case .keychain:
      let entries = walk.simulation.phone.keychain.entries
      tell("Keychain", entries.map { "\($0.user)  \($0.password)  at \($0.service.identifier)" })
    case .server: tell("server", walk.simulation.server.accounts.map(\.sentence))
    case .store: tell("store", store)
    case .keyboard: tell("keyboard", walk.simulation.phone.autoFill.suggestions.map(\.user))
    case .device:
      let autoFill = walk.simulation.phone.autoFill
      let lock = autoFill.isLocked ? "locked" : "unlocked"
      tell("device", ["\(lock), asks for \(autoFill.authentication.rawValue)"])
    case .calls: tell("calls", calls)
    case .script: showScript()
    case .path: tell("path", path.map { "\($0.kind.rawValue) \($0.phrase.text)" })
    case .story:
      for line in "\(Story(of: ending))".lines(omittingEmpty: false) {
        say(String(line).plain)
      }
    }
  }

  private func tell(_ name: String, _ lines: [String]) {
    let heading = "  \(name.padded(to: 10))"
    for (index, line) in (lines.isEmpty ? ["nothing"] : lines).enumerated() {
      say((index == 0 ? heading : String(repeating: " ", count: heading.count)) + line.plain)
    }
  }

  private var process: String {
    let process = walk.simulation.phone.process
    return process.state == .absent ? "not there" : process.state.rawValue
  }

  /// What goes between the system and the handler, and what the handler does.
  private var calls: [String] {
    walk.simulation.entries.compactMap { entry in
      let line = entry.event.line
      return line.from == .handler || line.to == .handler ? entry.told : nil
    }
  }

  /// The identities, and whether the system is at work on them.
  private var store: [String] {
    let store = walk.simulation.phone.autoFill.identityStore
    let provider = Trace.Provider(isEnabled: store.state.isEnabled, identities: store.identities)
    return provider.sentences
      + (store.isBusy ? ["busy, so that the next update fails"] : [])
  }

  private var screen: [String] {
    switch walk.simulation.phone.screen {
    case .interface(let shown, let bar):
      return (bar.map { ["[ \(Screen.SystemBar.button) ]  \($0.title)"] } ?? [])
        + (walk.simulation.world.touchable ?? shown).elements.map(\.picture)
    case .sheet(let sheet): return ["Apple's sheet: \(sheet.explanation)"]
    case .signInPrompt(let prompt): return [prompt.text] + prompt.upgrades.map { "[ \($0.article) ]" }
    case .signInSheet(let sheet): return sheet.interface.elements.map(\.picture)
    case .systemSheet(let sheet): return sheet.interface.elements.map(\.picture)
    case .elsewhere, .message, .recommendations, .authentication: break
    }
    let own = walk.simulation.world.appInterface.map { ["the app:"] + $0.elements.map(\.picture) } ?? []
    return walk.simulation.phone.screen == .elsewhere && !own.isEmpty
      ? own : ["\(walk.simulation.phone.screen)"] + own
  }

  private func showScript() {
    for (index, line) in script.enumerated() {
      let mark = index == position ? "▶" : index < position ? "·" : " "
      say("\(mark) \(line.written)")
    }
    if position == script.count { say("▶ whatever else is to come") }
  }
}

extension StepCommand.Topic {
  /// What there is to see where accounts are upgraded.
  fileprivate static let ofUpgrade: [Self] = [.phase, .screen, .keychain, .server]
  /// What there is to see where forms are filled.
  fileprivate static let ofProvider: [Self] = [.phase, .screen, .keyboard, .store, .device, .server]
}

extension Interface.Element {
  /// The element as a line of text shows it.
  fileprivate var picture: String {
    switch self {
    case .label(let text): text
    case .field(let name, let text): "\(name): [\(text.padded(to: 8))]"
    case .button(let name, let isEnabled): "[ \(name) ]\(isEnabled ? "" : "  (disabled)")"
    }
  }
}
