import Glibc
import Rehearsal
import Synchronization

extension FileManager {
  /// Where the members of a group keep files for one another; `nil` for whoever is no member, by the entitlements.
  ///
  /// It is a folder of this machine, empty when a play begins. App and extension find there what the other has left.
  @available(iOS 7.0, *)
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard Backstage.belongs(to: groupIdentifier) else { return nil }
    let folder = GroupFolders.path(of: Backstage.keeper.play)
      .appendingPathComponent(groupIdentifier.replacingOccurrences(of: "/", with: "_"), isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension URL {
  /// Asks to read something outside of one's own container; nothing of the phone's is refused.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Says that it was read.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSObject {
  /// Its class, as archives would have it.
  public static func classForCoder() -> AnyClass { self }
}

/// The folders of the plays that are under way on this machine.
///
/// Each has a number to itself, the lowest that is free, so that one play after another finds its files in the same
/// place. A lock says that a number is taken, and goes with the process.
private struct GroupFolders {
  private static let taken = Mutex(GroupFolders())

  private struct Taken {
    weak var play: AnyObject?
    let lock: Int32
    let path: URL
  }

  private var all: [Taken] = []

  static func path(of play: AnyObject?) -> URL {
    let play = Play(object: play)
    return taken.withLock { $0.path(of: play.object) }
  }

  private struct Play: @unchecked Sendable {
    let object: AnyObject?
  }

  private mutating func path(of play: AnyObject?) -> URL {
    for gone in all where gone.play == nil {
      try? FileManager.default.removeItem(at: gone.path)
      close(gone.lock)
    }
    all.removeAll { $0.play == nil }
    if let known = all.first(where: { $0.play === play }) { return known.path }
    let home = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("rehearsed-groups-\(getuid())", isDirectory: true)
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    for number in 1...10_000 {
      let lock = open(home.appendingPathComponent("\(number).lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      guard lock >= 0 else { break }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        close(lock)
        continue
      }
      let path = home.appendingPathComponent("\(number)", isDirectory: true)
      try? FileManager.default.removeItem(at: path)
      all.append(Taken(play: play, lock: lock, path: path))
      return path
    }
    notModelled("files of a group where \(home.path) cannot be written")
  }
}
