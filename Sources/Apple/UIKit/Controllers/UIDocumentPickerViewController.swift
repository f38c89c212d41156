import Rehearsal

/// Where somebody chooses a file; the phone has none to choose, and so a person can only give up.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Who hears of it.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What is done with what is chosen.
  public let documentPickerMode: UIDocumentPickerMode
  /// Whether several can be chosen.
  @available(iOS 11.0, *) open var allowsMultipleSelection: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }
  /// Whether names end with their kind.
  @available(iOS 13.0, *) open var shouldShowFileExtensions: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }
  /// The folder that is seen first.
  @available(iOS 13.0, *) open var directoryURL: URL? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// For files of some kinds.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// For places to put files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// From a storyboard.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }

  /// Makes a view in which nothing can be done but to give up.
  open override func loadView() {
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self?.giveUp() }, for: .touchUpInside)
    view = UIView()
    view.addSubview(cancel)
  }

  private func giveUp() {
    dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// What is done with a file that somebody chooses.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`
  case open
  case exportToService
  case moveToService
}

/// Who hears which file somebody has chosen.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// These.
  @available(iOS 11.0, *)
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// None.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

/// Every call may be left out.
extension UIDocumentPickerDelegate {
  /// Nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
