import Foundation
import TestBench

/// The guide: the catalog in the room it describes, and the door to it.
enum Guide {
  static let folder = "Sources/Core/Rehearsal/Rehearsal.docc"

  /// Whatever somebody may read first, with every page of the guide behind it; by path from the top.
  static func documents() throws -> [GuidePage] {
    let doors = try ["README.md", ".github/CONTRIBUTING.md"].map {
      GuidePage(name: $0, text: try House.text(of: $0))
    }
    return doors + (try pages().map { GuidePage(name: "\(folder)/\($0.name)", text: $0.text) })
  }

  /// Every article, reference page and tutorial, by path.
  static func pages() throws -> [GuidePage] {
    try files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
      .map { GuidePage(name: $0, text: try House.text(of: "\(folder)/\($0)")) }
  }

  /// The names of the files that pages show beside their text.
  static func resources(_ ending: String) throws -> [String] {
    try files.filter { $0.hasPrefix("Resources/") && $0.hasSuffix(ending) }.map { String($0.dropFirst(10)) }
  }

  static func text(ofResource name: String) throws -> String {
    try House.text(of: "\(folder)/Resources/\(name)")
  }

  private static var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: House.root.appending(path: folder).path).sorted()
    }
  }
}

/// One page of the guide.
struct GuidePage {
  let name: String
  let text: String

  /// What stands between fences of a language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The files whose code it shows, in the order of its steps.
  var codeFiles: [String] {
    text.matches(of: /@Code\([^)]*file: "?([^",)]+)"?[^)]*\)/).map { String($0.output.1) }
  }

  /// The pictures it shows.
  var pictures: [String] {
    text.matches(of: /!\[[^\]]*\]\(([^)]+)\)/).map { String($0.output.1) }
      + text.matches(of: /@Image\([^)]*source: "?([^",)]+)"?/).map { String($0.output.1) }
  }
}

/// Code that the guide shows.
struct Listing {
  let place: String
  private let imports: [Substring]
  private let lines: [Substring]

  init(_ code: String, place: String) {
    self.place = place
    let all = code.split(separator: "\n", omittingEmptySubsequences: false)
    // The module of the tutorial's package is not one of this package.
    imports = all.filter { Self.isImport($0) && $0 != "import Ours" }
    let rest = all.filter { !Self.isImport($0) }.drop(while: \.isEmpty)
    lines = Array(rest.reversed().drop(while: \.isEmpty).reversed())
  }

  private static func isImport(_ line: Substring) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@testable import ")
  }

  /// Whether a file holds every line of it, one after the other, at whatever depth.
  func stands(in file: SourceFile) -> Bool {
    guard let first = lines.first, imports.allSatisfy({ file.lines.contains(String($0)) }) else {
      return false
    }
    return file.lines.indices.contains { start in
      let line = file.lines[start]
      guard line.hasSuffix(first), start + lines.count <= file.lines.count else { return false }
      let depth = line.dropLast(first.count)
      return depth.allSatisfy { $0 == " " }
        && zip(lines, file.lines[start...]).allSatisfy { shown, compiled in
          compiled == (shown.isEmpty ? "" : depth + shown)
        }
    }
  }
}

extension SourceFile {
  /// What stands between fences of Swift in its documentation comments.
  var documentedListings: [Listing] {
    let comments = lines.map { $0.drop { $0 == " " } }.map { $0.hasPrefix("///") ? $0.dropFirst(3) : "" }
    let text = comments.map { $0.hasPrefix(" ") ? $0.dropFirst() : $0 }.joined(separator: "\n")
    return GuidePage(name: path, text: text + "\n").blocks("swift").map { Listing($0, place: path) }
  }
}
