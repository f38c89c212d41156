/// What a view or a view controller of a storyboard is made from: the plain attributes that stand there.
final class InterfaceCoder: NSCoder {
  let attributes: [String: String]

  init(_ attributes: [String: String]) {
    self.attributes = attributes
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
}

extension NSCoder {
  /// A plain attribute of a storyboard.
  func attribute(_ name: String) -> String? { (self as? InterfaceCoder)?.attributes[name] }
}
