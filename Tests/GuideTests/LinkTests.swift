import Foundation
import TestBench
import Testing

/// Links that lead to files.
@Suite struct LinkTests {
  /// What stands in the package that the tutorial has people make.
  static let elsewhere = [
    "Tests/OursTests", "Sources/Ours", "Sources/rehearse-ours", "Scenarios/lost-reply.feature",
  ]

  @Test(arguments: try Guide.documents().map(\.name))
  func `every file that a page links to or names is there`(page: String) throws {
    let text = try House.text(of: page)
    let linked = text.matches(of: /\]\(([^):#]*\/[^):#]*)[#)]/).map(\.output.1)
    let named = text.matches(of: /`((?:Examples|Scenarios|Sources|Tests|\.ci|\.github)\/[A-Za-z0-9\/.+_-]+)`/)
      .map(\.output.1)
    let folder = (page as NSString).deletingLastPathComponent
    let paths =
      linked.map { House.root.appending(path: folder).appending(path: $0) }
      + named.map { House.root.appending(path: $0) }
    for path in Set(paths.map(\.standardized.path)) where !Self.elsewhere.contains(where: path.contains) {
      #expect(FileManager.default.fileExists(atPath: path), "\(page) names \(path)")
    }
  }
}
