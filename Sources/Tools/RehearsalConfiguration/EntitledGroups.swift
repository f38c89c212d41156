import Documents

/// The groups that entitlements let an extension share files with its app in.
package struct EntitledGroups: Sendable {
  /// Each once, but for those that only a build of Xcode could name.
  package let names: [String]

  /// Reads entitlements; there is no group where they cannot be read, and `rehearse check` says why they cannot.
  package init(_ bytes: [UInt8]) {
    let root = try? Document(bytes).root
    let named = root?[Name.appGroups]?.elements?.compactMap(\.string) ?? []
    names = named.reduce(into: []) { names, name in
      let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
      if isPlain, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
  }
}
