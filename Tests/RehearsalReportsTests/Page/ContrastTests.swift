import Foundation
import Testing

@testable import RehearsalReports

/// The colors of page and pictures: what is written stands out from what it is written on.
@Suite struct ContrastTests {
  /// What is written, and on what.
  private static let pairs = [
    ("ink", "paper"), ("ink", "card"), ("ink", "wall"), ("ink", "accent-soft"), ("ink", "alarm-soft"),
    ("faint", "paper"), ("faint", "card"), ("faint", "wall"), ("faint", "rule"), ("faint", "accent-soft"),
    ("faint", "alarm-soft"), ("accent", "paper"), ("accent", "card"), ("accent", "accent-soft"),
    ("alarm", "paper"), ("alarm", "card"), ("alarm", "alarm-soft"), ("alarm", "accent-soft"),
    ("paper", "accent"),
  ]

  @Test(arguments: [true, false], pairs.indices)
  func `text has a contrast of 4.5 to 1 by day and by night`(isDay: Bool, pair: Int) throws {
    let colors = Self.colors(isDay)
    let (front, back) = Self.pairs[pair]
    let contrast = Self.contrast(try #require(colors[front]), try #require(colors[back]))
    #expect(contrast >= 4.5, "\(front) on \(back): \(contrast)")
  }

  @Test(arguments: [true, false], 1...5)
  func `numbers can be read on every heat`(isDay: Bool, heat: Int) throws {
    let colors = Self.colors(isDay)
    let pattern = try Regex("\\.h\(heat)\\{background:rgb\\(var\\(--heat\\)/(\\.\\d+)\\)")
    let share = try #require(PageStyle.text.firstMatch(of: pattern)?.output[1].substring)
    let alpha = try #require(Double("0\(share)"))
    let paper = try #require(colors["paper"])
    let mixed = zip(try #require(colors["heat"]), paper).map { $0 * alpha + $1 * (1 - alpha) }
    #expect(Self.contrast(try #require(colors["ink"]), mixed) >= 4.5)
  }

  @Test func `page and pictures use no other colors`() {
    let known = (Palette.day.colors + Palette.night.colors).map(\.value)
    for style in [PageStyle.text, PictureStyle.alone] {
      let used = style.matches(of: /#[0-9a-f]{3,6}\b/).map { String($0.output) }
      #expect(!used.isEmpty && used.allSatisfy(known.contains))
    }
    #expect(!PictureStyle.alone.contains("var("))
  }

  /// The colors of a theme by name, each as red, green and blue.
  private static func colors(_ isDay: Bool) -> [String: [Double]] {
    let palette = isDay ? Palette.day : Palette.night
    return Dictionary(uniqueKeysWithValues: palette.colors.map { ($0.name, color($0.value)) })
  }

  private static func color(_ text: String) -> [Double] {
    guard text.hasPrefix("#") else { return text.split(separator: " ").compactMap { Double($0) } }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) }
  }

  /// The contrast of two colors, by the formula of the web's guidelines for accessibility.
  private static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let light = [one, other].map { color in
      zip(color, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
        let share = part.0 / 255
        return sum + part.1 * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
      }
    }.sorted()
    return (light[1] + 0.05) / (light[0] + 0.05)
  }
}
