import Rehearsal

extension FileManager {
  /// Where the members of a group keep files for one another; `nil` for whoever is no member, by the entitlements.
  ///
  /// It is a folder of this machine, beside those of app and extension, empty when a play begins and when the app is
  /// installed again. App and extension find there what the other has left.
  @available(iOS 7.0, *)
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard Backstage.belongs(to: groupIdentifier) else { return nil }
    let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    guard Containers.Owner(rawValue: home.lastPathComponent) != nil else {
      notModelled("files of a group where HOME is one's own: \(home.path)")
    }
    let folder = home.deletingLastPathComponent()
      .appendingPathComponent("groups", isDirectory: true)
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
