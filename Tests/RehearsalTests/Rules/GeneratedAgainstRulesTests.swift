import Rehearsal
import TestBench
import Testing
import Vaults

/// Passwords that a provider generates for a form with rules.
@Suite(.inverting) struct GeneratedAgainstRulesTests {
  private static let rules = "minlength: 8; maxlength: 16; required: lower; required: upper; allowed: [-];"

  private static func asking(_ rules: String?, onScreen: Bool = false) -> [Step] {
    [.turnsToForm, .user(.autoFill(.generatesPasswords(rules: rules, onScreen: onScreen)))]
  }

  /// What is told of passwords that are given in silence.
  private func told(_ passwords: String..., by rules: String? = rules) -> [String] {
    let trace = ProviderStage().play(
      Self.asking(rules) + [.settle],
      Program(provider: {
        ScriptedProvider { _, context in context.completeGeneratePasswordRequest(results: passwords) }
      }))
    return trace.violations(of: .generatedAgainstRules)
  }

  @Test func `CP-36 a password that the rules of its form turn down is told`() {
    #expect(told("vumdeh-biXryk") == [])
    #expect(told("vumdeh-biXryk-fotba") == ["maxlength: it has 19 characters, 16 at most may be"])
    #expect(told("vumdeh-bixryk") == ["required: it holds nothing of upper"])
    #expect(told("vumdeh-biXryk-3") == ["allowed: it holds “3”"])
  }

  @Test func `the best of them counts, and others are there for who wants another one`() {
    #expect(told("vumdeh-biXryk", "hedgehog-lantern-ribbon") == [])
    #expect(told("hedgehog-lantern-ribbon", "vumdeh-biXryk").count == 1)
    #expect(told() == [])
  }

  @Test(arguments: [
    nil, "", "minlenght: 30;", "minlength: 30; minlenght: 8;",
    "maxlength: 2; required: lower; required: upper; required: digit;",
  ])
  func `rules that cannot be read or met ask for nothing`(rules: String?) {
    #expect(told("vumdeh-biXryk-fotba", by: rules) == [])
  }

  @Test func `on screen a password is held to the rules as well, unless something was typed`() {
    func told(after steps: Step...) -> [String] {
      let trace = ProviderStage().play(
        Self.asking(Self.rules, onScreen: true) + steps + [.settle],
        Program(provider: {
          ScriptedProvider(preparing: { _, context in
            context.show(.field("Words"), .button("Use"), .button("Cancel")) { _ in
              context.completeGeneratePasswordRequest(results: ["hedgehog-lantern-ribbon"])
            }
          })
        }))
      return trace.violations(of: .generatedAgainstRules)
    }
    #expect(told(after: .user(.taps("Use"))).count == 1)
    #expect(told(after: .user(.types("3", into: "Words")), .user(.taps("Use"))) == [])
  }

  @Test func `a vault makes one by the rules where the form takes none of its own`() {
    let trace = ProviderStage().play(Self.asking(Self.rules) + [.settle], VaultInStep.program)
    #expect(trace.brokenRules == [])
    #expect(trace.fillings.count == 1)
    #expect(trace.fillings != [.generatedPasswords(["vumdeh-biXryk-3fotba", "hedgehog-lantern-ribbon"])])
  }
}

extension Trace {
  /// What was said of a rule each time that it was broken.
  fileprivate func violations(of wanted: Violation) -> [String] {
    entries.compactMap { if case .violation(wanted, let detail) = $0.event { detail } else { nil } }
  }
}
