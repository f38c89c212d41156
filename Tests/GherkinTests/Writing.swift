import Gherkin

/// What tests write down and read off.
func source(_ text: String) -> Source { Source(text, uri: "a.feature") }

func parse(_ text: String, dialects: Dialects = .english) throws -> GherkinDocument {
  try GherkinDocument(parsing: source(text), dialects: dialects)
}

func tokens(_ text: String, dialects: Dialects = .english) throws -> [String] {
  try source(text).tokens(dialects: dialects).map(\.description)
}

func errors(_ text: String, dialects: Dialects = .english) -> [String] {
  do {
    _ = try GherkinDocument(parsing: source(text), dialects: dialects)
    return []
  } catch {
    return error.errors.map(\.description)
  }
}

func pickles(_ text: String) throws -> [Pickle] { try parse(text).pickles() }

/// A scenario with one step, for tests of what stands under a step.
func underStep(_ lines: String...) -> String {
  (["Feature: f", "Scenario: s", "Given g"] + lines).joined(separator: "\n")
}

func arguments(_ lines: String...) throws -> [StepArgument] {
  let text = (["Feature: f", "Scenario: s", "Given g"] + lines).joined(separator: "\n")
  return try parse(text).feature?.scenarios.first?.steps.first?.arguments ?? []
}
