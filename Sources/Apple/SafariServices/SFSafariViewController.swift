import Rehearsal
@_exported public import UIKit

/// A page of the web over an extension's interface; nothing is loaded, and a person sees where it would be from.
@available(iOS 9.0, *) @preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// Who hears that it was left.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// What it was made with.
  public let configuration: Configuration
  /// What its button to leave says.
  @available(iOS 11.0, *) open var dismissButtonStyle = DismissButtonStyle.done
  /// The color of its buttons.
  open var preferredControlTintColor: UIColor?
  /// The color of its bars.
  open var preferredBarTintColor: UIColor?
  private let url: URL

  /// What it is made with.
  @available(iOS 11.0, *) @preconcurrency @MainActor open class Configuration: NSObject, NSCopying {
    /// Whether it would be read without what stands around.
    open var entersReaderIfAvailable = false
    /// Whether its bar would give way.
    open var barCollapsingEnabled = true

    /// As most pages are shown.
    public override init() {
      super.init()
    }

    /// Another that says the same.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      onMainActor(self) { former in
        let copy = Configuration()
        copy.entersReaderIfAvailable = former.entersReaderIfAvailable
        copy.barCollapsingEnabled = former.barCollapsingEnabled
        return copy
      }
    }
  }

  /// What a button to leave says.
  @available(iOS 11.0, *) public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel

    fileprivate var name: String {
      switch self {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    }
  }

  /// A page by its address; one that no browser loads is a crash, as on a device.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// A page by its address.
  public init(url URL: URL, configuration: Configuration) {
    guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
      fatalError(
        "the specified URL has an unsupported scheme: only HTTP and HTTPS URLs are supported (\(URL))")
    }
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// One from a storyboard; there are none.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Where it would be from, and the way back.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(type: .system)
    done.setTitle(dismissButtonStyle.name, for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    let place = UILabel()
    place.text = url.host
    for part in [done, place] { view.addSubview(part) }
    Backstage.context?.log("SFSafariViewController loads nothing in a rehearsal: \(url.absoluteString)")
  }

  private func leave() {
    dismiss(animated: true) { self.delegate?.safariViewControllerDidFinish(self) }
  }
}

/// Hears what becomes of such a page.
@available(iOS 9.0, *) @preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// It was left.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// It was loaded, or could not be; nothing is, so that nobody hears of it here.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

/// Both may be left out.
@available(iOS 9.0, *) extension SFSafariViewControllerDelegate {
  /// Nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
