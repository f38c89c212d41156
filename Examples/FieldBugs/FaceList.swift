import AuthenticationServices
import LocalAuthentication
import Rehearsal
import RehearsalExplorer

/// Shows nobody anything before their face was recognized; with the bug it takes no Cancel for an answer.
final class FaceList: ButtonList {
  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ask()
  }

  private func ask() {
    Task { @MainActor [weak self] in
      let isOwner = try? await LAContext().evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "Unlock your vault")
      guard let self else { return }
      if isOwner == true { return showAll { [weak self] in self?.fill($0) } }
      if isFaulty { ask() } else { cancel(.userCanceled) }
    }
  }
}

extension Property {
  /// Whoever turns a question down gets out, and has nothing more to tap.
  static let letsGo = Property.path("who cancels is let go") { trace in
    var isTurnedDown = false
    for entry in trace.entries {
      switch entry.event {
      case .user(.taps("Cancel")): isTurnedDown = true
      case .user(.taps) where isTurnedDown: return false
      case .user(.autoFill): isTurnedDown = false
      default: break
      }
    }
    return true
  }
}
