import Foundation
import TestBench
import Testing

/// Links that lead to files.
@Suite struct LinkTests {
  @Test(arguments: try ["README.md"] + Guide.pages().map { "\(Guide.folder)/\($0.name)" })
  func `every file that a page links to or names is there`(page: String) throws {
    let text = try House.text(of: page)
    let linked = text.matches(of: /\]\(([A-Za-z.][^):#]*\/[^):#]*)\)/).map(\.output.1)
    let named = text.matches(of: /`((?:Examples|Sources|Tests)\/[A-Za-z\/.]+)`/).map(\.output.1)
    for path in Set(linked + named) where !path.contains("Tests/OursTests") && !path.contains("Sources/Ours")
    {
      let file = House.root.appending(path: String(path)).path
      #expect(FileManager.default.fileExists(atPath: file), "\(page) names \(path)")
    }
  }
}
