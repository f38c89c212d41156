import Foundation
import PackagePlugin

/// Builds a target from files that stay where they are, rewritten for a compiler without Objective-C.
///
/// The target has a file `Originals.txt` with a path in each line: a file, or a folder that stands for every Swift file
/// in it, for every storyboard and nib, and for every strings file. Paths begin at the folder of the target.
@main struct RewriteObjectiveC: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: "Originals.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      throw Unlisted(target: target.name)
    }
    let paths = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    let files = paths.filter { !$0.isEmpty }.flatMap { path in
      Self.files(at: URL(filePath: path, relativeTo: target.directoryURL).absoluteURL.standardizedFileURL)
    }
    let originals = files.filter { $0.pathExtension == "swift" }
    let others = files.filter { $0.pathExtension != "swift" }
    // Drawings are read where they are, while the module runs.
    let tables = others.filter { Self.tables.contains($0.pathExtension) }
    let table = context.pluginWorkDirectoryURL.appending(path: "DrawnInterface+Rewritten.swift")
    let copies = Self.names(of: originals).map { context.pluginWorkDirectoryURL.appending(path: $0) }
    return [
      .buildCommand(
        displayName:
          "Rewriting \(originals.count) \(originals.count == 1 ? "file" : "files") of \(target.name) without Objective-C",
        executable: try context.tool(named: "rewrite").url,
        arguments: originals.map(\.path) + ["--"] + copies.map(\.path) + ["--", table.path]
          + others.map(\.path),
        inputFiles: [list] + originals + tables, outputFiles: copies + [table])
    ]
  }

  /// What somebody has said in other words.
  private static let tables: Set = ["strings", "xcstrings"]
  /// What somebody writes, and what somebody draws, as a file or as what is made of it.
  private static let kinds = tables.union(["swift", "storyboard", "xib", "storyboardc", "nib"])

  /// The files of a module at a place, in one order on every machine.
  private static func files(at place: URL) -> [URL] {
    guard !kinds.contains(place.pathExtension) else { return [place] }
    let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? [])
      .filter { kinds.contains($0.pathExtension) && !isManifest($0.lastPathComponent) }
      .sorted { $0.path < $1.path }
  }

  /// Whether a file says what a package is made of, and is no source of it.
  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// A name for each copy; a module takes no two files of one name, and no copy bears its original's.
  private static func names(of originals: [URL]) -> [String] {
    var count: [String: Int] = [:]
    return originals.map { original in
      let name = original.deletingPathExtension().lastPathComponent
      count[name, default: 0] += 1
      let number = count[name] ?? 1
      return "\(name)+Rewritten\(number == 1 ? "" : "\(number)").swift"
    }
  }

  /// A target that uses the plugin and does not say for what.
  struct Unlisted: Error, CustomStringConvertible {
    let target: String
    var description: String { "\(target) has no Originals.txt: a path in each line, of a file or a folder" }
  }
}
