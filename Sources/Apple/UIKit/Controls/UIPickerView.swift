import Rehearsal

/// Wheels with something to choose on each; every row is tapped by its title.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Who knows what is on the wheels.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who says what rows say, and hears which is chosen.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("dataSource", \UIPickerView.dataSource), .outlet("delegate", \UIPickerView.delegate),
    ])
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Turns a wheel; nobody is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
  /// Where a wheel stands.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
  }
  /// Everything is asked for anew.
  open func reloadAllComponents() { selected = [:] }
  /// A wheel is asked for anew.
  open func reloadComponent(_ component: Int) { selected[component] = nil }

  package override var parts: [Touchable]? {
    (0..<numberOfComponents).flatMap { component in
      (0..<numberOfRows(inComponent: component)).compactMap { row in
        guard let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) else {
          return nil
        }
        return Touchable(.button(title, isEnabled: isTouchable), self) { [weak self] in
          guard let self else { return }
          self.selectRow(row, inComponent: component, animated: true)
          self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        }
      }
    }
  }
}

/// Who knows what is on wheels.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what rows of wheels say, and hears which is chosen.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// What a row says.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Every call may be left out.
extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A day and a time to choose; no script turns its wheels, and code may set it.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The day and time.
  open var date = Date.now
  /// The first that may be chosen.
  open var minimumDate: Date?
  /// The last that may be chosen.
  open var maximumDate: Date?
  /// What is chosen of it.
  open var datePickerMode = Mode.dateAndTime
  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// What is chosen of a day.
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
  }

  /// Sets the day and time.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a day is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}
