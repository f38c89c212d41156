import AuthenticationServices
import Rehearsal
import ShapesInSwift5
import TestBench
import Testing

/// The system holds what an extension begins with: what is presented on its parent comes in front of it.
@Suite struct SystemContainerTests {
  private let stage = ProviderStage()

  @Test func `a lock before the parent of a provider is in front of it, and goes`() {
    let locked = stage.play(
      [.turnsToForm, .opens(.credentials), .settle, .user(.taps("jappleseed")), .settle],
      Program(provider: { LockedProvider() }))
    #expect(locked.outcome == nil, "the row is behind the lock")
    let trace = stage.play(
      [
        .turnsToForm, .opens(.credentials), .settle, .user(.taps("Unlock")), .settle,
        .user(.taps("jappleseed")), .settle,
      ], Program(provider: { LockedProvider() }))
    #expect(trace.outcome == .provided)
    #expect(trace.violations == [.offeredNoCancel], "neither the lock nor the list has a way out")
  }

  @Test func `it is held before its view is made, by nothing of the extension's own`() async {
    await MainActor.run {
      let provider = LockedProvider()
      #expect(provider.parent == nil)
      let container = provider.heldBySystem()
      #expect(provider.parent === container && container.children.first === provider)
      let sheet = UIViewController()
      provider.parent?.present(sheet, animated: false)
      #expect(provider.presentedViewController === sheet && container.presentedViewController === sheet)
      #expect(sheet.presentingViewController === provider)
      container.dismiss(animated: false)
      #expect(provider.presentedViewController == nil && sheet.presentingViewController == nil)
    }
  }
}
