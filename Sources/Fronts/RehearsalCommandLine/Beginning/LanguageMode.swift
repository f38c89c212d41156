import Rehearsal

/// The language mode that sources are built in.
enum LanguageMode: String {
  case five = "5"
  case six = "6"

  /// The mode of the package or the project that a file is in, the nearest one above it; `nil` where there is none.
  init?(ofFile path: String) {
    let path = Files.absolute(path)
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let names = (try? Files.names(in: folder.isEmpty ? "/" : String(folder))) ?? []
      let settings = names.filter { $0 == "Package.swift" } + names.filter { $0.hasSuffix(".xcodeproj") }
      for name in settings {
        let file = "\(folder)/\(name)" + (name.hasSuffix(".xcodeproj") ? "/project.pbxproj" : "")
        guard let bytes = try? Files.bytes(of: file) else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        let place = String(path[folder.endIndex...].dropFirst())
        let isManifest = name == "Package.swift"
        if let mode = isManifest ? Self(ofFile: place, inManifest: text) : Self(ofProject: text) {
          self = mode
          return
        }
      }
    }
    return nil
  }

  /// What the file's own target says; where it says nothing, what all say that say anything; where they differ, or none
  /// does, what the version of the tools means.
  private init?(ofFile path: String, inManifest text: String) {
    guard let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)/)?.output.1 else { return nil }
    self =
      ManifestTarget.having(path, inManifest: text).flatMap { Self(saidIn: $0.code) }
      ?? Self(saidIn: text[...]) ?? ((Int(version) ?? 0) < 6 ? .five : .six)
  }

  /// The one mode that is named, if there is one only.
  private init?(saidIn text: Substring) {
    let said = Set(text.matches(of: /(?:[mM]odes?|[vV]ersions?)\b[^\n]*?\.v([56])\b/).map(\.output.1))
    guard said.count == 1, let mode = said.first.flatMap({ Self(rawValue: String($0)) }) else { return nil }
    self = mode
  }

  /// What most of its configurations say.
  init?(ofProject text: String) {
    let said = text.matches(of: /SWIFT_VERSION = (\d)/).map(\.output.1)
    guard !said.isEmpty else { return nil }
    self = said.count { $0 == "6" } * 2 > said.count ? .six : .five
  }
}
