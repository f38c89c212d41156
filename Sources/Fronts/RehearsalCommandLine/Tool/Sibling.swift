import ProcessIsolation

/// Another command in the folder of this one, which knows more handlers and takes longer to start.
///
/// A command that is asked for a handler it does not know becomes its sibling, with the same arguments, because
/// what handlers for iOS need would otherwise be loaded for every run without them.
struct Sibling {
  let name: String

  /// Becomes the sibling; returns where there is none.
  func takeOver() {
    if let path { System.become(path) }
  }

  private var path: String? {
    guard let own = System.ownPath, let slash = own.lastIndex(of: "/") else { return nil }
    return own[...slash] + name
  }
}
