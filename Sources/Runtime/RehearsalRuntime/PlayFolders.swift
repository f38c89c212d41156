import Foundation
import Rehearsal

/// The folders of the plays that are under way on a thread.
///
/// Each lies in memory, or in the machine's folder for temporary files, under the lowest number that is free; a lock says that
/// it is taken, and goes with the process. Nobody sees that number: code is told of the folder by a descriptor of its process,
/// so that it is called the same whatever else runs on the machine.
///
/// Each thread has its own, because a lock that another thread holds when a process is copied would stay locked there.
final class PlayFolders {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { folders in
      if let folders { Unmanaged<PlayFolders>.fromOpaque(folders).release() }
    }
    return key
  }()

  private static var ofThread: PlayFolders {
    if let known = pthread_getspecific(key) {
      return Unmanaged<PlayFolders>.fromOpaque(known).takeUnretainedValue()
    }
    let folders = PlayFolders()
    pthread_setspecific(key, Unmanaged.passRetained(folders).toOpaque())
    return folders
  }

  private var folders: [Folder] = []
  /// Which process they are of, as the system numbers it: one that is made from it has none of them.
  private var owner = ""

  fileprivate struct Folder {
    let path: URL
    let lock: Int32
    let descriptor: Int32
    /// Whose it is; once their play is over it is free again.
    var owner: Resident?
    /// How often all files have gone with the app since the play began.
    var losses = 0
    /// Whether anybody can have left something in it; what others left who had the number before is not known.
    var isWritten = true
  }

  deinit {
    for folder in folders {
      close(folder.descriptor)
      close(folder.lock)
    }
  }

  /// Where somebody's files lie, in a folder of the play: empty at first, and after all files went with the app;
  /// `nil` once the play is over.
  static func home(of resident: Resident) -> String? {
    let all = ofThread
    return all.index(for: resident).map { "\(all.folders[$0].name)/\(resident.owner.rawValue)" }
  }

  /// A play begins: where another had files, what is called as they were is its own from now on.
  static func begin(_ resident: Resident) {
    let all = ofThread
    if !all.folders.isEmpty { _ = all.index(for: resident) }
  }

  /// Somebody writes there.
  static func noteWriting(by resident: Resident) {
    let all = ofThread
    if let index = all.index(for: resident) { all.folders[index].isWritten = true }
    resident.noteWriting()
  }

  /// What a file is called that is open here, and where it lies on the phone; by its whole name where that is nowhere.
  static func place(of descriptor: Int32) -> (file: String, container: Container) {
    let link = "/proc/self/fd/\(descriptor)"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? ""
    for folder in ofThread.folders {
      let beginning = folder.path.resolvingSymlinksInPath().path + "/"
      guard path.hasPrefix(beginning) else { continue }
      let names = path.dropFirst(beginning.count).split(separator: "/").map(String.init)
      guard let last = names.last else { continue }
      return (last, names.count > 2 && names[0] == "groups" ? .group(names[1]) : .own)
    }
    return (path, .own)
  }

  private func index(for resident: Resident) -> Int? {
    leaveForeign()
    guard let play = resident.play else { return nil }
    let index =
      folders.firstIndex { $0.owner?.play === play } ?? folders.firstIndex { $0.owner?.play == nil }
      ?? addFolder()
    if folders[index].owner?.play !== play || folders[index].losses != resident.timesLost {
      folders[index].give(to: resident)
    }
    return index
  }

  /// Leaves alone what is of the process that this one is a copy of.
  private func leaveForeign() {
    let present = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self")) ?? ""
    guard present != owner else { return }
    owner = present
    for folder in folders {
      close(folder.descriptor)
      close(folder.lock)
    }
    folders.removeAll()
  }

  private func addFolder() -> Int {
    let home = URL(fileURLWithPath: Self.ground)
      .appendingPathComponent("rehearsed-files-\(getuid())", isDirectory: true)
    try? FileManager.default.createDirectory(
      at: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for number in 1...10_000 {
      let lock = open(home.appendingPathComponent("\(number).lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      guard lock >= 0 else { break }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        close(lock)
        continue
      }
      let path = home.appendingPathComponent("\(number)", isDirectory: true)
      folders.append(Folder(path: path, lock: lock, descriptor: Self.descriptor(of: path)))
      return folders.count - 1
    }
    fatalError("\(home.path) cannot be written, where the files of rehearsed code would lie")
  }

  /// Where the folders lie: in memory where that has room, because a search makes and removes a great many files, unless
  /// somebody says where temporary files belong.
  private static var ground: String {
    let memory = "/dev/shm"
    var room = statvfs()
    guard getenv("TMPDIR") == nil, access(memory, W_OK) == 0, statvfs(memory, &room) == 0,
      UInt64(room.f_bavail) * UInt64(room.f_frsize) >= 256 << 20
    else { return NSTemporaryDirectory() }
    return memory
  }

  /// A descriptor of a new folder, beyond those that come about by opening files, so that it is the same in every
  /// process.
  private static func descriptor(of folder: URL) -> Int32 {
    mkdir(folder.path, 0o700)
    let first = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(first) }
    return fcntl(first, F_DUPFD_CLOEXEC, 200)
  }
}

extension PlayFolders.Folder {
  /// What code is told.
  fileprivate var name: String { "/proc/self/fd/\(descriptor)" }

  /// Has it be a play's, with nothing in it but what a phone makes for an app before it is installed.
  fileprivate mutating func give(to resident: Resident) {
    (owner, losses) = (resident, resident.timesLost)
    guard isWritten else { return }
    isWritten = false
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: path.path)) ?? [] {
      try? files.removeItem(at: path.appendingPathComponent(name))
    }
    for owner in Containers.Owner.allCases {
      // Caches are looked for under the second of them where there is no Library.
      for name in ["tmp", "Documents", "Library/Caches", ".cache"] {
        try? files.createDirectory(
          at: path.appendingPathComponent("\(owner.rawValue)/\(name)", isDirectory: true),
          withIntermediateDirectories: true)
      }
    }
  }
}
