import ProcessIsolation
import RehearsalReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of scenarios that somebody names; plain calls of the C library, because loading more than that
/// takes longer than a run.
enum Files {
  /// How many bytes of a file are read at most, and of a line: many times what anybody writes, and little
  /// enough for a memory, because a file that never ends is one as well.
  static let mostBytes = 128 << 20

  /// Why a file cannot be had.
  struct Unreadable: Error {
    let path: String
    let reason: String

    init(_ path: String) {
      self.init(path, because: String(cString: strerror(errno)))
    }

    init(_ path: String, because reason: String) {
      self.path = path
      self.reason = reason
    }

    /// What a command says of it.
    var complaint: String { "rehearse: \(path.plain): \(reason)\n" }
  }

  /// The bytes of a file.
  static func bytes(of path: String, atMost most: Int = mostBytes) throws(Unreadable) -> [UInt8] {
    try refusePipe(path)
    let descriptor = open(rooted(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(path) }
    defer { sysClose(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Unreadable(path) }
    var bytes = [UInt8](repeating: 0, count: max(4096, Int(status.st_size) + 1))
    var count = 0
    while true {
      let length = bytes.count - count
      let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress?.advanced(by: count), length) }
      guard got >= 0 else { throw Unreadable(path) }
      guard got > 0 else { break }
      count += got
      try limit(count, path, most)
      if count == bytes.count { bytes += bytes }
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// Throws where a file cannot be read.
  static func test(_ path: String) throws(Unreadable) {
    try refusePipe(path)
    let descriptor = open(rooted(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(path) }
    defer { sysClose(descriptor) }
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) >= 0 else { throw Unreadable(path) }
  }

  private static func limit(_ count: Int, _ path: String, _ most: Int = mostBytes) throws(Unreadable) {
    guard count > most else { return }
    errno = EFBIG
    throw Unreadable(path)
  }

  /// Takes the lines of a file one by one, each as soon as it is there; `-` is standard input.
  static func lines(of path: String, _ take: ([UInt8]) -> Void) throws(Unreadable) {
    let descriptor = path == "-" ? dup(Console.input) : open(rooted(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(path) }
    defer { sysClose(descriptor) }
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw Unreadable(path) }
      guard count > 0 else { break }
      buffer.withUnsafeBytes { bytes in
        var rest = bytes[..<count]
        while let end = firstNewline(in: rest) {
          take(line + rest.prefix(end))
          line.removeAll(keepingCapacity: true)
          rest = rest.dropFirst(end + 1)
        }
        line += rest
      }
      try limit(line.count, path)
    }
    if !line.isEmpty { take(line) }
  }

  /// Where a line ends; asked of the C library, because a line may be a hundred million bytes long.
  private static func firstNewline(in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    guard let start = bytes.baseAddress, let found = memchr(start, 0x0A, bytes.count) else { return nil }
    return UnsafeRawPointer(found) - start
  }

  /// Whether there is a file.
  static func exists(_ path: String) -> Bool {
    access(rooted(path), F_OK) == 0
  }

  /// Whether nothing is there, which is something else than that nobody may look.
  static func isMissing(_ path: String) -> Bool {
    var status = stat()
    return stat(rooted(path), &status) != 0 && [ENOENT, ENOTDIR].contains(errno)
  }

  /// Opens a file to write to, empty unless what is in it is to stay.
  static func create(_ path: String, keepingContent isKept: Bool) throws(Unreadable) -> Int32 {
    let descriptor = open(rooted(path), O_WRONLY | O_CREAT | O_CLOEXEC | (isKept ? O_APPEND : O_TRUNC), 0o644)
    guard descriptor >= 0 else { throw Unreadable(writing: path) }
    Child.keep(descriptor)
    return descriptor
  }

  static func close(_ descriptor: Int32) {
    Child.forget(descriptor)
    sysClose(descriptor)
  }

  /// Writes a file anew; one that is there keeps what is in it until all of the new text is safe.
  static func write(_ text: String, to path: String) throws(Unreadable) {
    let draft = try FileDraft(of: path)
    guard append(text, to: draft.descriptor) else {
      let reason = Unreadable(path)
      draft.discard()
      throw reason
    }
    try draft.publish()
  }

  /// What tells a file from every other, however its path is spelt.
  static func identity(of path: String) -> FileIdentity {
    guard let status = status(of: path), status.isFile else { return .unknown(path: absolute(path)) }
    return status.identity
  }

  /// The identity of what a descriptor leads to; `nil` where that is no file.
  static func identity(ofOpen descriptor: Int32) -> FileIdentity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.isFile ? status.identity : nil
  }

  /// How a file that is there may be used; `nil` where it is none, such as a device.
  static func permissions(of path: String) -> mode_t? {
    status(of: path).flatMap { $0.isFile ? $0.st_mode & 0o7777 : nil }
  }

  /// Writes all of a text; `false` when the other side does not take it, and `errno` says why.
  static func append(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { append($0, to: descriptor) }
  }

  /// Writes all of some bytes, as it writes a text.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let written = sysWrite(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      guard written > 0 || written < 0 && Console.mayGoOn(descriptor, with: POLLOUT) else { return false }
      done += max(0, written)
    }
    return true
  }

  /// Whether a path is a folder; `nil` where there is nothing.
  static func isFolder(_ path: String) -> Bool? { status(of: path)?.isFolder }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(rooted(path), &status) == 0 ? status : nil
  }

  /// The names in a folder that end in a certain way and do not begin with a dot, in order.
  static func names(in folder: String, ending suffix: String = "") throws(Unreadable) -> [String] {
    guard let stream = opendir(rooted(folder)) else { throw Unreadable(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix("."), name.hasSuffix(suffix) { names.append(name) }
    }
    return names.sorted()
  }

  /// Every file below a folder, by path, but for what is no file at all and may never end.
  static func files(below folder: String) throws(Unreadable) -> [String] {
    var seen: Set<FileIdentity> = []
    return try files(below: folder, besides: &seen)
  }

  /// Each folder once, however many links lead to it.
  private static func files(
    below folder: String, besides seen: inout Set<FileIdentity>
  ) throws(Unreadable) -> [String] {
    let names = try names(in: folder)
    if let status = status(of: folder) { seen.insert(status.identity) }
    var files: [String] = []
    for name in names {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let status = status(of: path)
      // A link that leads nowhere is told by whoever wants to read it; what nobody can look at may be a folder.
      if status == nil, ![ENOENT, ELOOP].contains(errno) { throw Unreadable(path) }
      if let status, status.isFolder {
        guard !seen.contains(status.identity) else { continue }
        files += try Self.files(below: path, besides: &seen)
      } else if status?.isFile ?? true {
        files.append(path)
      }
    }
    return files
  }
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }

  fileprivate var identity: FileIdentity { .known(device: UInt64(st_dev), number: UInt64(st_ino)) }
}

/// The C library's own, whose names static functions here would hide.
private func sysClose(_ descriptor: Int32) {
  _ = close(descriptor)
}

/// The C library's own, whose name a static function here would hide.
private func sysWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
