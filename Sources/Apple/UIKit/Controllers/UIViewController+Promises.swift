import Rehearsal

/// What a person expects of a tap, and what there is to see beside what is said (AS-66).
extension UIViewController {
  private var found: [Touchable] { topmost.viewIfLoaded?.touchables ?? [] }

  /// Whether a person expects that something comes of a tap on what has a name.
  package func promises(_ button: String) -> Bool {
    let found = found
    guard let view = found.first(where: { $0.element == .button(button) })?.view else { return false }
    switch view.promise {
    case .nothing: return false
    case .something: return true
    case .ofRow:
      let others = found.filter { $0.element.label == nil && $0.view !== view }
      return others.contains { $0.view.promise == .ofRow } && !others.contains { $0.view.isInside(view) }
    }
  }

  /// What is ticked or chosen of what there is.
  package var marks: [Int] {
    let found = found
    let goesOn = found.contains {
      guard case .button(let name, true) = $0.element, $0.view.promise != .ofRow else { return false }
      return name == "Done" || !Interface.isWayOut(name)
    }
    return found.map { $0.view.mark(goesOn: goesOn) }
  }
}
