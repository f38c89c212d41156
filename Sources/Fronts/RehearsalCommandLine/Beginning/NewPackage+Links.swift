/// What leads from a package to what it is built from.
extension NewPackage {
  /// A link, by its path in the package, to where it leads from there.
  struct Link {
    let path: String
    let target: String
  }

  /// Links to the folders that it is built from, by which Swift's package manager sees that a file has come or gone: it
  /// looks into the folders of a package's targets before a build, and into no others.
  var links: [Link] {
    let folders = (own?.files.originals?.named ?? []).map(Files.absolute).filter {
      Files.isFolder($0) == true
    }
    let beside = "\(sources)/Originals"
    var count: [Substring: Int] = [:]
    return folders.map { folder in
      let name = folder.split(separator: "/").last ?? ""
      count[name, default: 0] += 1
      let number = count[name] ?? 1
      return Link(
        path: "\(beside)/\(name)\(number == 1 ? "" : "-\(number)")",
        target: Files.path(to: folder, from: "\(self.folder)/\(beside)"))
    }
  }
}
