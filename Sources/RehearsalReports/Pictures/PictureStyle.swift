/// How pictures look, by the classes of their elements.
enum PictureStyle {
  /// What holds for a picture within a page and for one alone, with words for colors and a sign before every
  /// selector: the surroundings say what stands for them.
  private static let shared = """
    @text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:INK;\
    direction:ltr;unicode-bidi:isolate;white-space:pre}
    @.lane,@.head{font-weight:600}@.faint{fill:FAINT}@.time{fill:FAINT}@.paper{fill:PAPER}
    @.life{stroke:RULE;stroke-width:1}
    @.arrow{stroke:INK;stroke-width:1.5;fill:none}@.tip,@.dot{fill:INK}
    @.fault{stroke:ALARM;stroke-width:1.5;stroke-dasharray:4 3;fill:none}@.wrong{stroke:ALARM;stroke-width:2;fill:none}
    @.tip.fault,@.tip.wrong,@.dot.fault,@.dot.wrong,@text.fault,@text.wrong{fill:ALARM;stroke:none}
    @.fork{stroke:ACCENT;stroke-width:1.5;stroke-dasharray:6 4}@text.fork{fill:ACCENT;stroke:none;font-weight:600}
    @.card{fill:CARD;stroke:RULE;stroke-width:1}@.edge{stroke:EDGE;stroke-width:1.2;fill:none}
    @.card.lit{stroke:ACCENT;stroke-width:2}@.edge.lit{stroke:ACCENT;stroke-width:2.5}
    @text.lit{fill:ACCENT;font-weight:600}
    """

  /// The style in some colors, for what lies within a selector.
  static func painted(_ colors: KeyValuePairs<String, String>, within selector: String = "") -> String {
    colors.reduce(shared.replacing("@", with: selector)) { $0.replacing($1.key, with: $1.value) }
  }

  /// The style of a picture that stands alone: light, or dark where the reader prefers that.
  static let alone =
    painted([
      "INK": "#1c1e26", "FAINT": "#6a7080", "PAPER": "#ffffff", "RULE": "#ccd0da", "ALARM": "#c0262d",
      "ACCENT": "#2f5bd0", "CARD": "#f6f7fa", "EDGE": "#a9afbd",
    ]) + "@media(prefers-color-scheme:dark){"
    + painted([
      "INK": "#e6e8ee", "FAINT": "#959cac", "PAPER": "#14161b", "RULE": "#3a3f4b", "ALARM": "#ff7b7b",
      "ACCENT": "#8fb0ff", "CARD": "#1d2027", "EDGE": "#565d6d",
    ]) + "}"
}
