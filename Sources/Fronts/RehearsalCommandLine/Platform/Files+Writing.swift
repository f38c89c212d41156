#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether something can be written somewhere, before anybody works for an hour on what is to be written.
extension Files {
  /// Throws where a file could not be written; what is there stays as it is.
  static func testWriting(_ path: String) throws(Unreadable) {
    // Who opens a pipe and closes it again tells its reader that all is said.
    if exists(path), isFolder(path) == false, permissions(of: path) == nil {
      guard access(rooted(path), W_OK) == 0 else { throw Unreadable(path) }
      return
    }
    let isNew = isFree(path)
    close(try create(path, keepingContent: true))
    if isNew { unlink(rooted(path)) }
  }

  /// Throws where files could not be put into a folder, which need not be there yet.
  static func testFolder(_ path: String) throws(Unreadable) {
    switch isFolder(path) {
    case true?:
      do throws(Unreadable) { try testWriting("\(path)/.rehearse-\(getpid())") } catch {
        throw Unreadable(path, because: error.reason)
      }
    case false?: throw Unreadable(path, because: "it is a file, and no folder")
    // Nothing is made here on the way: others may be making the same folder now.
    case nil: try testFolder(folder(of: path))
    }
  }

  /// The folder that a path is in, as it is written.
  static func folder(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension Files.Unreadable {
  /// Why a file cannot be written, from what the system has just said: mostly, because nobody has made its folder.
  init(writing path: String) {
    let isNowhere = errno == ENOENT
    let reason = Files.Unreadable(path)
    let folder = Files.folder(of: path)
    self =
      isNowhere && Files.isMissing(folder)
      ? Files.Unreadable(path, because: "there is no folder \(folder); make it first") : reason
  }
}
