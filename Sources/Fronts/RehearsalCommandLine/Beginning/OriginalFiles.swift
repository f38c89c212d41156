import ObjectiveCRewriting
import Rehearsal
import RehearsalConfiguration

/// The files of an extension that stay where they are, such as its folder in a project of Xcode.
struct OriginalFiles {
  /// What somebody named: folders, and files that belong to them.
  let named: [String]
  private(set) var sources: [String] = []
  /// What the system reads before any code; `nil` where it does not lie with the files.
  private(set) var properties: String?
  /// The class that the Info.plist names, or the storyboard that it names, without its module.
  private(set) var principalClass: String?
  /// The storyboard that the Info.plist names.
  private(set) var mainStoryboard: String?
  private(set) var entitlements: [String] = []
  private(set) var storyboards: [String] = []
  /// The strings files that are read, and what is wrong with those that cannot be.
  private(set) var texts: [String] = []
  private var remarks: [Remark] = []
  private(set) var others: [String] = []

  /// Why the files cannot be one extension's.
  struct Unfit: Error {
    let reason: String
  }

  /// Everything at and below some paths.
  init(_ named: [String], files: [String]) throws(Unfit) {
    self.named = named
    var properties: [(path: String, declaration: ExtensionDeclaration)] = []
    for path in files {
      let name = path.lowercased()
      if Self.isManifest(name) {
        others.append(path)
      } else if name.hasSuffix(".swift") {
        sources.append(path)
      } else if name.hasSuffix("info.plist"), let declaration = try Self.declaration(at: path) {
        properties.append((path, declaration))
      } else if name.hasSuffix(".entitlements") {
        entitlements.append(path)
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        storyboards.append(path)
      } else {
        others.append(path)
      }
    }
    takeTexts()
    guard properties.count < 2 else {
      let paths = properties.map(\.path).joined(separator: ", ")
      throw Unfit(reason: "several extensions are there, \(paths); name the folder of one of them.")
    }
    self.properties = properties.first?.path
    let declaration = properties.first?.declaration
    mainStoryboard = declaration?.principalClass == nil ? declaration?.mainStoryboard : nil
    var principalClass = declaration?.principalClass
    if let mainStoryboard { principalClass = try beginning(of: mainStoryboard) }
    self.principalClass = principalClass?.split(separator: ".").last.map(String.init)
  }

  /// The modules whose sources are there: folders that somebody named, and those of packages among them.
  var modules: [ModuleName] {
    let folders = named.map { String($0.split(separator: "/").last ?? "") }
    let targets = sources.compactMap { path -> String? in
      guard let place = named.first(where: { path.hasPrefix("\($0)/") }) else { return nil }
      let folder = place.split(separator: "/").suffix(1)
      let words = folder + path.dropFirst(place.utf8.count).split(separator: "/")
      guard let index = words.dropLast(2).lastIndex(of: "Sources") else { return nil }
      return String(words[index + 1])
    }
    let names = (folders + targets).filter { !SourceCheck.isApples($0) }
    return names.reduce(into: [ModuleName]()) { modules, name in
      guard !modules.contains(where: { $0.text == name }), let module = try? ModuleName(name) else { return }
      modules.append(module)
    }
  }

  /// Whether a file says what a package is made of, and is nothing that the package is made of.
  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "package.swift" || name.hasPrefix("package@swift-") && name.hasSuffix(".swift")
  }

  /// Takes the strings files of a language from what is left.
  private mutating func takeTexts() {
    texts = SaidTexts.chosen(of: others.filter(SaidTexts.isTable))
    others.removeAll(where: texts.contains)
    let read = texts.compactMap { path in (try? Files.bytes(of: path)).map { (path: path, bytes: $0) } }
    remarks = SaidTexts(read).remarks
  }

  /// The class that a storyboard begins with.
  private func beginning(of storyboard: String) throws(Unfit) -> String {
    let named = storyboards.filter { $0.hasSuffix("/\(storyboard).storyboard") }
    guard let path = named.first(where: { $0.contains("/Base.lproj/") }) ?? named.first else {
      throw Unfit(
        reason:
          "the Info.plist names the storyboard “\(storyboard.short)”, which does not lie with the files.")
    }
    let bytes: [UInt8]
    do throws(Files.Unreadable) { bytes = try Files.bytes(of: path) } catch {
      throw Unfit(reason: "\(path) cannot be read.")
    }
    let name: String?
    do throws(StoryboardBeginning.Unreadable) { name = try StoryboardBeginning(bytes).customClass } catch {
      throw Unfit(reason: "\(path), \(error.problem).")
    }
    guard let name else { throw Unfit(reason: "\(path) begins with no class of the extension's own.") }
    return name
  }

  /// What an Info.plist says of an extension; `nil` where it is an app's.
  private static func declaration(at path: String) throws(Unfit) -> ExtensionDeclaration? {
    let bytes: [UInt8]
    do throws(Files.Unreadable) { bytes = try Files.bytes(of: path) } catch {
      throw Unfit(reason: "\(path) cannot be read.")
    }
    do throws(ExtensionDeclaration.Unreadable) { return try ExtensionDeclaration(bytes) } catch {
      throw Unfit(reason: "\(path), \(error.problem).")
    }
  }

  /// The groups in which the extension shares files and items of the Keychain with its app, by its entitlements.
  var groups: [String] {
    entitledGroups.flatMap(\.names).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var entitledGroups: [EntitledGroups] {
    entitlements.compactMap { path in (try? Files.bytes(of: path)).map { EntitledGroups($0) } }
  }

  /// That groups are not shared whose names the build in Xcode makes.
  private var groupRemarks: String {
    entitledGroups.flatMap(\.unknown).map { name in
      "  the group \(name.short) of the entitlements has a name that only Xcode knows, and is not shared here; share it by "
        + "the name that it gets, in main.swift and the scenarios\n"
    }.joined()
  }

  var places: String { named.joined(separator: ", ") }

  /// What is taken, and what is not.
  var account: String {
    let count = sources.count
    let taken =
      ["\(count) file\(count == 1 ? "" : "s") of Swift"] + (properties.map { [$0] } ?? []) + entitlements
      + storyboards + texts
    let left = Self.catalogs(of: others)
    let stays = named.count == 1 ? "stays where it is, and is" : "stay where they are, and are"
    return "\(places) \(stays) built from there.\n"
      + "  taken: \(taken.map(within).joined(separator: ", "))\n"
      + (left.isEmpty ? "" : "  left:  \(left.map(within).joined(separator: ", "))\n")
      + groupRemarks + remarks.map { "  \($0.warning)\n" }.joined()
  }

  /// A path from what somebody named.
  private func within(_ path: String) -> String {
    named.lazy.compactMap { place in
      path.hasPrefix("\(place)/") ? String(path.dropFirst(place.utf8.count + 1)) : nil
    }.first ?? path
  }

  /// Each catalog of pictures once, and whatever is no part of one.
  private static func catalogs(of paths: [String]) -> [String] {
    paths.reduce(into: []) { places, path in
      let end = path.firstRange(of: ".xcassets/").map { path.index(before: $0.upperBound) } ?? path.endIndex
      if places.last != String(path[..<end]) { places.append(String(path[..<end])) }
    }
  }
}
