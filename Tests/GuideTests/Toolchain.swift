import Foundation
import TestBench

/// The commands that come with Swift, and the modules that were built with these tests.
enum Toolchain {
  /// Where the modules are: beside the tests.
  static let modules: String = {
    var folder = URL(filePath: ProcessInfo.processInfo.arguments.first ?? "").deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appending(path: "Modules")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate.path }
      folder.deleteLastPathComponent()
    }
    return House.root.appending(path: ".build/debug/Modules").path
  }()

  static let triple: String = {
    let said = try? run(["swiftc", "-print-target-info"]).output
    let match = said?.firstMatch(of: /"unversionedTriple": "([^"]+)"/)
    return match.map { String($0.output.1) } ?? "x86_64-unknown-linux-gnu"
  }()

  /// The command `rehearse` that the environment names, which may be optimized where these tests are not.
  static let rehearse = ProcessInfo.processInfo.environment["REHEARSE"]

  static func has(_ tool: String) -> Bool { (try? run(["which", tool]).code) == 0 }

  static func run(_ words: [String]) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: said, as: UTF8.self), process.terminationStatus)
  }
}
