import ProcessIsolation
import Rehearsal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which build of the command this is.
enum Build {
  /// Stands for the code of this command, handlers and all; empty where nobody can read the file this command runs from.
  static let mark: String = {
    var mark = Fingerprint()
    guard withOwnBytes({ mark.combine($0) }) else { return "" }
    return String(mark.value, radix: 16)
  }()

  /// Looks at the file where it lies, because it is large.
  private static func withOwnBytes(_ take: (UnsafeRawBufferPointer) -> Void) -> Bool {
    guard let descriptor = openOwnFile() else { return false }
    defer { Files.close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0,
      let place = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), place != MAP_FAILED
    else { return false }
    take(UnsafeRawBufferPointer(start: place, count: Int(status.st_size)))
    munmap(place, Int(status.st_size))
    return true
  }

  private static func openOwnFile() -> Int32? {
    guard case let descriptor = open(System.ownFile, O_RDONLY | O_CLOEXEC), descriptor >= 0 else {
      return nil
    }
    return descriptor
  }
}
