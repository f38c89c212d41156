/// What stands in place of content that there is none of: texts, a picture and buttons.
@available(iOS 17.0, *) public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// What it says first.
  public var text: String?
  /// What it says then.
  public var secondaryText: String?
  /// What it shows.
  public var image: UIImage?
  /// A button below that; without a title and a picture there is none.
  public var button = UIButton.Configuration.plain()
  /// What that button does.
  public var buttonProperties = ButtonProperties()
  /// Another button below that.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the other button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How its first text looks.
  public var textProperties = TextProperties()
  /// How its second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How its picture looks.
  public var imageProperties = ImageProperties()
  /// Where it stands.
  public var alignment = Alignment.center
  /// What is behind it.
  public var background = UIBackgroundConfiguration.clear()
  /// The space around it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The space between its picture and its texts.
  public var imageToTextPadding: CGFloat = 0
  /// The space between its texts.
  public var textToSecondaryTextPadding: CGFloat = 0
  /// The space between its texts and its button.
  public var textToButtonPadding: CGFloat = 0
  /// The space between its buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 0
  let purpose: Purpose

  /// What it is for.
  enum Purpose {
    case anything
    case loading
    case search
  }

  /// What it says first, with attributes, which are not looked at.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// What it says then, with attributes, which are not looked at.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }

  /// Nothing yet.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(purpose: .anything)
  }

  /// That something loads.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(purpose: .loading)
    configuration.text = "Loading…"
    return configuration
  }

  /// That nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(purpose: .search)
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.image = UIImage(systemName: "magnifyingglass")
    return configuration
  }

  private init(purpose: Purpose) {
    self.purpose = purpose
  }

  /// Makes the view that says and shows it.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Itself; that nothing was found says what somebody looked for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard purpose == .search, let state = state as? UIContentUnavailableConfigurationState,
      let words = state.searchText, !words.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(words)”"
    return configuration
  }
}

/// What is known to who says what stands in place of content.
@available(iOS 17.0, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// What somebody looks for, where there is a search.
  public var searchText: String?
  private var said: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Nobody looks for anything.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What code says of the state besides.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { said[key] }
    set { said[key] = newValue }
  }
}
