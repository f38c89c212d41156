import AppleDeclarations
import Foundation

// How much of Apple's modules is here: what `.ci/coverage` calls, with a folder of symbol graphs, a folder of lists, and
// the modules that are to be listed whole.
let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else {
  print("usage: coverage SYMBOLS LISTS [MODULE ...]")
  exit(2)
}

func data(_ folder: String, _ name: String) throws -> Data {
  try Data(contentsOf: URL(filePath: folder).appending(path: name))
}

do {
  let graphs = try FileManager.default.contentsOfDirectory(atPath: words[0]).sorted()
    .filter { $0.hasSuffix(".symbols.json") }
  let here = try DeclaredHere(graphs.map { try data(words[0], $0) })
  for (module, file) in Coverage.lists {
    let list = String(decoding: try data(words[1], "\(file).tsv"), as: UTF8.self)
    let coverage = Coverage(of: module, declaring: here, against: AppleDeclaration.all(in: list))
    print("\(module): \(coverage.share)")
    if let share = coverage.extensionShare { print("  what an extension uses: \(share)") }
    for (version, missing, all) in coverage.byVersion where missing > 0 {
      print("  \(version): \(missing) of \(all) missing")
    }
    if words.dropFirst(2).contains(module) { coverage.listing.forEach { print("    \($0)") } }
  }
} catch {
  print("coverage: \(error)")
  exit(1)
}
