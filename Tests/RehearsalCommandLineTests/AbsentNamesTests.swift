import Foundation
import TestBench
import Testing

@testable import RehearsalCommandLine

/// What `rehearse new --from` says of names of Apple's that only the compiler would miss.
@Suite struct AbsentNamesTests {
  let folder = Folder()
  let tool = CommandLineTool()

  private static let provider = """
    import AuthenticationServices
    class A: ASCredentialProviderViewController {
      override func prepareCredentialList(for services: [ASCredentialServiceIdentifier]) {}
    }

    """

  @Test func `what is not here is told with its place and what to do, and keeps nobody from beginning`() {
    let text =
      Self.provider + """
        // URLCredential
        final class Pinning: NSObject {
          func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge) {}
          func again(_ challenge: URLAuthenticationChallenge) { _ = SecTrustEvaluateWithError }
          func watch() { addObserver(self, forKeyPath: "x", options: [], context: nil) }
          #if canImport(ObjectiveC)
            let token: NSKeyValueObservation
          #endif
        }
        struct LARight {}
        let right = LARight()
        """
    folder.write("A.swift", text)
    let answer = tool.run([
      "new", "\(folder.path)/Mine", "--rehearsal", House.root.path, "--from", "\(folder.path)/A.swift",
    ])
    #expect(answer.code == .fine, "\(answer)")
    let told = answer.output.components(separatedBy: "The compiler will miss these").last ?? ""
    let lines = told.split(separator: "\n").dropFirst()
    #expect(
      lines.filter { !$0.hasPrefix("  ") } == [
        "A.swift:7:64: URLAuthenticationChallenge is not here (what checks a server's certificate)",
        "A.swift:8:61: SecTrustEvaluateWithError is not here (what checks a server's certificate)",
        "A.swift:9:36: forKeyPath: is not here (key-value observing)",
      ], "\(told)")
    #expect(lines.count { $0.contains("  → no server shows a certificate on the rehearsed network") } == 1)
    #expect(told.contains("  → use a closure, didSet in a subclass, or Combine's @Published; or put it"))
  }

  @Test func `they are told as well where something keeps the files from being built`() {
    folder.write("A.swift", "import SwiftUI\n" + Self.provider + "let picture = UIGraphicsImageRenderer()\n")
    let answer = tool.run(["new", "\(folder.path)/Mine", "--from", "\(folder.path)/A.swift"])
    #expect(answer.code == .badInput)
    #expect(answer.complaint.contains("1 thing keeps these files from being built here:"))
    #expect(
      answer.complaint.contains(
        "Besides, the compiler will miss:\nA.swift:6:15: UIGraphicsImageRenderer is not here"))
  }

  @Test func `none of the names is declared here`() throws {
    let sources = House.root.appending(path: "Sources/Apple")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    #expect(swift.count > 100)
    let absent = Set(AbsentNames.words)
    for file in swift {
      let text = try String(contentsOf: file, encoding: .utf8)
      let declared = text.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias|func)\s+(\w+)/)
      let here = declared.map { String($0.output.1) }.filter(absent.contains)
      #expect(here == [], "take away from AbsentNames what \(file.lastPathComponent) declares")
    }
  }
}
