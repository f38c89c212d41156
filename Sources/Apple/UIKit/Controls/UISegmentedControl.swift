import Rehearsal

/// Several things of which one is chosen; each is tapped by its name.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Which is chosen; `noSegment` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether each stays chosen only for a moment.
  open var isMomentary = false
  /// The color of the chosen one.
  open var selectedSegmentTintColor: UIColor?
  private var segments: [(title: String, isEnabled: Bool, action: UIAction?)] = []

  /// None is chosen.
  public nonisolated static let noSegment = -1

  /// None of anything yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Several things by their names; a picture's is what VoiceOver calls it.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append((item as? String ?? (item as? UIImage)?.spoken ?? "", true, nil))
    }
  }

  /// Several things from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many there are.
  open var numberOfSegments: Int { segments.count }

  /// What one says.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  /// Lets one say something else.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments[segment].title = title ?? "" }
  /// Whether one can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }
  /// Puts one among the others.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title ?? "", true, nil), at: min(segment, segments.count))
  }
  /// Puts one that does something among the others.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert((action.title, true, action), at: min(segment, segments.count))
  }
  /// Takes one away.
  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }
  /// Takes all away.
  open func removeAllSegments() { segments = [] }

  /// How what they say looks in a state; nothing is drawn with it.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks.keep(attributes, as: "titleTextAttributes \(state.rawValue)")
  }
  /// How what they say looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.last("titleTextAttributes \(state.rawValue)")
  }

  package override var parts: [Touchable]? {
    segments.enumerated().map { index, segment in
      let isUsable = segment.isEnabled && isEnabled && isTouchable
      return Touchable(.button(segment.title, isEnabled: isUsable), self) { [weak self] in self?.choose(index)
      }
    }
  }

  private func choose(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(from: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
