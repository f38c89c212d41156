import Documents

/// The groups that entitlements let an extension share files and items of the Keychain with its app in.
package struct EntitledGroups: Sendable {
  /// Each once, those of the Keychain first, in the order that decides where the Keychain keeps what names no group.
  package let names: [String]
  /// Those that only a build of Xcode could name.
  package let unknown: [String]

  /// Reads entitlements; there is no group where they cannot be read, and `rehearse check` says why they cannot.
  package init(_ bytes: [UInt8]) {
    let root = try? Document(bytes).root
    let named = [Name.keychainGroups, Name.appGroups].flatMap { key in
      root?[key]?.elements?.compactMap(\.string).filter { !$0.isEmpty } ?? []
    }
    let once = named.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    names = once.filter(Self.isKnown)
    unknown = once.filter { !Self.isKnown($0) && !Self.isOwn($0) }
  }

  /// What stands for the team, which any team's prefix is taken for.
  private static let prefixes = ["$(AppIdentifierPrefix)", "$(TeamIdentifierPrefix)"]

  private static func rest(of name: String) -> Substring {
    name.dropFirst(prefixes.first(where: name.hasPrefix)?.count ?? 0)
  }

  private static func isKnown(_ name: String) -> Bool {
    let rest = rest(of: name)
    return !rest.isEmpty && rest.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }

  /// Whether it is the extension's own group, which it has by itself.
  private static func isOwn(_ name: String) -> Bool {
    ["$(CFBundleIdentifier)", "$(PRODUCT_BUNDLE_IDENTIFIER)"].contains { rest(of: name) == $0 }
  }
}
