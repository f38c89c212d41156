import Gherkin
import RehearsalScenarios
import TestBench
import Testing

/// What the canonical layout changes, and what it must not.
@Suite struct LayoutTests {
  @Test func `comments, blank lines and descriptions stay where they are`() {
    expect(
      """
      # before it all

      Feature: f
      # about the description
          Described here.
      # in the description
      \u{A0}With a space of its own.


        More of it.

      @tag
      # about the scenario

        Scenario: s
      Given the server holds:
        | user | password |
      # the usual one
        | jappleseed | kitten1 |

        | x | y |
      # before the second
      When everything settles
      # last of all


      """,
      isLaidOut: """
        # before it all

        Feature: f
          # about the description
          Described here.
          # in the description
          \u{A0}With a space of its own.


          More of it.

          @tag
          # about the scenario

          Scenario: s
            Given the server holds:
              | user       | password |
              # the usual one
              | jappleseed | kitten1  |

              | x          | y        |
            # before the second
            When everything settles
        # last of all

        """)
  }

  @Test
  func `a text of several lines keeps what it has beyond its fence, and has its comments before and after`() {
    expect(
      """
      Feature: f
        Scenario: s
            Given x
                # before
                \"\"\"json
              less
                # inside
                  more

                   \u{20}
                \"\"\"
                # after
            And y
      """,
      isLaidOut: """
        Feature: f
          Scenario: s
            Given x
              # before
              \"\"\"json
              less
              # inside
                more

                 \u{20}
              \"\"\"
            # after
            And y

        """)
  }

  @Test func `a row without a cell stays one, and what stands behind the last bar is kept`() {
    expect(
      """
      Feature: f
      Scenario: s
      Given x
      |
      |
      Given y
      | a | b
      | long | \\| c
      """,
      isLaidOut: """
        Feature: f
          Scenario: s
            Given x
              |
              |
            Given y
              | a    | b
              | long | \\| c

        """)
  }

  @Test func `what is not UTF-8 is left alone`() {
    #expect(Layout.canonical(Array("Feature: f\n  Caf".utf8) + [0xE9, 0x0A]) == nil)
  }

  @Test(arguments: 0..<20)
  func `any file means what it meant, has every comment where it was, and is laid out once for all`(
    seed: Int
  ) throws {
    var chance = SplitMix(seed: UInt64(seed))
    for _ in 1...10 {
      var text = "Feature: f\n"
      for _ in 1...40 {
        let lines = chance.pick(Self.pieces).split(separator: "\n", omittingEmptySubsequences: false)
        let longer = lines.reduce(into: text) { text, line in
          text +=
            chance.pick(["", " ", "    ", "\t", "\u{A0}"]) + line + chance.pick(["", " ", "\r"]) + "\n"
        }
        if Layout.canonical(Array(longer.utf8)) != nil { text = longer }
      }
      let layout = try #require(Layout.canonical(Array(text.utf8)))
      #expect(try Self.outline(of: layout) == Self.outline(of: text), "\(text)")
      #expect(Layout.canonical(Array(layout.utf8)) == layout, "\(text)")
    }
  }

  private static let pieces = [
    "", "", "# c", "# d", "@a @b\nScenario: s", "@a\n\n# c\nScenario: s", "Scenario Outline: o", "Examples:",
    "Rule: r", "Background:", "Given x", "When y", "* z", "| a | b |",
    "| a \\| | \\n\\\\ |\n\n# c\n| cc | d |",
    "||", "|", "| c", "words", "more words", "\"\"\"\nless\n# c\n\n  more\n\"\"\"", "```\n\\`\\`\\`\n\n```",
  ]

  /// All that a file says, in order: what its lines are and say, but for white space around them and the blank
  /// lines that are no part of a text.
  private static func outline(of text: String) throws -> [String] {
    var isInText = false
    let source = Source(text, uri: "")
    var said = try source.tokens().compactMap { token -> String? in
      if token.kind == .docStringSeparator { isInText.toggle() }
      let words = token.text.filter { $0 != "\r" }.trimmingBlanks
      if token.kind == .empty || token.kind == .endOfFile
        || token.kind == .other && !isInText && words.isEmpty
      {
        return nil
      }
      let content = isInText && token.kind == .other ? token.text : words
      return "\(token.kind) \(token.keyword) \(content) \(token.cells.map(\.value))"
    }
    let feature = try GherkinDocument(parsing: source).feature
    for scenario in (feature?.scenarios ?? []) + (feature?.rules.flatMap(\.scenarios) ?? []) {
      let lines = scenario.heading.description.split(separator: "\n", omittingEmptySubsequences: false)
      said.append(lines.map { String($0).trimmingBlanks }.joined(separator: "/"))
    }
    return said
  }

  private func expect(_ text: String, isLaidOut layout: String) {
    #expect(Layout.canonical(Array(text.utf8)) == layout)
    #expect(Layout.canonical(Array(layout.utf8)) == layout)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    return String(String.UnicodeScalarView(scalars.reversed().drop { $0.properties.isWhitespace }.reversed()))
  }
}
