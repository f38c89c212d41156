import AuthenticationServices
import LocalAuthentication
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// Bugs of screens that shipped providers had, in Apple's names: each is found, and its twin is sound.
@Suite(.inverting) struct ScreenBugTests {
  /// A bug, by what is wrong with it.
  enum Bug: String, CaseIterable {
    /// The answer to Face ID changes the table on the queue that it comes on.
    case changesElsewhere
    /// The main queue waits for what only it could bring.
    case waitsForItself
    /// The main queue hands itself something, and waits until it is done.
    case syncsToItself
    /// A list that is searched answers with the row at that place of the whole list.
    case answersByPlace
    /// Behind the master password stands a list that gives the neighbour of what is tapped.
    case givesNeighbour
    /// The same where nothing but the keyboard's Return opens the list.
    case givesNeighbourAfterReturn
    /// What is under way when the user taps Cancel goes on and fills in.
    case fillsAfterCancel
    /// Whoever mistypes twice on one screen can do nothing there any more, and not leave either.
    case deadAfterTwoTries
    /// The button that was grayed while a wrong master password was looked at stays so.
    case grayAfterOneTry

    var failure: Failure {
      switch self {
      case .changesElsewhere: .rule(.changedScreenElsewhere)
      case .waitsForItself, .syncsToItself: .hang
      case .answersByPlace, .givesNeighbour, .givesNeighbourAfterReturn: .rule(.gaveAnotherThanTapped)
      case .fillsAfterCancel: .rule(.answeredTwice)
      case .deadAfterTwoTries: .rule(.offeredNoCancel)
      case .grayAfterOneTry: .rule(.leftFormDead)
      }
    }

    /// How many deviations it takes.
    var budget: Int {
      switch self {
      case .answersByPlace, .fillsAfterCancel, .grayAfterOneTry: 1
      case .deadAfterTwoTries: 2
      default: 0
      }
    }

    @MainActor func provider(isFaulty: Bool) -> ASCredentialProviderViewController {
      switch self {
      case .changesElsewhere: FaceTable(isFaulty)
      case .waitsForItself: WaitingList(isFaulty)
      case .syncsToItself: SyncingList(isFaulty)
      case .answersByPlace: SearchedList(isFaulty)
      case .givesNeighbour: GuardedNames(isFaulty)
      case .givesNeighbourAfterReturn: ReturnedNames(isFaulty)
      case .fillsAfterCancel: SlowFill(isFaulty)
      case .deadAfterTwoTries: TwoTries(isFaulty)
      case .grayAfterOneTry: GrayUnlock(isFaulty)
      }
    }
  }

