import ProcessIsolation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells a file from every other: where the disk has it, or its path where nothing is there yet.
enum FileIdentity: Hashable {
  case known(device: UInt64, number: UInt64)
  case unknown(path: String)
}

/// The next text of a file, beside the one that is there until it is whole: a full disk, or an end in the middle, costs
/// nothing of what was.
struct FileDraft {
  let descriptor: Int32
  private let path: String
  /// Where the new text stands; `nil` where nothing is in the way, so that it is written in place.
  private let beside: String?

  /// A draft of a file; where there is none yet it is written in place, so that others can watch it grow, unless it is of
  /// no use before it is whole.
  init(of path: String, isOfUseInPart: Bool = true) throws(Files.Unreadable) {
    self.path = path
    let permissions = Files.permissions(of: path)
    guard permissions != nil || !isOfUseInPart && Files.isFree(path) else {
      descriptor = try Files.create(path, keepingContent: false)
      beside = nil
      return
    }
    // A link stays one: what it leads to is what is written anew.
    let beside = "\(Files.absolute(path)).rehearse-\(getpid())"
    let isWritable = permissions == nil || access(Files.rooted(path), W_OK) == 0
    let mode: mode_t = permissions == nil ? 0o644 : 0o600
    let draft = isWritable ? open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) : -1
    guard draft >= 0 else {
      // Where nobody may make a file in the folder, all that can be done is to write over the one that is there;
      // where there is no room for another, that would cost what is in it.
      guard [EACCES, EPERM, EROFS, ENAMETOOLONG].contains(errno) else {
        throw Files.Unreadable(writing: path)
      }
      descriptor = try Files.create(path, keepingContent: false)
      self.beside = nil
      return
    }
    Child.keep(draft)
    if let permissions { _ = fchmod(draft, permissions) }
    descriptor = draft
    self.beside = beside
  }

  /// Puts it in the place of what was there.
  func publish() throws(Files.Unreadable) {
    guard let beside else { return Files.close(descriptor) }
    guard fsync(descriptor) == 0, rename(beside, Files.absolute(path)) == 0 else {
      let reason = Files.Unreadable(path)
      discard()
      throw reason
    }
    Files.close(descriptor)
  }

  /// Leaves what was there.
  func discard() {
    Files.close(descriptor)
    if let beside { unlink(beside) }
  }
}
