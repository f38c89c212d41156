/// Where keys stand: below which others, as these are written and as they are meant, and in whose file.
struct KeyPlace {
  var written: [String] = []
  var meant: [String] = []
  let isEntitlements: Bool
  let isExtension: Bool
  let owner: Key.Owner?
}

extension KeyPlace {
  /// Whether a key may stand here.
  func allows(_ key: Key) -> Bool {
    guard key.level.path == meant else { return false }
    switch key.level {
    case .entitlements: return isEntitlements
    case .appRoot: return !isEntitlements && !isExtension
    case .root: return !isEntitlements
    case .extension, .attributes, .capabilities: return isExtension
    }
  }
}
