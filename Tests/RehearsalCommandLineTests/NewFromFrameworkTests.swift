import Foundation
import RehearsalCommandLine
import TestBench
import Testing

/// What `rehearse new --from` makes of an extension and of a framework that it imports.
@Suite struct NewFromFrameworkTests {
  let folder = Folder()
  let tool = CommandLineTool()

  private static let provider = """
    class A: ASCredentialProviderViewController {
      override func prepareCredentialList(for services: [ASCredentialServiceIdentifier]) {}
    }
    """

  @Test(arguments: [["--from", "Lib"], ["--from", "Lib/", "--stub", "Lib"], ["--from", "Root/Sources"]])
  func `a module whose sources are named as well can be imported`(words: [String]) {
    write("Ext/A.swift", "import Lib\n" + Self.provider)
    write("Lib/Lib.swift", "public struct Safe {}")
    write("Root/Sources/Lib/Lib.swift", "public struct Safe {}")
    let answer = new(["--from", "Ext"] + words)
    #expect(answer.code == .fine, "\(answer)")
    #expect(!answer.output.contains("is empty; put what"))
    #expect(read("Package.swift").contains("dependencies: system + [\"Lib\"],"))
    #expect(read("Package.swift").contains("    .target(name: \"Lib\", dependencies: system, swiftSettings:"))
    #expect(read("Sources/Lib/Lib.swift").contains("is built with the sources of Mine"))
    #expect(read("Sources/Lib/Lib.swift").contains("\n  @_exported public import UIKit\n"))
  }

  @Test func `the module of the package itself, and one that nobody imports, need none`() {
    write("Mine/A.swift", "import Mine\n" + Self.provider)
    write("Lib/Lib.swift", "public struct Safe {}")
    let answer = tool.run([
      "new", "\(folder.path)/There/Mine", "--rehearsal", House.root.path, "--from", "\(folder.path)/Mine",
      "--from", "\(folder.path)/Lib",
    ])
    #expect(answer.code == .fine, "\(answer)")
    #expect(folder.read("There/Mine/Package.swift")?.contains("dependencies: system,\n") == true)
    #expect(folder.read("There/Mine/Sources/Lib/Lib.swift") == nil)
  }

  @Test func `a folder that is called as a module of Apple's is not that module`() {
    write("Ext/A.swift", "import Network\n" + Self.provider)
    write("Network/B.swift", "struct B {}")
    let answer = new(["--from", "Ext", "--from", "Network"])
    #expect(answer.complaint.contains("there is no module “Network” here"), "\(answer)")
  }

  @Test func `a manifest is no source`() {
    write("Root/Package.swift", "import PackageDescription\nlet package = Package(name: \"Ext\")")
    write("Root/Package@swift-6.0.swift", "import PackageDescription")
    write("Root/Sources/Ext/A.swift", Self.provider)
    let answer = new(["--from", "Root"])
    #expect(answer.code == .fine, "\(answer)")
    #expect(answer.output.contains("  taken: 1 file of Swift\n"))
    #expect(answer.output.contains("  left:  Package.swift, Package@swift-6.0.swift\n"))
  }

  @Test func `an empty SwiftUI helps nobody, and is refused`() {
    write("Ext/A.swift", "import SwiftUI\n" + Self.provider)
    let answer = new(["--from", "Ext", "--stub", "SwiftUI"])
    #expect(answer.code == .usage)
    #expect(answer.complaint.contains("--stub SwiftUI would be an empty module, and nothing"))
    #expect(answer.complaint.contains("leave that file out, or put it behind #if canImport(SwiftUI)."))
  }

  private func new(_ words: [String]) -> CommandLineTool.Answer {
    let paths = words.indices.map { index in
      index > 0 && words[index - 1] == "--from" ? "\(folder.path)/\(words[index])" : words[index]
    }
    return tool.run(["new", "\(folder.path)/Mine", "--rehearsal", House.root.path] + paths)
  }

  private func read(_ name: String) -> String { folder.read("Mine/\(name)") ?? "" }

  private func write(_ path: String, _ text: String) {
    let parent = "\(folder.path)/\(path)".split(separator: "/").dropLast().joined(separator: "/")
    try? FileManager.default.createDirectory(atPath: "/\(parent)", withIntermediateDirectories: true)
    folder.write(path, text)
  }
}
