package import Rehearsal

/// What a person expects of a tap, and what there is to see beside what is said (AS-66).
extension UIViewController {
  private var found: [Touchable] { topmost.viewIfLoaded?.touchables ?? [] }

  /// Whether it is a row of a list, or a button that somebody hears of: of these a person expects that something comes.
  ///
  /// What is turned on, chosen or pulled does something by itself. A row that cannot look chosen only says something, and
  /// so does one that is alone in its list or holds something of its own to tap.
  package func promises(_ button: String) -> Bool {
    let found = found
    guard let touchable = found.first(where: { $0.element == .button(button) }) else { return false }
    switch touchable.view {
    case let control as UIButton: return control.isHeard
    case is UINavigationBar, is UIToolbar: return true
    case let row as any ListedCell:
      guard (row as? UITableViewCell)?.selectionStyle != UITableViewCell.SelectionStyle.none else {
        return false
      }
      let others = found.filter { $0.element.isToUse && $0.view !== row }
      return others.contains { $0.view is any ListedCell } && !others.contains { $0.view.isInside(row) }
    default: return false
    }
  }

  /// What is ticked or chosen of what can be touched.
  ///
  /// A row that stays chosen is something to see where there is a button with which a person goes on from there.
  package var marks: [Int] {
    let found = found
    let goesOn = found.contains {
      guard case .button(let name, true) = $0.element, !($0.view is any ListedCell) else { return false }
      return name == "Done" || !Interface.isWayOut(name)
    }
    return found.map {
      switch $0.view {
      case let cell as UITableViewCell: cell.accessoryType.rawValue << 1 | (goesOn && cell.isSelected ? 1 : 0)
      case let cell as any ListedCell: goesOn && cell.isSelected ? 1 : 0
      case let control as UIControl: control.isSelected ? 1 : 0
      default: 0
      }
    }
  }
}

extension UIView {
  /// Whether another view holds it.
  fileprivate func isInside(_ other: UIView) -> Bool {
    superview.map { $0 === other || $0.isInside(other) } ?? false
  }
}

extension Interface.Element {
  /// Whether a person can do something with it.
  fileprivate var isToUse: Bool { if case .label = self { false } else { true } }
}
