import ProcessIsolation

/// Files of scenarios and their traces, and what of them is another than it was when it was last looked at.
///
/// Looking again and again needs nothing of the system but what files say of themselves, and so it is the same on all
/// of them, and for what an editor writes beside a file and then renames.
struct SavedFiles {
  private let paths: [String]
  private let ownPath = System.ownPath
  private var ownStamp: Files.Stamp?
  private var stamps: [String: Files.Stamp] = [:]

  /// Those at some paths, as they are now.
  init(below paths: [String]) {
    self.paths = paths
    ownStamp = ownPath.flatMap(Files.stamp)
    _ = look()
  }

  /// What was saved since the last look, by the scenarios that it touches.
  mutating func look() -> Saving? {
    let before = stamps
    stamps = Dictionary(files.compactMap { path in Files.stamp(of: path).map { (path, $0) } }) { $1 }
    let saved = stamps.keys.filter { stamps[$0] != before[$0] }
    let touched = Set(saved.compactMap(feature))
    return touched.isEmpty ? nil : .files(touched.sorted())
  }

  /// Waits until something is saved; `nil` at the end of standard input.
  mutating func wait() -> Saving? {
    while true {
      switch Console.wait(milliseconds: 200) {
      case .end: return nil
      case .line: return .everything
      case .silence: break
      }
      if let ownPath, let stamp = Files.stamp(of: ownPath), stamp != ownStamp { System.become(ownPath) }
      if let saving = look() { return saving }
    }
  }

  private var files: [String] {
    paths.flatMap { path in
      guard Files.isFolder(path) == true else { return [path] }
      let folder = try? ScenarioFolder(path)
      return (folder?.scenarios ?? []) + (folder?.traces ?? [])
    }
  }

  /// The file of scenarios that a file belongs to.
  private func feature(touchedBy path: String) -> String? {
    guard path.hasSuffix(Snapshot.suffix) else { return path }
    return stamps.keys.filter { path.hasPrefix("\($0.dropLast(".feature".count)).") }.max {
      $0.count < $1.count
    }
  }
}
