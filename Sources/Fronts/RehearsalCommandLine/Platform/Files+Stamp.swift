#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What changes of a file when it is saved.
extension Files {
  /// Which file it is, how long, and since when it is so.
  struct Stamp: Hashable {
    let identity: FileIdentity
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// What a file says of itself; `nil` where there is none.
  static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(rooted(path), &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      identity: identity(of: path), size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec
    )
  }
}
