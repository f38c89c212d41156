import RehearsalReports

import RehearsalReports

/// How somebody calls a command that was started under some name, from the folder they are in.
struct Call {
  /// As a shell reads it.
  let text: String

  /// What a process was started as: a name that the shell looked up, or a path.
  ///
  /// `swift run` starts what it has built by a path that nobody would type.
  init(_ called: String) {
    guard let product = Product(at: called) else {
      text = called.quotedForShells
      return
    }
    var words = ["swift", "run"]
    if product.isOptimized { words += ["-c", "release"] }
    if product.package != "." { words += ["--package-path", product.package] }
    text = (words + [product.name]).map(\.quotedForShells).joined(separator: " ")
  }

  /// A command that a package has built, at `PACKAGE/.build/TRIPLE/debug/NAME`.
  private struct Product {
    let package: String
    let name: String
    let isOptimized: Bool

    init?(at path: String) {
      let steps = path.split(separator: "/").map(String.init)
      guard let build = steps.lastIndex(of: ".build"), steps.count == build + 4,
        steps[build + 1].contains("-"), ["debug", "release"].contains(steps[build + 2])
      else { return nil }
      let start = path.hasPrefix("/") ? "/" : ""
      let folder = start + steps[..<build].joined(separator: "/")
      guard Files.exists(folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift") else { return nil }
      let whole = Files.absolute(folder.isEmpty ? "." : folder)
      package = whole == Files.absolute(".") ? "." : folder
      (name, isOptimized) = (steps[build + 3], steps[build + 2] == "release")
    }
  }
}
