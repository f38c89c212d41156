import Foundation
import ObjectiveCRewriting

// The files of a module, two dashes, where each of them goes, two dashes, where the table of drawings and texts goes,
// and the drawings and strings files: what the plugin calls before a build.
let words = Array(CommandLine.arguments.dropFirst())
let parts = words.split(separator: "--", omittingEmptySubsequences: false).map(Array.init)
guard parts.count == 3, parts[0].count == parts[1].count, let table = parts[2].first else {
  let usage = "usage: rewrite ORIGINAL.swift ... -- REWRITTEN.swift ... -- TABLE.swift DRAWING|STRINGS ...\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
do {
  let originals = try parts[0].map { path in
    (path: path, text: String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self))
  }
  let module = ModuleRewriting(originals)
  for (file, place) in zip(module.rewritten(), parts[0].indices) {
    // What the compiler says of it is said of the original.
    let head = "#sourceLocation(file: \"\(parts[0][place].escaped)\", line: 1)\n"
    try Data((head + file.text).utf8).write(to: URL(filePath: parts[1][place]))
    for remark in file.remarks { FileHandle.standardError.write(Data("\(remark.warning)\n".utf8)) }
  }
  let others = parts[2].dropFirst()
  let texts = SaidTexts(
    try others.filter(SaidTexts.isTable).map { path in
      (path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
    })
  for remark in texts.remarks { FileHandle.standardError.write(Data("\(remark.warning)\n".utf8)) }
  let drawings = others.filter { !SaidTexts.isTable($0) }
  let interface = module.interface(drawnAt: drawings, saying: texts.tables)
  try Data(interface.utf8).write(to: URL(filePath: table))
} catch {
  FileHandle.standardError.write(Data("rewrite: \(error.localizedDescription)\n".utf8))
  exit(1)
}

extension String {
  /// As it stands between quotes.
  fileprivate var escaped: String {
    replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }
}
