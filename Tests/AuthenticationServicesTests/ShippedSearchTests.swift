import AuthenticationServices
import Rehearsal
import RehearsalExplorer
import Shipped
import TestBench
import Testing

/// A search of every extension that is written for Xcode, and of the one beside it that makes a mistake.
@Suite struct ShippedSearchTests {
  /// A sound extension and its faulty twin, with where they are asked and what must hold.
  struct Pair: Sendable, CustomTestStringConvertible {
    let sound: String
    let twin: String
    var situations: [Situation] = Situation.usual(.credentialList)
    var properties: [Property] = []

    var testDescription: String { "\(sound) and \(twin)" }
  }

  private static let pairs: [Pair] = [
    Pair(
      sound: "DrawnList", twin: "HastyList", properties: [.fillsOnly(after: "Fill in")]),
    Pair(sound: "NavigatedProvider", twin: "UnansweringProvider", properties: [.leavesOnCancel]),
    Pair(sound: "GuardedList", twin: "OpenList", properties: [.fillsOnly(after: "Face ID")]),
    Pair(sound: "GuardedList", twin: "TalkativeList", properties: [.keepsPasswordsOutOfLogs]),
    Pair(
      sound: "KeychainVault", twin: "OutsideVault",
      situations: sharing(Situation.usual(.configuration)), properties: [.knowsWhatItOffers]),
    Pair(
      sound: "ObservedList", twin: "OvertakenList", situations: searching(["k", "ro"], in: "Search"),
      properties: [.fillsWhatWasSearched]),
    Pair(sound: "LoggedList", twin: "TellingList", properties: [.keepsPasswordsOutOfLogs]),
    Pair(
      sound: "SearchableList", twin: "MistakenList", situations: searching(["kim"], in: "Search logins"),
      properties: [.fillsWhatIsTapped]),
    Pair(sound: "SortedList", twin: "UnsortedList", properties: [.fillsWhatIsTapped]),
    Pair(sound: "TiledLogins", twin: "MistakenTiles", properties: [.fillsWhatIsTapped]),
    Pair(
      sound: "AskingVault", twin: "CarelessVault",
      situations: beginning(with: [.user(.taps("kim"))]), properties: [.opensFor("open sesame")]),
    Pair(sound: "PagedVault", twin: "MuddledVault", properties: [.fillsWhatIsTapped]),
    Pair(
      sound: "OwnPasswords", twin: "StubbornPasswords",
      situations: generating(by: "minlength: 8; maxlength: 12;"), properties: [.generates(atMost: 12)]),
  ]

  @Test(arguments: pairs)
  func `a search of it is exhausted, and finds what is wrong with its twin`(pair: Pair) throws {
    let sound = try explore(pair.sound, pair)
    #expect(
      sound.verdict == .exhausted,
      "\(sound.discoveries.map { ($0.failure, sound.explorer.deviations(of: $0.path)) }) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
    #expect(sound.endless == 0)
    let twin = try explore(pair.twin, pair)
    #expect(!twin.discoveries.isEmpty, "\(twin.verdict)")
  }

  @Test func `every extension that is shipped is searched`() {
    let names = Set(Self.pairs.flatMap { [$0.sound, $0.twin] })
    #expect(names == Set(Shipped.all.map(\.key)))
  }

  private func explore(_ name: String, _ pair: Pair) throws -> Exploration {
    let program = try #require(Shipped.all.first { $0.key == name }).value
    var explorer = Explorer(pair.situations, handler: program)
    explorer.properties = pair.properties
    explorer.budget = 1
    return explorer.explore()
  }

  private static func sharing(_ situations: [Situation]) -> [Situation] {
    situations.map { situation in
      var shared = situation
      shared.phone.containers.share("group.example.shiny")
      return shared
    }
  }

  /// Somebody who looks for what they want, and changes their mind while they do.
  private static func searching(_ texts: [String], in field: String) -> [Situation] {
    beginning(with: texts.flatMap { [.user(.types($0, into: field)), .pass(.milliseconds(500))] })
  }

