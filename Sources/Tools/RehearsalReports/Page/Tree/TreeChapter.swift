import RehearsalExplorer

/// The tree of a search on a page: paths that hold points, and points that hold the paths that deviate there.
struct TreeChapter {
  let tree: ToldTree
  /// Which of the explorations of the page it is of.
  let number: Int
  let situations: [String]
  let budget: Int?
  /// The numbers of what was found on the page, by the paths that show it.
  let findings: [Path: [Int]]
  private let selected: Set<Int>

  init(_ tree: ToldTree, number: Int, situations: [String], budget: Int?, findings: [Path: [Int]]) {
    self.tree = tree
    self.number = number
    self.situations = situations
    self.budget = budget
    self.findings = findings
    selected = Set(tree.selection)
  }

  var html: String {
    let roots = tree.selection.filter { tree.tree.branches[$0].origin == nil }
    return """
      <section class="tree"><h4 id="tree-\(number)" tabindex="-1">The tree of paths</h4>
      <p class="lead">\(lead.shown)</p>
      <ul class="paths">\(roots.map(path).joined())</ul></section>

      """
  }

  /// How much of the search it is, and what is left out.
  private var lead: String {
    let all = tree.tree.branches.count
    var lead =
      "A path stands where it deviates from another. Open it, and a point of it, to see how everything stands there, "
      + "what else could happen, and which paths came there later and were taken for it. "
    lead +=
      selected.count == all && !tree.isCutOff
      ? (all == 1 ? "The one path is here." : "All \(all.grouped) paths are here.")
      : "Here are \(selected.count.grouped) of \(all.grouped) paths: the first in the order of the search, and those on "
        + "the way to what was found. The other \((all - selected.count).grouped) are left out, because the page would "
        + "be too large."
    if tree.isCutOff { lead += " Of paths after the \(all.grouped)th nothing is told here at all." }
    if tree.untold > 0 {
      lead +=
        " Of \(tree.untold.grouped("path")) nothing is told, because the handler took the process with it."
    }
    return lead
  }

  // MARK: Paths

  private func path(_ index: Int) -> String {
    let branch = tree.tree.branches[index]
    let name =
      tree.deviation(of: index) ?? "\(situations[safely: branch.path.situation] ?? ""): the happy path"
    guard !branch.points.isEmpty else {
      return
        "<li id=\"\(id(index))\">\(name.shown) <span class=\"outcome\">\(outcome(of: index))</span></li>\n"
    }
    let points = branch.points.indices.map { point(Spot(branch: index, point: $0)) }.joined()
    return """
      <li><details class="path" id="\(id(index))"><summary>\(name.shown) <span class="outcome">\
      \(branch.points.count.grouped("point"))\(failures(of: branch))</span></summary>
      <p class="place">Path \((index + 1).grouped)\(way(to: branch))</p>
      <ol class="points">\(points)\(ending(of: index))</ol></details></li>

      """
  }

  private typealias Spot = PathTree.Spot

  private func id(_ branch: Int) -> String { "path-\(number)-\(branch + 1)" }

  private func id(_ spot: Spot) -> String { "point-\(number)-\(spot.branch + 1)-\(spot.point + 1)" }

  /// Where it deviates, step by step from the happy path.
  private func way(to branch: PathTree.Branch) -> String {
    guard let origin = branch.origin else { return "" }
    let time = tree.told[origin.branch]?.points[safely: origin.point].map { " at \($0.time.shown)" } ?? ""
    return ", which deviates from \(link(to: origin))\(time)"
  }

  private func link(to spot: Spot) -> String {
    let name = "path \((spot.branch + 1).grouped), point \((spot.point + 1).grouped)"
    return selected.contains(spot.branch) ? "<a href=\"#\(id(spot))\">\(name)</a>" : name
  }

  private func failures(of branch: PathTree.Branch) -> String {
    branch.failures.isEmpty ? "" : " <b>✗ \(branch.failures.count.grouped("thing")) wrong</b>"
  }

  /// What became of a path, in a line.
  private func outcome(of index: Int) -> String {
    let branch = tree.tree.branches[index]
    let end =
      switch branch.end {
      case .over: "it ends"
      case .joins(let spot): "as \(link(to: spot))"
      case .endsProcess(let failure): "<b>✗ \(failure.headline.shown)</b>"
      case .isGivenUp: "it was given up"
      case .isNondeterministic: "it did not come out the same twice"
      }
    return end + wrongs(of: branch)
  }

