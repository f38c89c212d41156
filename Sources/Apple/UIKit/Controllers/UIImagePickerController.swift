/// Where somebody chooses a picture; the phone has none to choose, and so a person can only give up.
///
/// Apple's is a navigation controller; here it is a screen by itself.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  /// Who hears of it.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      fatalError("Source type \(sourceType.rawValue) not available")
    }
  }
  /// Which kinds of pictures and films.
  open var mediaTypes = ["public.image"]
  /// Whether they can be changed before they are taken.
  @available(iOS 3.1, *) open var allowsEditing: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  /// What is told of a picture.
  public struct InfoKey: Hashable, Sendable, RawRepresentable {
    /// How it is written.
    public let rawValue: String

    /// A key by how it is written.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What kind it is.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// As it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// As somebody changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What somebody cut out of it.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of it.
    @available(iOS 11.0, *)
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether pictures can come from somewhere: an extension may not use the camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Which kinds somewhere has.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
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
    // Whoever hears of it has to take the picker away.
    if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
  }
}

/// Who hears which picture somebody has chosen.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// This one.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None; whoever hears of it takes the picker away.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// Every call may be left out.
extension UIImagePickerControllerDelegate {
  /// Nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// It goes away.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
