import Foundation
import RehearsalCommandLine
import RehearsalConfiguration
import TestBench
import Testing

/// A folder of faulty configurations, each with what is found beside it, and one of sound ones.
@Suite struct ConfigurationTests {
  static let folder = "Tests/RehearsalConfigurationTests/"

  @Test(arguments: try names(in: "Faulty"))
  func `each planted mistake is found where it is, and nothing else is`(name: String) throws {
    let found = check("Faulty/\(name)")
    let recorded = try? House.text(of: "\(Self.folder)Faulty/\(name).findings")
    #expect(found.output == recorded, "if this is right, write it to Faulty/\(name).findings")
    #expect(found.complaint == "")
    #expect(found.code == (found.output.contains(": error: ") ? .failed : .fine))
  }

  @Test(arguments: try names(in: "Sound"))
  func `nothing is found in what is sound`(name: String) {
    let found = check("Sound/\(name)")
    #expect(found.output.hasPrefix("nothing to say about "), "\(found.output)")
    #expect(found.code == .fine)
  }

  @Test func `every kind of mistake has been planted`() throws {
    let records = try Self.names(in: "Faulty").map {
      try House.text(of: "\(Self.folder)Faulty/\($0).findings")
    }
    for kind in Finding.Kind.allCases where kind != .notADictionary && kind != .more {
      #expect(records.contains { $0.contains("[\(kind.rawValue)]\n") }, "\(kind.rawValue)")
    }
  }

  @Test(arguments: ["<plist><array/></plist>", "<plist><string>x</string></plist>"])
  func `a file that is no dictionary is told`(text: String) {
    let check = ConfigurationCheck([ConfigurationFile("Info.plist", Array(text.utf8))])
    #expect(check.findings.map(\.kind) == [.notADictionary])
  }

  @Test func `a file without a telling name is known by its keys`() {
    let text = #"{"webcredentials": {"apps": []}}"#
    let check = ConfigurationCheck([ConfigurationFile("download", Array(text.utf8))])
    #expect(check.findings.map(\.keyPath) == ["webcredentials > apps"])
  }

  @Test func `very many mistakes are counted, and the first hundred told`() {
    let apps = Array(repeating: "1", count: 5000).joined(separator: ",")
    let text = #"{"webcredentials": {"apps": [\#(apps)]}}"#
    let check = ConfigurationCheck([ConfigurationFile("apple-app-site-association", Array(text.utf8))])
    #expect(check.findings.count == 101)
    #expect(check.findings.last?.message == "There are 4900 more findings of this severity in the file.")
    #expect(check.findings.last?.severity == .warning)
  }

  @Test func `very many names are not all compared with every key`() {
    let keys = (0..<20_000).map { "<key>ASCredentialProvider\($0)</key><true/>" }.joined()
    let text = "<plist><dict>\(keys)</dict></plist>"
    let check = ConfigurationCheck([ConfigurationFile("Info.plist", Array(text.utf8))])
    #expect(check.findings.isEmpty)
  }

  @Test func `no mistyped byte of any file is a trap`() throws {
    var chance = SplitMix(seed: 7)
    var findings = 0
    for name in try Self.names(in: "Sound") {
      for path in try files(in: "Sound/\(name)") {
        let bytes = Array(try Data(contentsOf: House.root.appending(path: path)))
        for _ in 0..<150 {
          var changed = bytes
          changed[Int.random(in: changed.indices, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
          findings += ConfigurationCheck([ConfigurationFile(path, changed)]).findings.count
        }
      }
    }
    #expect(findings > 100)
  }

  private func check(_ path: String) -> CommandLineTool.Answer {
    let root = House.root.appending(path: Self.folder + path).path
    var answer = CommandLineTool().run(["check", root])
    answer.output = answer.output.replacingOccurrences(of: root + "/", with: "")
    return answer
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: House.root.appending(path: Self.folder + folder).path)
      .filter { !$0.hasSuffix(".findings") && !$0.hasPrefix(".") }.sorted()
  }

  private func files(in folder: String) throws -> [String] {
    let top = House.root.appending(path: Self.folder + folder)
    return try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
      .map { "\(Self.folder)\(folder)/\($0)" }
      .filter {
        !((try? House.root.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory)
          ?? false)
      }
  }
}
