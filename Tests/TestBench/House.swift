package import Foundation
import Testing

/// The checkout the tests run in.
package enum House {
  /// Its top folder.
  package static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// The Swift files below a folder that are compiled, by path; those of a catalog are only shown.
  package static func swiftFiles(under path: String) throws -> [SourceFile] {
    let folder = root.appending(path: path)
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try files.compactMap { $0 as? URL }.filter {
      $0.pathExtension == "swift" && !$0.path.contains(".docc/")
    }
    .sorted { $0.path < $1.path }.map { try SourceFile($0) }
  }

  /// Where each room stands, by its name: in the folder of its group under Sources.
  package static let rooms: [String: String] = {
    let groups = (try? folders(under: "Sources")) ?? []
    let paths = groups.flatMap { group in (try? folders(under: group)) ?? [] }
    return Dictionary(paths.map { (URL(filePath: $0).lastPathComponent, $0) }, uniquingKeysWith: { $1 })
  }()

  /// The folders that stand in a folder, by path.
  private static func folders(under path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: path), includingPropertiesForKeys: nil
    )
    .filter(\.hasDirectoryPath).map { "\(path)/\($0.lastPathComponent)" }.sorted()
  }

  /// The text of a file.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

/// One file of Swift, line by line.
package struct SourceFile: Sendable, CustomTestStringConvertible {
  package let path: String
  package let lines: [String]

  init(_ url: URL) throws {
    path = String(url.path.dropFirst(House.root.path.count + 1))
    lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
  }

  package var testDescription: String { path }

  /// The lines that are neither documentation nor comment.
  package var code: [String] {
    lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }
}
