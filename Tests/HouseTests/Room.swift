import Foundation
import TestBench

/// A target below Sources, with its files of Swift.
struct Room: Sendable {
  let name: String
  /// Its folder, from the top of the checkout: that of its group, and in it its own.
  let path: String
  let files: [SwiftFile]

  /// All rooms that there are, by name.
  static let names = HouseTests.allowed.keys.sorted()
  /// All that have files of Swift, by name.
  static let all: [Room] = names.compactMap { name in
    guard let path = House.rooms[name],
      let sources = try? House.swiftFiles(under: path), !sources.isEmpty
    else { return nil }
    let files = sources.map { SwiftFile($0.path, $0.lines.joined(separator: "\n")) }
    return Room(name: name, path: path, files: files)
  }

  /// The subfolder a file stands in; a dot for one that stands in the target's folder itself.
  func folder(of file: SwiftFile) -> String {
    let parts = file.path.dropFirst(path.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : "."
  }
}

extension Room {
  /// Where a type stands.
  private struct Home {
    let file: SwiftFile
    let declaration: SwiftFile.Declaration

    var outer: [String] { declaration.path.dropLast() }
  }

  /// Which folder uses a type that stands in another one, with an example of the first such use.
  var folderArrows: Arrows {
    var homes: [String: [Home]] = [:]
    for file in files {
      for type in file.declarations where [.type, .alias].contains(type.kind) {
        homes[type.path.last ?? "", default: []].append(Home(file: file, declaration: type))
      }
    }
    var arrows = Arrows()
    for file in files {
      for (index, token) in file.tokens.enumerated() {
        guard let candidates = homes[token.text],
          let home = home(meantAt: index, in: file, among: candidates)
        else { continue }
        let example = "\(token.text), \(file.path):\(token.line)"
        arrows.add(from: folder(of: file), to: folder(of: home.file), example: example)
      }
    }
    return arrows
  }

  /// Which of the types of a name is meant at a place: one within the types around it, or one at the top.
  private func home(meantAt index: Int, in file: SwiftFile, among candidates: [Home]) -> Home? {
    let known = candidates.filter { !$0.declaration.isHidden || $0.file.path == file.path }
    if index > 1, file.tokens[index - 1].text == "." {
      let before = file.tokens[index - 2]
      if before.text == name { return known.first(where: \.outer.isEmpty) }
      if before.text != "Self" {
        return before.isName ? known.first { $0.outer.last == before.text } : nil
      }
    }
    let around = file.declarations.filter { $0.body.contains(index) }.map(\.path)
    let within = known.filter { home in
      !home.outer.isEmpty && around.contains { $0.starts(with: home.outer) }
    }
    return within.max { $0.outer.count < $1.outer.count } ?? known.first(where: \.outer.isEmpty)
  }
}
