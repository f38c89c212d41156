import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// Rows of which nothing comes and codes that are kept too long, in Apple's names, and what looks like them.
@Suite struct IgnoredTapBugTests {
  private func violations(_ steps: Step..., of habit: RowHabit) -> [Violation] {
    ProviderStage().play(
      [.turnsToForm, .opens(.credentials), .settle] + steps + [.user(.taps("Cancel")), .settle],
      Program(provider: { NamelessRows(habit) })
    ).violations
  }

  private static let taps = Step.user(.taps("(no user name)"))

  @Test(arguments: RowHabit.allCases)
  func `a row that does nothing is told, and one that does something is not`(habit: RowHabit) {
    let told = violations(Self.taps, .settle, of: habit)
    #expect(told.filter { $0 == .ignoredTap } == (habit.isIgnoring ? [.ignoredTap] : []))
  }

  @Test func `a search finds a row that does nothing`() {
    func explore(_ habit: RowHabit) -> Exploration {
      var explorer = Explorer(
        [Situation.usual(.credentialList)[0]], handler: Program(provider: { NamelessRows(habit) }))
      explorer.deviations = .user
      explorer.budget = 1
      return explorer.explore()
    }
    let found = explore(.returns)
    #expect(
      found.discoveries.map(\.failure).contains(.rule(.ignoredTap)), "\(found.discoveries.map(\.failure))")
    let sound = explore(.fills)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure))")
  }

  @Test func `a search bar's own button is no way out that leads nowhere`() {
    var explorer = Explorer(
      [Situation.usual(.credentialList)[0]], handler: Program(provider: { ClearedSearch(false) }))
    explorer.deviations = .user
    explorer.budget = 1
    let sound = explorer.explore()
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure))")
  }

  @Test(arguments: [true, false])
  func `a search finds a code that was made when its list came up`(isFaulty: Bool) {
    var explorer = Explorer(
      [Situation.usual(.codeList)[0]], handler: Program(provider: { CodeButtons(isFaulty) }))
    explorer.deviations = .user
    explorer.budget = 1
    let found = explorer.explore()
    let failures = found.discoveries.map(\.failure)
    #expect(failures.contains(.rule(.gaveTwoCodes)) == isFaulty, "\(failures)")
    if !isFaulty { #expect(found.verdict == .exhausted, "\(failures)") }
  }
}

/// What becomes of a row without a user name.
enum RowHabit: String, CaseIterable {
  /// It is passed over.
  case returns
  /// The same, and the row stays chosen with nothing that goes on from there.
  case staysChosen
  /// It is filled in with what it has.
  case fills
  /// It is ticked.
  case ticks
  /// It stays chosen, for a button that fills it in.
  case choosesForButton
  /// Something can be felt.
  case knocks
  /// It is copied.
  case copies
  /// It cannot look chosen.
  case onlySays

  var isIgnoring: Bool { self == .returns || self == .staysChosen }
}

private final class NamelessRows: NamesTable {
  private let habit: RowHabit

  init(_ habit: RowHabit) {
    self.habit = habit
    super.init(false)
    names.append("(no user name)")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if habit == .choosesForButton { addButton("Use") { [weak self] in self?.fill("jappleseed") } }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if habit == .onlySays { cell.selectionStyle = .none }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == 2 else { return fill(names[indexPath.row]) }
    switch habit {
    case .returns: tableView.deselectRow(at: indexPath, animated: true)
    case .fills: fill("")
    case .ticks:
      tableView.deselectRow(at: indexPath, animated: true)
      tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    case .knocks: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .copies: UIPasteboard.general.string = "kitten1"
    case .staysChosen, .choosesForButton, .onlySays: break
    }
  }
}

private final class CodeButtons: ASCredentialProviderViewController {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    let (shown, isFaulty) = (Self.code, isFaulty)
    add("Shiny code") { $0.fill(isFaulty ? shown : Self.code) }
    add("Cancel") { $0.extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled)) }
  }

  private static var code: String { "\(Int(Date().timeIntervalSince1970) / 30)" }

  private func add(_ title: String, _ act: @escaping (CodeButtons) -> Void) {
    let action = UIAction(title: title) { [weak self] _ in if let self { act(self) } }
    view.addSubview(UIButton(type: .system, primaryAction: action))
  }

  private func fill(_ code: String) {
    extensionContext.completeOneTimeCodeRequest(using: ASOneTimeCodeCredential(code: code))
  }
}

/// Lists its names below a search bar with a button, which does no more than put the bar back as it was.
private final class ClearedSearch: NamesTable, UISearchBarDelegate {
  private let all = ["jappleseed", "kim"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UISearchBar()
    bar.placeholder = "Search"
    bar.showsCancelButton = true
    bar.delegate = self
    view.insertSubview(bar, at: 0)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    names = searchText.isEmpty ? all : all.filter { $0.contains(searchText) }
    table.reloadData()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    names = all
    table.reloadData()
  }
}
