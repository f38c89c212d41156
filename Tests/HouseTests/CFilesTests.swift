import Foundation
import TestBench
import Testing

/// The files of C stand on each other in layers.
@Suite struct CFilesTests {
  /// The folders below Sources that hold files of C, with those files.
  static let folders: [String: [URL]] = {
    let sources = House.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let ofC = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "c" }
    return Dictionary(grouping: ofC) { $0.deletingLastPathComponent().lastPathComponent }
  }()

  /// Which file uses what another one defines.
  static func arrows(among files: [CFile]) -> Arrows {
    var arrows = Arrows()
    for user in files {
      for used in files {
        let words = used.shared.subtracting(user.own).filter { user.words[$0] != nil }
        guard let word = words.min() else { continue }
        arrows.add(from: user.name, to: used.name, example: "\(word), line \(user.words[word] ?? 0)")
      }
    }
    return arrows
  }

  @Test func `what is written in C is found`() {
    #expect(Self.folders.keys.sorted() == ["CConfinement", "CCryptography", "CHashing", "CInterposition"])
  }

  @Test(arguments: folders.keys.sorted())
  func `no two files of C use each other, nor in a longer circle`(folder: String) throws {
    let files = try (Self.folders[folder] ?? []).map {
      CFile($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
    let arrows = Self.arrows(among: files)
    for circle in arrows.circles { Issue.record("\(arrows.told(circle))") }
  }

  @Test(arguments: folders.values.joined().sorted { $0.path < $1.path })
  func `a file of C fits in one sitting`(file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 250, "\(file.lastPathComponent)")
  }

  @Test func `what files of C give to each other is seen in whatever form`() {
    let file = CFile(
      "all.c",
      """
      // commented_out();
      #define SHORT(name) \\
        in_macro(name)
      extern int declared_elsewhere;
      int announced(void);
      struct shape { int member; };
      typedef int kind;
      static int private_count, other_count;
      const struct shape table[] = {{1}, {2}};
      _Thread_local struct shape *one, *other = 0;
      void (*pointer)(int) = 0;
      static struct shape made = (struct shape){0};
      BEGIN
      __attribute__((constructor)) static void hidden(void) { called("not_called()", x.field, y->place); }
      void *given(const char *name) { return 0; }
      """)
    #expect(file.shared == ["table", "one", "other", "pointer", "given"])
    #expect(file.own == ["private_count", "other_count", "made", "hidden"])
    #expect(file.words.keys.contains("in_macro"))
    #expect(file.words["called"] == 14)
    for word in ["commented_out", "not_called", "field", "place"] { #expect(file.words[word] == nil) }
  }

  @Test func `a circle of C files is found, and told from what a file has of its own`() {
    let low = CFile("low.c", "int low(void) { return high(); }")
    let high = CFile("high.c", "int middle_of_three; int high(void) { return middle(); }")
    let middle = CFile("middle.c", "int middle(void) { return low(); }")
    let apart = CFile("apart.c", "static int high; int apart(void) { return high + middle(); }")
    let arrows = Self.arrows(among: [low, high, middle, apart])
    #expect(arrows.circles == [["high.c", "middle.c", "low.c"]])
    #expect(
      arrows.circles.map(arrows.told) == [
        "high.c uses middle.c (middle, line 1), middle.c uses low.c (low, line 1), low.c uses high.c (high, line 1)"
      ])
  }
}
