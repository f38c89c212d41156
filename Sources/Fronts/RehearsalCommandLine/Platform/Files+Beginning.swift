#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Files {
  /// The first bytes of a file, by which somebody knows what it is before it is read as that.
  static func beginning(of path: String, bytes most: Int = 64) throws(Unreadable) -> [UInt8] {
    try refusePipe(path)
    let descriptor = open(rooted(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(path) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: most)
    let got = read(descriptor, &bytes, most)
    guard got >= 0 else { throw Unreadable(path) }
    return Array(bytes.prefix(got))
  }
}
