import Rehearsal
import RehearsalReports
import TestBench
import Testing

/// The machine drawn from itself.
@Suite struct MachineDiagramTests {
  @Test(arguments: MachineDiagram.Format.allCases, Upgrade.allCases)
  func `the drawing is the one on record`(format: MachineDiagram.Format, kind: Upgrade) throws {
    let drawing = MachineDiagram(of: Request(kind, from: .settings)).text(as: format)
    try expectRecord(drawing, "\(kind.slug).\(format.rawValue)")
  }

  @Test func `every phase that can be reached is drawn, and nothing else`() {
    let request = Request(.signInWithApple, from: .app)
    let drawing = MachineDiagram(of: request).text(as: .mermaid)
    let states = drawing.split(separator: "\n").filter { $0.contains("state \"") }
    #expect(states.count == RequestLifecycle(request).reachablePhases.count)
  }

  @Test func `the picture of every machine fits on a page, and no text of it is cut off`() throws {
    let requests =
      Upgrade.allCases.flatMap { [Request($0, from: .settings), Request($0, from: .app)] }
      + Provision.allCases.map { Request($0) }
    for request in requests {
      let svg = MachineDiagram(of: request).text(as: .svg)
      let width = try #require(svg.firstMatch(of: /<svg[^>]* width="(\d+)"/).flatMap { Int($0.output.1) })
      #expect(width <= 1200, "\(request.name)")
      #expect(!svg.contains("…"), "\(request.name)")
    }
  }
}
