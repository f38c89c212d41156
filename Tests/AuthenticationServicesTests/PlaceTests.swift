import AuthenticationServices
import Rehearsal
import Synchronization
import TestBench
import Testing

/// A view controller that is gone leaves its place to none that its process makes later: who observes something for good
/// would take the one for the other, or not, by chance.
@Suite struct PlaceTests {
  @Test func `no controller of a process lies where an earlier one lay`() {
    let places = Places()
    let stage = ProviderStage { $0.autoFill.authentication = .none }
    let request: [Step] = [.turnsToForm, .picks, .settle]
    let trace = stage.play(
      Array(repeating: request, count: 5).flatMap { $0 }, Program(provider: { Placed(places) }))
    let starts = trace.entries.count {
      if case .system(.process(.started)) = $0.event { true } else { false }
    }
    #expect(starts == 1 && places.all.count == 5)
    #expect(Set(places.all).count == 5, "\(places.all)")
  }

  private final class Places: Sendable {
    private let kept = Mutex<[ObjectIdentifier]>([])

    var all: [ObjectIdentifier] { kept.withLock(\.self) }

    func add(_ object: AnyObject) {
      let place = ObjectIdentifier(object)
      kept.withLock { $0.append(place) }
    }
  }

  private final class Placed: ASCredentialProviderViewController {
    private let places: Places

    init(_ places: Places) {
      self.places = places
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
      places.add(self)
      extensionContext.completeRequest(
        withSelectedCredential: ASPasswordCredential(user: "jappleseed", password: "correct horse"))
    }
  }
}