  private func wrongs(of branch: PathTree.Branch) -> String {
    branch.failures.filter { !$0.endsProcess }.map { failure in
      let numbers = findings[branch.path] ?? []
      let links = numbers.map { " <a href=\"#finding-\($0)\">#\($0)</a>" }.joined()
      return " <b>✗ \(failure.headline.shown)</b>\(links)"
    }.joined()
  }

  private func ending(of index: Int) -> String {
    let news = tree.told[index]?.ending ?? []
    return "<li class=\"ending\">\(news.map { $0.shown + "; " }.joined())\(outcome(of: index))</li>\n"
  }

  // MARK: Points

  private func point(_ spot: Spot) -> String {
    guard let told = tree.told[spot.branch]?.points[safely: spot.point] else {
      return "<li id=\"\(id(spot))\">Nobody could look at this point.</li>\n"
    }
    let facts = told.facts.map { fact in
      let lines = fact.lines.isEmpty ? ["nothing"] : fact.lines
      return
        "<div><dt>\(fact.name)</dt><dd>\(lines.map { "<span>\($0.shown)</span>" }.joined())</dd></div>"
    }.joined()
    let news = told.news.isEmpty ? "nothing has happened since" : told.news.joined(separator: "; ")
    let usual = told.usual.map { "<p>As usual, next: \($0.shown)</p>\n" } ?? ""
    return """
      <li><details class="point" id="\(id(spot))"><summary><span class="time">\(told.time.shown)</span> \
      \(news.shown)</summary>
      <dl class="world">\(facts)</dl>
      \(usual)\(instead(at: spot, told.alternatives))\(joining(spot))</details></li>

      """
  }

  /// Everything that could happen there instead: what was run, what of that is left out, and what was not run.
  private func instead(at spot: Spot, _ alternatives: [String]) -> String {
    let point = tree.tree.branches[spot.branch].points[spot.point]
    let branches = Dictionary(
      point.deviating.map { (tree.tree.branches[$0].option, $0) }, uniquingKeysWith: { first, _ in first })
    let run = alternatives.indices.compactMap { branches[$0] }
    let shown = run.filter(selected.contains)
    let hidden = alternatives.indices.filter { branches[$0].map { !selected.contains($0) } ?? false }
    let others = alternatives.indices.filter { branches[$0] == nil }
    let isLast = tree.tree.branches[spot.branch].path.deviations.count == budget
    return
      (shown.isEmpty
      ? ""
      : "<p>Instead, each with the paths that go on from it:</p>\n"
        + "<ul class=\"paths\">\(shown.map(path).joined())</ul>\n")
      + list(hidden.map { alternatives[$0] }, "Run as well, and left out here")
      + list(
        others.map { alternatives[$0] },
        isLast
          ? "Could happen as well, with one deviation more than --budget"
          : "Could happen as well, and was not run")
      + (alternatives.isEmpty ? "<p>Nothing else can happen here.</p>\n" : "")
  }

  private static let mostNames = 40

  private func list(_ names: [String], _ label: String) -> String {
    guard !names.isEmpty else { return "" }
    let rest = names.count - Self.mostNames
    return "<p class=\"rest\">\(label): \(names.prefix(Self.mostNames).map(\.shown).joined(separator: "; "))"
      + (rest > 0 ? "; and \(rest.grouped) more" : "") + "</p>\n"
  }

  /// Which paths were taken for this one from here on.
  private func joining(_ spot: Spot) -> String {
    let joining = tree.tree.branches[spot.branch].points[spot.point].joining
    guard !joining.isEmpty else { return "" }
    let shown = joining.filter(selected.contains).prefix(Self.mostNames)
    let links = shown.map { "<a href=\"#\(id($0))\">path \(($0 + 1).grouped)</a>" }
    let rest = joining.count - shown.count
    let more = rest > 0 ? ["\(rest.grouped) \(shown.isEmpty ? "paths that are" : "more,") left out here"] : []
    return "<p class=\"joins\">Taken for one with this: \((links + more).joined(separator: ", "))</p>\n"
  }
}
