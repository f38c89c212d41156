#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// Refuses a pipe with a name, which would be waited for until somebody writes to it; one that a shell has made for its
  /// command, as for `<(...)`, has a writer.
  static func refusePipe(_ path: String) throws(Unreadable) {
    let whole = rooted(path)
    var status = stat()
    guard !whole.hasPrefix("/dev/"), !whole.hasPrefix("/proc/"), stat(whole, &status) == 0,
      status.st_mode & S_IFMT == S_IFIFO
    else { return }
    throw Unreadable(path, because: "it is a pipe, and no file; write what it says to a file, and name that")
  }
}
