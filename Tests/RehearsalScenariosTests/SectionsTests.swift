import RehearsalScenarios
import Testing

/// What somebody means who names a line of a file.
@Suite struct SectionsTests {
  private static let text = """
    Feature: F
      About it.

      Background:
        Given the network is down

      @a
      Scenario: plain
        When everything settles

      Scenario Outline: waits <n>
        When <n> seconds pass

        @b
        Examples: few
          | n |
          | 2 |
          | 3 |

        Examples: many
          | n |
          | 90 |

      Rule: R
        Background:
          Given the network is down

        Scenario: ruled
          When everything settles
    """

  @Test(arguments: [
    (1...6, [8, 17, 18, 22, 28]), (7...10, [8]), (11...13, [17, 18, 22]), (14...16, [17, 18]),
    (17...17, [17]),
    (18...18, [18]), (19...19, [17, 18]), (20...21, [22]), (22...22, [22]), (23...23, [22]), (24...27, [28]),
    (28...29, [28]),
  ])
  func `a line means what is under its title, comes after its background, or is its row`(
    lines: ClosedRange<Int>, meant: [Int]
  ) {
    for line in lines { #expect(Self.scenarios(on: [line]) == meant, "\(line)") }
  }

  @Test func `several lines mean all that each means, each scenario once and in the order of the file`() {
    #expect(Self.scenarios(on: [28, 18, 9, 7]) == [8, 18, 28])
    #expect(Self.scenarios(on: [18, 11, 18]) == [17, 18, 22])
    #expect(Self.scenarios(on: []) == [8, 17, 18, 22, 28])
  }

  private static func scenarios(on lines: [Int]) -> [Int] {
    ScenarioReader().read(Array(text.utf8), file: "f").scenarios(on: lines).map(\.place.line)
  }
}
