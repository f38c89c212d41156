/// The colors of pictures and pages, by day and by night.
struct Palette: Sendable {
  /// Each as a style sheet writes it; the heat of a table as red, green and blue.
  let colors: [(name: String, value: String)]

  static let day = Palette(colors: [
    ("paper", "#ffffff"), ("card", "#f6f7fa"), ("wall", "#eceef4"), ("rule", "#dfe2e9"), ("edge", "#a9afbd"),
    ("ink", "#1c1e26"), ("faint", "#5d6474"), ("accent", "#2f5bd0"), ("accent-soft", "#e8eefc"),
    ("alarm", "#b4232a"), ("alarm-soft", "#fdeeee"), ("bezel", "#1c1e26"), ("heat", "47 91 208"),
  ])

  static let night = Palette(colors: [
    ("paper", "#14161b"), ("card", "#1d2027"), ("wall", "#0c0e12"), ("rule", "#30343f"), ("edge", "#565d6d"),
    ("ink", "#e6e8ee"), ("faint", "#9aa2b3"), ("accent", "#8fb0ff"), ("accent-soft", "#20293f"),
    ("alarm", "#ff8a8a"), ("alarm-soft", "#3a2024"), ("bezel", "#3a3f4b"), ("heat", "143 176 255"),
  ])

  /// The colors as variables of a style sheet.
  var variables: String { colors.map { "--\($0.name):\($0.value)" }.joined(separator: ";") }

  /// A style sheet with colors in place of variables.
  func painting(_ style: String) -> String {
    colors.reduce(style) { $0.replacing("var(--\($1.name))", with: $1.value) }
  }
}
