import Foundation
import TestBench
import Testing

/// What differs by platform stands in one folder of a room.
@Suite struct PlatformTests {
  @Test(arguments: ["ProcessIsolation", "RehearsalCommandLine"])
  func `nothing outside of it asks which system this is`(room: String) throws {
    let path = try #require(House.rooms[room])
    for file in try House.swiftFiles(under: path)
    where !file.path.hasPrefix("\(path)/Platform/") && !file.path.contains("Template") {
      for word in ["canImport(", "#if os(", "import Glibc", "import Darwin"] {
        #expect(!file.code.contains { $0.contains(word) }, "\(file.path): \(word)")
      }
    }
  }

  @Test func `the Darwin side can be read in a minute`() throws {
    let lines = try House.text(of: "Sources/Fronts/ProcessIsolation/Platform/System+Darwin.swift").split(
      separator: "\n")
    #expect(lines.count < 80)
  }

  #if os(Linux)
    @Test func `the Darwin side is right as far as types tell`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let stub = House.root.appending(path: "Tests/HouseTests/DarwinStub/Darwin.swift").path
      let module = folder.appending(path: "Darwin.swiftmodule").path
      let settings = [
        "-swift-version", "6", "-package-name", "rehearsal", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
        "MemberImportVisibility",
      ]
      #expect(
        try compile(["-emit-module", "-parse-as-library", "-module-name", "Darwin", "-o", module, stub]) == ""
      )
      let files = try House.swiftFiles(under: "Sources/Fronts/ProcessIsolation").map {
        House.root.appending(path: $0.path).path
      }
      #expect(
        try compile(["-typecheck", "-module-name", "ProcessIsolation", "-I", folder.path] + settings + files)
          == "")
    }

    /// What the compiler complains of.
    private func compile(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["swiftc"] + arguments
      let complaint = Pipe()
      process.standardError = complaint
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let text = try complaint.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }
  #endif
}
