#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where folders are, and making those that are not there.
extension Files {
  /// Writes a file into a folder, with the folders on the way; never over another.
  static func write(_ text: String, below folder: String, _ path: String) throws(Unreadable) {
    let whole = "\(folder)/\(path)"
    try makeFolders(to: whole)
    let descriptor = open(rooted(whole), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Unreadable(whole) }
    defer { close(descriptor) }
    guard append(text, to: descriptor) else { throw Unreadable(whole) }
  }

  /// Makes a link that was not there before, with the folders it needs.
  static func link(to target: String, below folder: String, _ path: String) throws(Unreadable) {
    let whole = "\(folder)/\(path)"
    try makeFolders(to: whole)
    guard symlink(target, rooted(whole)) == 0 else { throw Unreadable(whole) }
  }

  /// Makes the folders on the way to a file.
  static func makeFolders(to path: String) throws(Unreadable) {
    for index in path.indices where path[index] == "/" && index > path.startIndex {
      let parent = String(path[..<index])
      guard mkdir(rooted(parent), 0o755) == 0 || errno == EEXIST else { throw Unreadable(parent) }
    }
  }

  /// Where a file can be written with nothing lost: at a path, or at the first beside it with a number, where nothing
  /// is or what is there may be replaced.
  static func path(like wanted: String, where mayBeReplaced: (String) -> Bool) -> String {
    let name = wanted.lastIndex(of: "/") ?? wanted.startIndex
    let dot = wanted[name...].lastIndex(of: ".") ?? wanted.endIndex
    var (path, number) = (wanted, 1)
    while exists(path), !mayBeReplaced(path) {
      number += 1
      path = "\(wanted[..<dot])-\(number)\(wanted[dot...])"
    }
    return path
  }

  /// Whether a path leads to nothing at all, not even to a link.
  static func isFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(rooted(path), &status) != 0 && errno == ENOENT
  }

  /// Whether a path is a symbolic link, wherever that leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(rooted(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// A path from the root, without links as far as it is there, and without detours.
  static func absolute(_ path: String) -> String {
    var missing: [Substring] = []
    var known = Substring(rooted(path.isEmpty ? "." : path))
    while true {
      if let real = realpath(String(known.isEmpty ? "/" : known), nil) {
        defer { free(real) }
        let folder = String(cString: real)
        return missing.reversed().reduce(folder == "/" ? "" : folder) { $0 + "/" + $1 }
      }
      guard let slash = known.lastIndex(of: "/") else { return path }
      let name = known[known.index(after: slash)...]
      if !name.isEmpty { missing.append(name) }
      known = known[..<slash]
    }
  }

  /// The way from one folder to another; from the root where they have nothing in common.
  static func path(to target: String, from start: String) -> String {
    let there = target.split(separator: "/")
    let here = start.split(separator: "/")
    let common = zip(there, here).prefix { $0 == $1 }.count
    guard common > 0 else { return target }
    let steps = here.dropFirst(common).map { _ in ".." } + there.dropFirst(common).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
