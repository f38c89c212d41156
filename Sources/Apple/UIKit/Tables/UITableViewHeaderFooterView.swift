import Rehearsal

/// What stands above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
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

  /// What it says then.
  public private(set) lazy var detailTextLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()
  /// What is behind everything in it.
  open var backgroundView: UIView?
  /// What it says and shows, in one value.
  @available(iOS 14.0, *) open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: contentView) }
  }
  private var configured = ConfiguredContent()
  /// What is behind everything in it, in one value.
  @available(iOS 14.0, *) open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// What it says that says nothing yet.
  @available(iOS 14.0, *) open func defaultContentConfiguration() -> UIListContentConfiguration {
    .groupedHeader()
  }

  /// Called before it is used again; an override calls super.
  open func prepareForReuse() {}

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
