import RehearsalReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where pages are put that nobody gave a place, and how somebody gets to see one.
struct Viewer {
  /// The folder; `nil` for one among temporary files that is nobody else's.
  var folder: String?
  /// Opens a file, and answers whether that worked; `nil` where there is nothing to open it with.
  var open: ((String) -> Bool)?

  /// What a process finds: the command by which its desktop opens a file, where there is a desktop.
  static var process: Viewer {
    #if os(Linux)
      let hasDesktop = Console.variable("DISPLAY") != nil || Console.variable("WAYLAND_DISPLAY") != nil
      let opener = "xdg-open"
    #else
      let (hasDesktop, opener) = (true, "open")
    #endif
    guard hasDesktop, does("command -v \(opener)") else { return Viewer() }
    return Viewer(open: { path in does("\(opener) \(path.quotedForShells)") })
  }

  private static func does(_ command: String) -> Bool { system("\(command) >/dev/null 2>&1") == 0 }

  init(folder: String? = nil, open: ((String) -> Bool)? = nil) {
    self.folder = folder
    self.open = open
  }

  /// A place for a page that is about something with a name.
  func place(for name: String) throws(Files.Unreadable) -> String {
    let folder = if let folder { folder } else { try Self.ownFolder() }
    return Files.path(like: "\(folder)/\(name)-\(getpid()).html") { _ in false }
  }

  /// A folder that nobody else can put a link into.
  private static func ownFolder() throws(Files.Unreadable) -> String {
    let folder = "\(Console.variable("TMPDIR") ?? "/tmp")/rehearsal-\(getuid())"
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw Files.Unreadable(folder) }
    var status = stat()
    guard lstat(folder, &status) == 0 else { throw Files.Unreadable(folder) }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(), status.st_mode & 0o022 == 0 else {
      throw Files.Unreadable(folder, because: "it is not a folder of yours alone")
    }
    return folder
  }
}
