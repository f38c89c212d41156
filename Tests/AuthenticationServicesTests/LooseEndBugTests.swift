import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import RehearsalReports
import TestBench
import Testing
import UIKit

/// Bugs of providers that leave something behind, in Apple's names: an observer, a look-up that was taken back, half a file.
@Suite struct LooseEndBugTests {
  /// A bug, by what is wrong with it.
  enum Bug: String, CaseIterable {
    /// Whoever was on screen once cancels for everybody who comes after.
    case keepsObserver
    /// What covers the list while its user looks at something else is taken away where no extension hears of it.
    case keepsCover
    /// Who opens a list that was locked for a while finds nobody in it.
    case staysEmpty
    /// The list shows what was looked for also when nothing is looked for any more.
    case keepsFilter
    /// A row is taken for the one in its place of all there are, where the store has another first.
    case countsBackwards
    /// What is typed takes the look-up before back, and that is taken for the end of it all.
    case givesUpSearch
    /// What is found for a name comes after the field was cleared, and takes the place of the whole list.
    case findsLate
    /// The file of the vault is emptied in one piece of work, and written in the next.
    case tearsFile

    var failure: Failure {
      switch self {
      case .keepsObserver: .rule(.spokeAfterEnd)
      case .givesUpSearch, .findsLate, .keepsCover, .staysEmpty, .keepsFilter: .standstill
      case .countsBackwards: .rule(.gaveAnotherThanTapped)
      case .tearsFile: .forgotten
      }
    }

    /// How what helps begins, where it is not said by a rule.
    var advice: String? {
      switch self {
      case .keepsCover, .staysEmpty: "In the end there was nothing on screen but the way out."
      case .givesUpSearch, .findsLate, .keepsFilter: "To look for somebody ends nothing"
      case .countsBackwards, .keepsObserver, .tearsFile: nil
      }
    }

    var deviations: Deviations { self == .tearsFile ? [.system, .order] : .user }

    var request: Provision { self == .tearsFile ? .savedPassword : .credentialList }

    @MainActor func provider(isFaulty: Bool) -> ASCredentialProviderViewController {
      switch self {
      case .keepsObserver: ObservingList(isFaulty)
      case .keepsCover: CoveredList(isFaulty)
      case .staysEmpty: LockedList(isFaulty)
      case .keepsFilter: FilteredList(isFaulty)
      case .countsBackwards: BackwardList(isFaulty)
      case .givesUpSearch: SlowSearch(isFaulty)
      case .findsLate: LateSearch(isFaulty)
      case .tearsFile: FilingSafe(isFaulty)
      }
    }
  }

  @Test(arguments: Bug.allCases)
  func `it is found, and its twin is exhausted`(bug: Bug) {
    let found = explore(bug, isFaulty: true)
    #expect(found.discoveries.map(\.failure).contains(bug.failure), "\(found.discoveries.map(\.failure))")
    if let advice = bug.advice, let finding = found.discoveries.first(where: { $0.failure == bug.failure }) {
      let text = DiscoveryReport(of: found.explorer.discovery(of: finding)).text
      #expect(text.contains("  → \(advice)"), "\(text)")
    }
    let sound = explore(bug, isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
  }

  private func explore(_ bug: Bug, isFaulty: Bool) -> Exploration {
    var explorer = Explorer(
      Situation.usual(bug.request), handler: Program(provider: { bug.provider(isFaulty: isFaulty) }))
    explorer.deviations = bug.deviations
    explorer.budget = 2
    return explorer.explore()
  }

  @Test func `what an observer says as its user leaves is heard before the process can end`() {
    let trace = ProviderStage().play(
      [.turnsToForm, .opens(.credentials), .settle, .user(.leavesApp), .settle],
      Program(provider: { ObservingList(false) }))
    #expect(trace.outcomes == [.canceled])
  }
}

/// Cancels when whoever shows it goes to the background.
private final class ObservingList: NamesTable {
  private var isAnswered = false

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: .NSExtensionHostDidEnterBackground, object: nil, queue: .main
    ) { [self] _ in
      MainActor.assumeIsolated {
        if !isFaulty, isAnswered { return }
        isAnswered = true
        extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
      }
    }
  }

  override func cancel() {
    isAnswered = true
    super.cancel()
  }

  override func fill(_ user: String) {
    isAnswered = true
    super.fill(user)
  }
}

