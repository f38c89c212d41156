import Foundation

/// The command as its users have it, in a process of its own.
enum Command {
  /// What it prints, whatever it returns.
  static func rehearse(_ arguments: [String], hashing: String? = nil) throws -> String {
    try run(arguments, environment: hashing.map { ["SWIFT_DETERMINISTIC_HASHING": $0] } ?? [:]).output
  }

  /// What it prints, and what it returns, with something to read or with nothing.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], reading input: String? = nil
  ) throws -> (
    output: String, code: Int32
  ) {
    let process = try process(arguments, environment: environment)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let standardInput = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : standardInput
    try process.run()
    if let input {
      try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try standardInput.fileHandleForWriting.close()
    }
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  /// What it complains of.
  static func complaint(_ arguments: [String]) throws -> String {
    let process = try process(arguments)
    let complaint = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaint
    try process.run()
    let text = try complaint.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  /// A process that is not started yet, in another folder than this one.
  static func process(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    // What a shell begins in the background ignores Ctrl-C, and so would the command.
    signal(SIGINT, SIG_DFL)
    let process = Process()
    // What searches takes the optimized command, where the environment names one.
    let optimized = ProcessInfo.processInfo.environment["REHEARSE"].map { URL(filePath: $0) }
    process.executableURL = try arguments.first == "explore" ? optimized ?? binary() : binary()
    process.arguments = arguments
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.environment = environment
    return process
  }

  /// The command stands beside the tests that were built with it.
  static func binary() throws -> URL {
    var folder = URL(filePath: ProcessInfo.processInfo.arguments.first ?? "").deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appending(path: "rehearse")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
