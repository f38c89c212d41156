import Rehearsal

/// The machines of a page, each drawn once however many runs went through it.
struct MachineSheet {
  private var numbers: Set<Int> = []

  /// The requests whose machines differ.
  private static let requests =
    Upgrade.allCases.flatMap { [Request($0, from: .settings), Request($0, from: .app)] }
    + Provision.allCases.map { Request($0) }

  /// The number of the machine that a request goes through.
  static func number(of request: Request) -> Int {
    requests.firstIndex { $0.kind == request.kind && ($0.origin == .app) == (request.origin == .app) } ?? 0
  }

  mutating func add(_ film: Film) {
    for machineRun in film.machineRuns { add(machineRun.request) }
  }

  mutating func add(_ request: Request) {
    numbers.insert(Self.number(of: request))
  }

  var isEmpty: Bool { numbers.isEmpty }

  /// The part of the page that shows them; nothing where no run went through one.
  var html: String {
    guard !isEmpty else { return "" }
    let figures = numbers.sorted().map { number in
      let diagram = MachineDiagram(of: Self.requests[number])
      let title = Self.title(of: Self.requests[number])
      return "<figure id=\"machine-\(number)\"><figcaption><h3>\(title.shown)</h3></figcaption>"
        + "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"\(title.shown)\">"
        + diagram.inlineSVG(title: title) + "</div></figure>\n"
    }
    return """
      <section id="machine" aria-labelledby="machine-title" data-view>
      <h2 id="machine-title" tabindex="-1">The machine</h2>
      <p class="lead">Where a request can stand, and what the system makes of every event there. ■ ends the request, \
      → leads on, ↩ leads back.</p>
      \(figures.joined())</section>

      """
  }

  private static func title(of request: Request) -> String {
    "\(request.name), asked by \(request.origin == .app ? "the app" : "the system")"
  }
}
