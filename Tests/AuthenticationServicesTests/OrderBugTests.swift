import AuthenticationServices
import LocalAuthentication
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// Providers that give what is asked for in one order of their work, and nothing in another.
@Suite struct OrderBugTests {
  @Test(arguments: [Situation.usual(.credentialList)[0], Situation.usual(.password)[0]])
  func `who opens only where it is in front first is found, and who looks both times is exhausted`(
    situation: Situation
  ) {
    func explore(isFaulty: Bool) -> Exploration {
      var explorer = Explorer([situation], handler: Program(provider: { OpensInFront(isFaulty) }))
      explorer.budget = 1
      return explorer.explore()
    }
    let found = explore(isFaulty: true)
    // Of two requests the second comes about where the order let the first.
    let isOfTwo = situation.requests.count == 2
    #expect(found.discoveries.map(\.failure) == [.orderDependent] + (isOfTwo ? [.processDependent] : []))
    #expect(found.levels.last?.budget == 1)
    let sound = explore(isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
  }

  @Test func `who lists what is loaded when it comes up is found, and who lists it anew is exhausted`() throws
  {
    func explore(isFaulty: Bool) -> Exploration {
      var explorer = Explorer(
        [Situation.usual(.credentialList)[0]], handler: Program(provider: { LoadsBeside(isFaulty) }))
      explorer.budget = 1
      return explorer.explore()
    }
    let found = explore(isFaulty: true)
    // Whoever has nothing to tap is shown nobody, and gives up.
    #expect(found.discoveries.map(\.failure) == [.rule(.hidCredentials), .orderDependent])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.last))
    #expect(discovery.deviations.count == 1)
    #expect(discovery.deviations.first?.name.contains("presentation of the interface") == true)
    let sound = explore(isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
  }
}

/// Loads what it has beside the main queue, while its interface may come up already.
private final class LoadsBeside: NamesTable {
  private var loaded: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    names = []
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    DispatchQueue.global(qos: .userInitiated).async {
      let loaded = ["jappleseed", "kim"]
      DispatchQueue.main.async { [weak self] in
        self?.loaded = loaded
        if self?.isFaulty == false { self?.list() }
      }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list()
  }

  private func list() {
    names = loaded
    table.reloadData()
  }
}

/// Shows what it has once its user was recognized and it is in front again, whichever it hears of first.
private final class OpensInFront: NamesTable {
  private var isInFront = true
  private var isOpen = false
  private var isAsking = false
  private var user: String?
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    names = []
    observe(.NSExtensionHostWillResignActive) { $0.isInFront = false }
    observe(.NSExtensionHostDidBecomeActive) {
      $0.isInFront = true
      if !$0.isFaulty { $0.show() }
    }
  }

  private func observe(_ name: Notification.Name, _ hear: @escaping @MainActor (OpensInFront) -> Void) {
    let center = NotificationCenter.default
    observers.append(
      center.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
        MainActor.assumeIsolated { if let self { hear(self) } }
      })
  }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    extensionContext.cancelRequest(withError: ASExtensionError(.userInteractionRequired))
  }

  override func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {
    user = credentialRequest.credentialIdentity.user
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isAsking else { return }
    isAsking = true
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isOwner, _ in
      DispatchQueue.main.async { [weak self] in self?.hear(isOwner) }
    }
  }

  private func hear(_ isOwner: Bool) {
    guard isOwner else { return cancel() }
    isOpen = true
    show()
  }

  private func show() {
    guard isOpen, isInFront else { return }
    isOpen = false
    if let user { fill(user) } else { showNames() }
  }
}
