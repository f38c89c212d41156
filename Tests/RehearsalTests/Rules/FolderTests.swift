import Rehearsal
import TestBench
import Testing

/// Lists that have folders, of which their user opens one (CP-3).
@Suite struct FolderTests {
  private static let stage = ProviderStage { phone in
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true,
      identities: [ProviderStage.identity, CredentialIdentity("kim", at: "shiny.example", record: "2")])
  }

  /// Shows folders, and what is in the one that was tapped last; answers what is told of who is left out.
  private func hidden(_ folders: [String: [String]], tapping taps: [String]) -> [String] {
    let trace = Self.stage.play(
      [.turnsToForm, .opens(.credentials)] + taps.map { .user(.taps($0)) } + [.settle],
      Program(provider: {
        ScriptedProvider(preparing: { _, context in
          func show(_ rows: [String]) {
            context.show((rows + ["Cancel"]).map { .button($0) }) { tap in
              if tap.button == "Cancel" { return context.cancelRequest(with: .userCanceled) }
              if tap.button == "All Folders" { return show(folders.keys.sorted()) }
              if let inside = folders[tap.button] { return show(inside + ["All Folders"]) }
              context.completeRequest(
                withSelectedCredential: PasswordCredential(user: tap.button, password: "correct horse"))
            }
          }
          show(folders.keys.sorted())
        })
      }))
    return trace.entries.compactMap {
      if case .violation(.hidCredentials, let detail) = $0.event { detail } else { nil }
    }
  }

  @Test func `what may be in a folder that nobody opened is not hidden`() {
    let folders = ["Personal": ["jappleseed"], "Work": ["kim"]]
    #expect(hidden(folders, tapping: ["Personal", "jappleseed"]) == [])
    #expect(hidden(folders, tapping: ["Work", "All Folders", "Cancel"]) == [])
  }

  @Test func `what is in none of them is`() {
    let folders = ["Personal": ["jappleseed"], "Work": ["jappleseed"]]
    let taps = ["Personal", "All Folders", "Work", "jappleseed"]
    #expect(hidden(folders, tapping: taps) == ["kim"])
    #expect(hidden(["Personal": ["jappleseed"]], tapping: ["Personal", "All Folders", "Cancel"]) == ["kim"])
  }

  @Test func `what stands beside a list is no folder of it`() {
    let trace = Self.stage.play(
      .turnsToForm, .opens(.credentials), .user(.taps("jappleseed")), .settle
    ) {
      ScriptedProvider(preparing: { _, context in
        context.show(.button("Add"), .button("jappleseed"), .button("Cancel")) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    }
    #expect(trace.violations == [.hidCredentials])
  }

  @Test(arguments: [
    (["Cancel"], false), (["Show all logins", "Cancel"], false), (["Show all logins", "Cancel"], true),
  ])
  func `what a button promises that nobody tapped is not hidden`(taps: [String], isTrue: Bool) {
    let trace = Self.stage.play(
      [.turnsToForm, .opens(.credentials)] + taps.map { .user(.taps($0)) } + [.settle],
      Program(provider: {
        ScriptedProvider(preparing: { _, context in
          func show(_ rows: [String]) {
            context.show((rows + ["Show all logins", "Cancel"]).map { .button($0) }) { tap in
              if tap.button == "Cancel" { return context.cancelRequest(with: .userCanceled) }
              show(isTrue ? ["jappleseed", "kim"] : rows)
            }
          }
          show(["jappleseed"])
        })
      }))
    #expect(trace.brokenRules == (taps.count == 1 || isTrue ? [] : [.hidCredentials]))
  }

  @Test(arguments: [(0, []), (1, [.hidCredentials])] as [(Int, [Violation])])
  func `what is still to come is not hidden`(seconds: Int, told: [Violation]) {
    let trace = Self.stage.play(
      .turnsToForm, .opens(.credentials), .pass(.seconds(seconds)), .user(.taps("Cancel")), .settle
    ) {
      ScriptedProvider(preparing: { _, context in
        context.show(.button("jappleseed"), .button("Cancel")) { _ in
          context.cancelRequest(with: .userCanceled)
        }
        context.after(.milliseconds(300)) {}
      })
    }
    #expect(trace.brokenRules == told)
  }
}
