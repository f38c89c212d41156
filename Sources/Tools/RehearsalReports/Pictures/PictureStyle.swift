/// How pictures look, by the classes of their elements.
enum PictureStyle {
  /// What holds for a picture within a page and for one alone, with a sign before every selector: the surroundings
  /// say what stands for it, and for the colors.
  private static let shared = """
    @text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--ink);\
    direction:ltr;unicode-bidi:isolate;white-space:pre}
    @.lane,@.head{font-weight:600}@.faint{fill:var(--faint)}@.time{fill:var(--faint)}@.paper{fill:var(--paper)}
    @.life{stroke:var(--rule);stroke-width:1}
    @.arrow{stroke:var(--ink);stroke-width:1.5;fill:none}@.tip,@.dot{fill:var(--ink)}
    @.fault{stroke:var(--alarm);stroke-width:1.5;stroke-dasharray:4 3;fill:none}@.wrong{stroke:var(--alarm);stroke-width:2;fill:none}
    @.tip.fault,@.tip.wrong,@.dot.fault,@.dot.wrong,@text.fault,@text.wrong{fill:var(--alarm);stroke:none}
    @.fork{stroke:var(--accent);stroke-width:1.5;stroke-dasharray:6 4}@text.fork{fill:var(--accent);stroke:none;font-weight:600}
    @.card{fill:var(--card);stroke:var(--rule);stroke-width:1}@.edge{stroke:var(--edge);stroke-width:1.2;fill:none}
    @.card.lit{stroke:var(--accent);stroke-width:2}@.edge.lit{stroke:var(--accent);stroke-width:2.5}
    @text.lit{fill:var(--accent);font-weight:600}
    @.band{fill:var(--alarm-soft)}@.bezel{fill:var(--bezel)}@.glass{fill:var(--wall)}@.sheet{fill:var(--paper);stroke:var(--rule);stroke-width:1}
    @.button{fill:var(--accent)}@.off{fill:var(--card)}@.frame{fill:none;stroke:var(--edge);stroke-width:1}
    @text.ui{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","DejaVu Sans",sans-serif}
    @text.strong{font-weight:650}@text.link{fill:var(--accent)}@text.pressed{fill:var(--paper);font-weight:600}@text.alarm{fill:var(--alarm);font-weight:650}
    """

  /// The style for pictures that lie within a selector, in the colors of what surrounds them.
  static func within(_ selector: String) -> String { shared.replacing("@", with: selector) }

  /// The style of a picture that stands alone: light, or dark where the reader prefers that.
  static let alone =
    Palette.day.painting(within("")) + "@media(prefers-color-scheme:dark){"
    + Palette.night.painting(within("")) + "}"
}