/// Shows nobody's name while its user looks at something else.
private final class CoveredList: NamesTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    show([], after: .NSExtensionHostWillResignActive)
    show(names, after: isFaulty ? UIApplication.didBecomeActiveNotification : .NSExtensionHostDidBecomeActive)
  }

  private func show(_ names: [String], after notice: Notification.Name) {
    _ = NotificationCenter.default.addObserver(forName: notice, object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.names = names
        self?.table.reloadData()
      }
    }
  }
}

/// Locks itself after a minute.
private final class LockedList: NamesTable {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Master password"
    view.addSubview(field)
    addButton("Unlock") { [weak self] in self?.open() }
    isLocked = false
    _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.isLocked = true }
    }
  }

  private var isLocked = false {
    didSet {
      names = isLocked ? [] : names
      for view in view.subviews.dropFirst(2) { view.isHidden = !isLocked }
      table.reloadData()
    }
  }

  private func open() {
    guard field.text == "open sesame" else { return }
    if !isFaulty { names = ["jappleseed", "kim"] }
    isLocked = false
  }
}

/// Shows whoever is looked for.
private final class FilteredList: SearchedList {
  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if isFaulty, searchText.isEmpty { return }
    super.searchBar(searchBar, textDidChange: searchText)
  }

  override func fill(at row: Int) { fill(names[row]) }
}

/// Shows last first.
private final class BackwardList: SearchedList {
  override var all: [String] { super.all.reversed() }

  override func viewDidLoad() {
    super.viewDidLoad()
    names = all
  }
}

/// Looks for what is typed a moment later.
private final class SlowSearch: SearchedList {
  private var search: Task<Void, Never>?

  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search?.cancel()
    search = Task {
      do {
        try await Task.sleep(for: .milliseconds(300))
        super.searchBar(searchBar, textDidChange: searchText)
      } catch {
        if isFaulty { extensionContext.cancelRequest(withError: ASExtensionError(.failed)) }
      }
    }
  }

  override func fill(at row: Int) { fill(names[row]) }
}

/// Takes a moment to find somebody, and none to show everybody.
private final class LateSearch: SearchedList {
  private var search: Task<Void, Never>?

  override func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search?.cancel()
    guard !searchText.isEmpty else { return super.searchBar(searchBar, textDidChange: "") }
    search = Task {
      await Task.detached { try? await Task.sleep(for: .milliseconds(300)) }.value
      if isFaulty || !Task.isCancelled { super.searchBar(searchBar, textDidChange: searchText) }
    }
  }

  override func fill(at row: Int) { fill(names[row]) }
}

/// Keeps what is saved in a file.
private final class FilingSafe: ASCredentialProviderViewController {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var file: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("vault")
  }

  private var saved: [String: String] {
    (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
  }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    guard let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity else { return }
    let record = record(of: identity.user, at: identity.serviceIdentifier)
    let password = saved[record] ?? ["jappleseed": "correct horse", "kim": "battery staple"][identity.user]
    guard let password else {
      return extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: identity.user, password: password))
  }

  override func performWithoutUserInteractionIfPossible(savePasswordRequest: ASSavePasswordRequest) {
    let (user, service) = (savePasswordRequest.credential.user, savePasswordRequest.serviceIdentifier)
    var saved = saved
    saved[record(of: user, at: service)] = savePasswordRequest.credential.password
    let identity = ASPasswordCredentialIdentity(
      serviceIdentifier: service, user: user, recordIdentifier: record(of: user, at: service))
    guard let data = try? JSONEncoder().encode(saved) else { return }
    write(data) {
      Task { @MainActor in
        let store = ASCredentialIdentityStore.shared
        while await store.state().isEnabled, await !store.takes(identity) {
          try? await Task.sleep(for: .milliseconds(100))
        }
        await self.extensionContext.completeSavePasswordRequest()
      }
    }
  }

  private func write(_ data: Data, then goOn: @escaping @Sendable () -> Void) {
    let file = file
    guard isFaulty else {
      try? data.write(to: file, options: .atomic)
      return goOn()
    }
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    DispatchQueue.global().async {
      if let handle = try? FileHandle(forWritingTo: file) {
        handle.write(data)
        try? handle.close()
      }
      goOn()
    }
  }

  private func record(of user: String, at service: ASCredentialServiceIdentifier) -> String {
    let host = service.type == .URL ? URL(string: service.identifier)?.host : service.identifier
    return "\(user) at \(host ?? "")"
  }
}

extension ASCredentialIdentityStore {
  fileprivate func takes(_ identity: ASPasswordCredentialIdentity) async -> Bool {
    do {
      try await saveCredentialIdentities([identity])
      return true
    } catch { return false }
  }
}