  /// A list that somebody has begun with.
  private static func beginning(with steps: [Step]) -> [Situation] {
    Situation.usual(.credentialList).map { situation in
      Situation(
        "on the list", phone: situation.phone, server: situation.server, provision: .credentialList,
        requests: [[.turnsToForm, .opens(.credentials)] + steps])
    }
  }

  private static func generating(by rules: String) -> [Situation] {
    [Provision.generatedPasswords, .chosenGeneratedPasswords].flatMap { provision in
      Situation.usual(provision).map { situation in
        let act = AutoFillAct.generatesPasswords(
          rules: rules, onScreen: provision == .chosenGeneratedPasswords)
        return Situation(
          "\(provision)", phone: situation.phone, provision: provision,
          requests: [[.turnsToForm, .user(.autoFill(act))]])
      }
    }
  }
}

extension Property {
  /// What a person did and what the form got, in order.
  private static func told(_ name: String, holds: @escaping @Sendable ([Told]) -> Bool) -> Property {
    .path(name) { trace in holds(trace.entries.compactMap { Told($0.event) }) }
  }

  /// One thing of that.
  private enum Told {
    case tapped(String)
    case typed(String)
    case filled(String)

    init?(_ event: TraceEvent) {
      switch event {
      case .user(.taps(let name)): self = .tapped(name)
      case .user(.types(let text, _)): self = .typed(text)
      case .system(.autoFill(.filled(_, .password(let credential)))): self = .filled(credential.user)
      default: return nil
      }
    }
  }

  fileprivate static let fillsWhatIsTapped = told("the login that is tapped is the one that is filled in") {
    var tapped: String?
    for told in $0 {
      switch told {
      case .tapped(let name): tapped = name
      case .filled(let user) where user != tapped: return false
      case .typed, .filled: break
      }
    }
    return true
  }

  fileprivate static let fillsWhatWasSearched = told("what is filled in is what was looked for last") {
    var typed = ""
    for told in $0 {
      switch told {
      case .typed(let text): typed = text
      case .filled(let user) where !user.contains(typed): return false
      case .tapped, .filled: break
      }
    }
    return true
  }

  fileprivate static func fillsOnly(after button: String) -> Property {
    told("nothing is filled in before “\(button)” is tapped") {
      var isAgreed = false
      for told in $0 {
        switch told {
        case .tapped(button): isAgreed = true
        case .filled where !isAgreed: return false
        case .tapped, .typed, .filled: break
        }
      }
      return true
    }
  }

  fileprivate static let leavesOnCancel = told("who taps Cancel has left") {
    var hasLeft = false
    for told in $0 {
      switch told {
      case .tapped("Cancel"): hasLeft = true
      case .tapped where hasLeft, .filled where hasLeft: return false
      case .tapped, .typed, .filled: break
      }
    }
    return true
  }

  fileprivate static func opensFor(_ password: String) -> Property {
    told("only the master password opens") {
      var typed: String?
      for told in $0 {
        switch told {
        case .typed(let text): typed = text
        case .filled where typed != password: return false
        case .tapped, .filled: break
        }
      }
      return true
    }
  }

  fileprivate static let knowsWhatItOffers = path("nobody is suggested whom the vault does not know") {
    trace in
    !trace.entries.contains { $0.event == .handler(.canceled(ExtensionError(.credentialIdentityNotFound))) }
  }

  fileprivate static let keepsPasswordsOutOfLogs = path("no password stands in a log") { trace in
    !trace.incidents.contains { incident in
      guard case .logged(let line) = incident else { return false }
      return ["correct horse", "battery staple", "tr0ub4dor"].contains { line.contains($0) }
    }
  }

  fileprivate static func generates(atMost length: Int) -> Property {
    path("every generated password is as short as the form wants it") { trace in
      trace.fillings.allSatisfy { filling in
        guard case .generatedPasswords(let passwords) = filling else { return true }
        return !passwords.isEmpty && passwords.allSatisfy { $0.count <= length }
      }
    }
  }
}
