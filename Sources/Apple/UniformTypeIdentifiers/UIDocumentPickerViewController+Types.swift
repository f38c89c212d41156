@available(iOS 14.0, *) extension UIDocumentPickerViewController {
  /// For files of some kinds, opened where they are or copied.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
