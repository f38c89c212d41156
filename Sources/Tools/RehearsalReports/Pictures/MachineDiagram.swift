public import Rehearsal

/// The machine of one kind of request, drawn from itself.
public struct MachineDiagram: Hashable, Sendable {
  /// The languages it can be drawn in.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A state diagram for Markdown.
    case mermaid
    /// A graph for Graphviz.
    case dot
    /// A picture.
    case svg
  }

  let title: String
  let phases: [Phase]
  let arrows: [Arrow]

  /// From one phase to another, with every event that leads there.
  struct Arrow: Hashable {
    let from: Int
    let to: Int
    var events: [Event]
  }

  /// The machine for a request.
  public init(of request: Request, profile: Profile = Profile()) {
    let lifecycle = RequestLifecycle(request, profile: profile)
    let phases = lifecycle.reachablePhases
    var arrows: [Arrow] = []
    for answer in lifecycle.answers
    where answer.transition.isPossible && answer.transition.phase != answer.phase {
      guard let from = phases.firstIndex(of: answer.phase),
        let to = phases.firstIndex(of: answer.transition.phase)
      else { continue }
      let event = answer.event
      if let index = arrows.firstIndex(where: { $0.from == from && $0.to == to }) {
        arrows[index].events.append(event)
      } else {
        arrows.append(Arrow(from: from, to: to, events: [event]))
      }
    }
    title = "\(request.name), asked by \(request.origin.rawValue)"
    self.phases = phases
    self.arrows = arrows
  }

  /// The drawing, each line with its newline.
  public func text(as format: Format) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .svg: svg
    }
  }

  private var mermaid: String {
    var text = "---\ntitle: \(title)\n---\nstateDiagram-v2\n"
    for (index, phase) in phases.enumerated() {
      text += "  state \"\(phase.description.replacing(":", with: " –"))\" as p\(index)\n"
    }
    text += "  [*] --> p0\n"
    for arrow in arrows {
      let events = arrow.events.map { $0.description.replacing(":", with: " –") }
      text += "  p\(arrow.from) --> p\(arrow.to): \(events.joined(separator: "<br>"))\n"
    }
    for (index, phase) in phases.enumerated() where phase.outcome != nil { text += "  p\(index) --> [*]\n" }
    return text
  }

  private var dot: String {
    var text = "digraph \"\(title)\" {\n  label=\"\(title)\";\n  node [shape=box, style=rounded];\n"
    for (index, phase) in phases.enumerated() {
      text += "  p\(index) [label=\"\(phase)\"\(phase.outcome == nil ? "" : ", peripheries=2")];\n"
    }
    for arrow in arrows {
      text +=
        "  p\(arrow.from) -> p\(arrow.to) [label=\"\(arrow.events.map(\.description).joined(separator: "\\n"))\"];\n"
    }
    return text + "}\n"
  }
}
