import Rehearsal

/// What somebody can do with something: copy it, where it is text or an address, or leave it.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What hears how it ended.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]

  /// What hears how it ended: what was done, whether it was, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

  /// For some things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// From a storyboard; there are none.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  /// What can be copied of it.
  private var text: String? {
    items.lazy.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }.first
  }

  /// Makes a view with what can be done.
  open override func loadView() {
    view = UIView()
    if let text, excludedActivityTypes?.contains(.copyToPasteboard) != true {
      add("Copy") { [weak self] in
        UIPasteboard.general.string = text
        self?.end(.copyToPasteboard, true)
      }
    }
    add("Close") { [weak self] in self?.end(nil, false) }
  }

  private func add(_ name: String, _ work: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.addAction(UIAction { _ in work() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func end(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    dismiss(animated: true)
    completionWithItemsHandler?(type, isDone, nil, nil)
  }
}

/// Something that can be done with something; an app's own is never offered here.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What it is called among others.
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    /// Its text.
    public let rawValue: String

    /// A name by its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// It is copied.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// It is sent to a device near by.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// It is sent by mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// It is sent as a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// It is printed.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// It is kept among pictures.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// It comes to somebody's address.
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// It is kept to be read.
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  }
}
