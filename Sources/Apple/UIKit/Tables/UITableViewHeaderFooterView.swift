import Rehearsal

/// What stands above or below a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// By what it is asked for again.
  public let reuseIdentifier: String?
  /// What everything in it is in.
  public let contentView = UIView()
  /// What it says.
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  /// One of an identifier.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// One from a storyboard.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
}