  @Test func `a search that reaches nothing but what fits is found where there is more`() {
    func explore(isFaulty: Bool) -> Exploration {
      var situation = Situation.usual(.credentialList)[0]
      let more = CredentialIdentity("morgan", at: "bank.example", record: "6")
      situation.phone.autoFill.identityStore = IdentityStore(
        isEnabled: true, identities: situation.phone.autoFill.identityStore.identities + [more])
      var explorer = Explorer([situation], handler: Program(provider: { FittingNames(isFaulty) }))
      explorer.budget = 1
      return explorer.explore()
    }
    let found = explore(isFaulty: true)
    #expect(found.discoveries.map(\.failure) == [.rule(.hidCredentials)])
    #expect(found.levels.last?.budget == 1)
    let sound = explore(isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
  }

  @Test(arguments: Bug.allCases)
  func `it is found, and its twin is exhausted`(bug: Bug) {
    let found = explore(bug, isFaulty: true)
    #expect(found.discoveries.map(\.failure).contains(bug.failure), "\(found.discoveries.map(\.failure))")
    #expect(found.levels.last?.budget == bug.budget)
    let sound = explore(bug, isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
  }

  @Test func `rows that are loaded anew elsewhere are told before anybody sees them`() {
    let trace = ProviderStage().play(
      [.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle],
      Program(provider: { ElsewhereReloading() }))
    #expect(trace.brokenRules == [.changedScreenElsewhere])
  }

  @Test func `PL-15 a screen that is changed from another queue is told`() {
    func play(_ isFaulty: Bool) -> Trace {
      ProviderStage().play(
        [.turnsToForm, .opens(.credentials), .settle, .user(.taps("Face ID")), .settle],
        Program(provider: { FaceTable(isFaulty) }))
    }
    #expect(play(true).brokenRules == [.changedScreenElsewhere])
    #expect(play(false).brokenRules == [])
  }

  @Test func `PL-16 who presents something already presents nothing else`() {
    func play(_ habit: SayingTwo.Habit) -> (violations: [Violation], alert: String?) {
      let trace = ProviderStage().play(
        [
          .turnsToForm, .opens(.credentials), .settle, .user(.types("ja", into: "Search")), .settle,
          .user(.taps("jappleseed")), .settle,
        ], Program(provider: { SayingTwo(habit) }))
      guard case .interface(let interface, _) = trace.ending.screen else { return (trace.violations, nil) }
      let alert = ["One", "Two"].first { interface.elements.contains(.label($0)) }
      return (trace.violations.filter { $0 == .presentedOverAnother }, alert)
    }
    #expect(play(.bothAtOnce) == ([.presentedOverAnother], "One"))
    #expect(play(.oneAfterAnother) == ([], "Two"))
    #expect(play(.besideSearch) == ([.presentedOverAnother], nil))
    #expect(play(.overSearch) == ([], "One"))
  }

  @Test func `what goes as it comes needs no way out`() {
    func play(isSlow: Bool) -> Trace {
      ProviderStage().play(
        [.turnsToForm, .picks, .settle], Program(provider: { Unknowing(isSlow: isSlow) }))
    }
    #expect(play(isSlow: false).outcome == .failed)
    #expect(play(isSlow: false).brokenRules == [])
    #expect(play(isSlow: true).brokenRules == [.offeredNoCancel])
  }

  @Test func `who asks for a face need not hold on to the context`() {
    let trace = ProviderStage().play(
      [
        .turnsToForm, .opens(.credentials), .settle, .user(.taps("Face ID")), .settle,
        .user(.taps("jappleseed")), .settle,
      ], Program(provider: { FaceTable(false) }))
    #expect(trace.outcome == .provided)
  }

  @Test func `who served the last request is gone before the next one is prepared`() {
    let trace = ProviderStage().play(
      [.turnsToForm, .opens(.credentials), .settle, .user(.taps("Cancel")), .settle]
        + [.turnsToForm, .opens(.credentials), .settle, .user(.taps("alone")), .settle],
      Program(provider: { CountedList(false) }))
    #expect(trace.refusal == nil)
  }

  @Test func `who looks at something else may be asked for a face again`() {
    let steps = [Step.turnsToForm, .opens(.credentials), .settle, .user(.taps("Face ID")), .settle]
    let aside = [Step.user(.opensNotificationCenter), .user(.closesNotificationCenter), .settle]
    let trace = ProviderStage().play(steps + aside, Program(provider: { LockingTable(false) }))
    #expect(trace.brokenRules == [])
    #expect(trace.shows("Face ID"))
  }

  private func explore(_ bug: Bug, isFaulty: Bool) -> Exploration {
    let situations = Situation.usual(bug == .fillsAfterCancel ? .password : .credentialList)
    var explorer = Explorer(
      [situations[0]], handler: Program(provider: { bug.provider(isFaulty: isFaulty) }))
    explorer.deviations = .user
    explorer.budget = max(1, bug.budget)
    return explorer.explore()
  }
}

extension Trace {
  fileprivate func shows(_ button: String) -> Bool {
    guard case .handler(.laidOut(let interface))? = entries.last(where: { $0.event.isLayout })?.event else {
      return false
    }
    return interface.buttons.contains(button)
  }
}

extension TraceEvent {
  fileprivate var isLayout: Bool { if case .handler(.laidOut) = self { true } else { false } }
}

/// Says something before it fills in, over a list that can be searched.
private final class SayingTwo: ASCredentialProviderViewController, UISearchResultsUpdating {
  /// What it says, and where.
  enum Habit {
    case bothAtOnce
    case oneAfterAnother
    case besideSearch
    case overSearch
  }

  private let habit: Habit
  private let search = UISearchController(searchResultsController: nil)

  init(_ habit: Habit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search"
    view.addSubview(search.searchBar)
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: "jappleseed") { [unowned self] _ in speak() }))
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  func updateSearchResults(for searchController: UISearchController) {}

  private func speak() {
    let (first, second) = (alert("One"), alert("Two"))
    switch habit {
    case .bothAtOnce:
      search.isActive = false
      present(first, animated: true)
      present(second, animated: true)
    case .oneAfterAnother:
      search.isActive = false
      present(first, animated: true)
      first.dismiss(animated: true) { [unowned self] in present(second, animated: true) }
    case .besideSearch: present(first, animated: true)
    case .overSearch: search.present(first, animated: true)
    }
  }

  private func alert(_ title: String) -> UIAlertController {
    UIAlertController(title: title, message: nil, preferredStyle: .alert)
  }
}

/// Loads its rows on a queue of its own, and says so there.
private final class ElsewhereReloading: ASCredentialProviderViewController {
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    let cancel = UIAction(title: "Cancel") { [unowned self] _ in
      extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
    }
    view.addSubview(UIButton(type: .system, primaryAction: cancel))
    view.addSubview(UISearchBar())
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    let table = table
    DispatchQueue.global().async { onMainActor(table) { $0.reloadData() } }
  }
}
