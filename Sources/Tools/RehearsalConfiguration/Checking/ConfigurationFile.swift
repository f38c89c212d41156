import Documents

/// A file that configures an app or its extension.
package struct ConfigurationFile: Sendable {
  /// Where it lies, as reports name it.
  package let path: String
  let kind: Kind
  let content: Result<Document, DocumentFault>
  let byteCount: Int
  /// The parts of an Info.plist; `nil` for other files.
  let sections: PropertySections?

  /// What a file configures.
  enum Kind: Hashable, Sendable {
    case informationPropertyList
    case entitlements
    case association
  }

  /// A file by its path and bytes; the name says what it is, and where it does not, the content.
  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    byteCount = bytes.count
    do throws(DocumentFault) {
      content = .success(try Document(bytes))
    } catch {
      content = .failure(error)
    }
    kind = Kind(named: Self.name(in: path)) ?? Kind(of: try? content.get().root)
    let root = try? content.get().root
    sections = kind == .informationPropertyList ? root.map(PropertySections.init) : nil
  }

  /// Whether a name is one that such files have.
  package static func isConfiguration(_ path: String) -> Bool { Kind(named: name(in: path)) != nil }

  var name: String { Self.name(in: path) }

  /// The folder it lies in.
  var folder: String { String(path.utf8.dropLast(name.utf8.count)) ?? "" }

  /// The outermost value, where the file could be read.
  var root: Node? { try? content.get().root }

  private static func name(in path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}

extension ConfigurationFile.Kind {
  fileprivate init?(named name: String) {
    let name = name.lowercased()
    if name.hasSuffix(".entitlements") || name.hasSuffix(".xcent") {
      self = .entitlements
    } else if name.hasSuffix("info.plist") {
      self = .informationPropertyList
    } else if name.hasPrefix("apple-app-site-association") {
      self = .association
    } else {
      return nil
    }
  }

  fileprivate init(of root: Node?) {
    let keys = root?.members?.map(\.key) ?? []
    if keys.contains(where: { $0.hasPrefix("com.apple.") || $0 == "application-identifier" }) {
      self = .entitlements
    } else if keys.contains(where: { ["webcredentials", "applinks", "appclips"].contains($0.lowercased()) }) {
      self = .association
    } else {
      self = .informationPropertyList
    }
  }
}
