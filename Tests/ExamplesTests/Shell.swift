import Foundation

/// The command as a shell starts it, in a folder of its own.
final class Shell {
  let folder = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID().uuidString)")

  /// What a line of commands prints, complains of and returns.
  struct Answer {
    let output: String
    let complaint: String
    let code: Int32
  }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a line of Bash, in which `rehearse` is the command under test.
  func run(_ line: String, environment: [String: String] = [:]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "rehearse() { \"\(try Command.binary().path)\" \"$@\"; }\n\(line)"]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // A file takes all that either of the two has to say, in any order.
    let kept = try ["output", "complaint"].map { name in
      let path = folder.appending(path: ".\(name)").path
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      guard let handle = FileHandle(forWritingAtPath: path) else { throw CocoaError(.fileNoSuchFile) }
      return (path, handle)
    }
    process.standardOutput = kept[0].1
    process.standardError = kept[1].1
    try process.run()
    process.waitUntilExit()
    return Answer(
      output: text(of: ".output") ?? "", complaint: text(of: ".complaint") ?? "",
      code: process.terminationStatus)
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: folder.appending(path: name).path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// A file of scenarios, one a handler, in which everything is said that must be.
  static func feature(of handlers: String..., expecting: String = "the request fails") -> String {
    feature(of: handlers, expecting: expecting)
  }

  static func feature(of handlers: [String], expecting: String = "the request fails") -> String {
    """
    Feature: Handlers
      Background:
        Given the app "Shiny" is associated with "shiny.example"
        And the keychain holds:
          | service       | user       | password |
          | shiny.example | jappleseed | kitten1  |
        And the server holds:
          | user       | password |
          | jappleseed | kitten1  |

    """
      + handlers.enumerated().map { number, handler in
        """
          Scenario: \(handler) \(number + 1)
            Given the extension runs the handler "\(handler)"
            When the user upgrades "jappleseed" to a strong password from Settings
            And everything settles
            Then \(expecting)

        """
      }.joined()
  }
}
