import RehearsalReports

/// How somebody calls a command that was started under some name, from the folder they are in or from another.
struct Call {
  /// As a shell reads it.
  let text: String

  /// What a process was started as: a name that the shell looked up, or a path.
  ///
  /// `swift run` starts what it has built by a path that nobody would type.
  init(_ called: String, from folder: String = ".") {
    let folder = Files.absolute(folder)
    guard let product = Product(at: called, from: folder) else {
      let isFile = called.contains("/") && folder != Files.absolute(".")
      text = (isFile ? Self.path(to: called, from: folder) : called).quotedForShells
      return
    }
    var words = ["swift", "run"]
    if product.isOptimized { words += ["-c", "release"] }
    if product.package != "." { words += ["--package-path", product.package] }
    text = (words + [product.name]).map(\.quotedForShells).joined(separator: " ")
  }

  /// The way from another folder; the file itself may be a link with a name of its own.
  private static func path(to called: String, from folder: String) -> String {
    let slash = called.lastIndex(of: "/") ?? called.startIndex
    return Files.path(to: Files.absolute(String(called[...slash])) + called[slash...], from: folder)
  }

  /// A command that a package has built, at `PACKAGE/.build/TRIPLE/debug/NAME`.
  private struct Product {
    let package: String
    let name: String
    let isOptimized: Bool

    init?(at path: String, from here: String) {
      let steps = path.split(separator: "/").map(String.init)
      guard let build = steps.lastIndex(of: ".build"), steps.count == build + 4,
        steps[build + 1].contains("-"), ["debug", "release"].contains(steps[build + 2])
      else { return nil }
      let start = path.hasPrefix("/") ? "/" : ""
      let folder = start + steps[..<build].joined(separator: "/")
      guard Files.exists(folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift") else { return nil }
      let whole = Files.absolute(folder.isEmpty ? "." : folder)
      let isHere = here == Files.absolute(".")
      package = whole == here ? "." : isHere ? folder : Files.path(to: whole, from: here)
      (name, isOptimized) = (steps[build + 3], steps[build + 2] == "release")
    }
  }
}
