import Documents

/// Views that were drawn, by the name of their file.
@preconcurrency @MainActor open class UINib: NSObject {
  private let file: InterfaceFile

  /// The file of a name, of the module that asks for it; without one, this is a crash as on a device.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?, _ place: String = #fileID) {
    self.init(name, of: InterfaceTable.module(of: place))
  }

  init(_ name: String, of module: String) {
    guard let file = InterfaceFile.nib(name, of: module) else {
      fatalError("could not load NIB with name '\(name)': there is none among what was drawn for \(module)")
    }
    self.file = file
    super.init()
  }

  /// Makes what was drawn, and connects it with its owner.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let owner = ownerOrNil.map { $0 as AnyObject }
    let loader = InterfaceLoader(file, of: nil, owner: owner, as: "-1")
    let elements = file.root.child("objects")?.children ?? []
    let views = elements.filter { InterfaceLoader.views[$0.name] != nil }
    loader.keepOthers(of: elements.filter { InterfaceLoader.views[$0.name] == nil })
    let made = views.map { loader.view($0) }
    let placeholder = elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let connections = placeholder?.child("connections"), let owner {
      loader.connect(later: owner, connections)
    }
    loader.finish()
    return made
  }

  /// What else a file may be made with.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Bundle {
  /// Makes what was drawn in a nib, for an owner whose module it is.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, _ place: String = #fileID
  ) -> [Any]? {
    UINib(name, of: InterfaceTable.module(of: place)).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Says from which file rows of an identifier are made.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    rows.makers[identifier] = { () -> UITableViewCell in
      guard let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell else {
        fatalError(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
            + "which must be a UITableViewCell instance")
      }
      return cell
    }
  }
}

extension UICollectionView {
  /// Says from which file items of an identifier are made.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    items.makers[identifier] = { () -> UICollectionViewCell in
      guard let cell = nib.instantiate(withOwner: nil).first as? UICollectionViewCell else {
        fatalError(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
            + "which must be a UICollectionReusableView instance")
      }
      return cell
    }
  }
}

extension UIViewController {
  /// Gives it the view of the nib that it was made with, or of one called as its class is; whether there was one.
  func loadNib() -> Bool {
    let module = InterfaceTable.module(of: self)
    let ours = nibName ?? "\(type(of: self))"
    guard nibName != nil || InterfaceFile.nib(ours, of: module) != nil else { return false }
    UINib(ours, of: module).instantiate(withOwner: self)
    guard isViewLoaded else {
      fatalError("loaded the \"\(ours)\" nib but the view outlet was not set")
    }
    return true
  }
}
