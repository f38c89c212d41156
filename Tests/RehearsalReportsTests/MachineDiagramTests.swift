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
}
