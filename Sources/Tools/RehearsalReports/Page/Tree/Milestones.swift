import RehearsalExplorer

/// What a search came to, one after the other: what was found, and the goals.
struct Milestones {
  /// What was found, in the order in which it was.
  let findings: [Landmark]
  let goals: [Goal]
  /// How many paths have at most as many deviations, budget by budget.
  let ends: [Int]

  /// Something that was found, and on which path.
  struct Landmark: Hashable {
    /// Its number among the findings of the exploration, from 0.
    let finding: Int
    /// How many paths had been run, with this one.
    let path: Int
    let deviations: Int
  }

  struct Goal: Hashable {
    let name: String
    let paths: Int
    /// The first path that comes to it, where it is one of those that are run again.
    let first: Int?
  }

  /// What was come to, with the tree of the paths where there is one.
  init(of exploration: Exploration, _ told: [Exploration.Finding], _ tree: PathTree?) {
    let numbers = Dictionary(
      (tree?.branches ?? []).enumerated().map { ($1.path, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    findings = told.enumerated().map { index, finding in
      Landmark(
        finding: index, path: numbers[finding.path] ?? finding.number,
        deviations: finding.path.deviations.count)
    }.sorted { ($0.path, $0.finding) < ($1.path, $1.finding) }
    func first(where holds: (PathTree.Branch) -> Bool) -> Int? { tree?.branches.firstIndex(where: holds) }
    let explorer = exploration.explorer
    goals =
      [
        Goal(
          name: "what was asked for comes about", paths: exploration.coverage.successes,
          first: first(where: \.isSuccess))
      ]
      + explorer.properties.indices.filter { explorer.properties[$0].isGoal }.map { index in
        Goal(
          name: explorer.properties[index].name, paths: exploration.coverage.endings(for: index),
          first: first { $0.goals.contains(index) })
      }
    var sum = 0
    ends = exploration.levels.map { level in
      sum += level.paths
      return sum
    }
  }

  /// The goals as a table, and what was found as a strip and a list; `number` of the exploration on the page, and `first`
  /// of its findings.
  func html(number: Int, first: Int, titles: [String], isTold: (Int) -> Bool) -> String {
    goalsTable(number, isTold) + timeline(first, titles)
  }

  private func goalsTable(_ number: Int, _ isTold: (Int) -> Bool) -> String {
    let rows = goals.map { goal in
      let first =
        goal.first.map { branch in
          let name = "path \((branch + 1).grouped)"
          return isTold(branch) ? "<a href=\"#path-\(number)-\(branch + 1)\">\(name)</a>" : name
        } ?? (goal.paths == 0 ? "never" : "a later path")
      return
        "<tr><th scope=\"row\">\(goal.name.shown)</th><td>\(goal.paths.grouped)</td><td>\(first)</td></tr>\n"
    }.joined()
    return "<div class=\"scroll\"><table class=\"numbers\"><caption>Goals reached</caption><thead><tr>"
      + "<th scope=\"col\">goal</th><th scope=\"col\">times</th><th scope=\"col\">first</th></tr></thead>\n"
      + "<tbody>\(rows)</tbody></table></div>\n"
  }

  private func timeline(_ first: Int, _ titles: [String]) -> String {
    guard let all = ends.last, all > 0, !findings.isEmpty else { return "" }
    func place(_ path: Int) -> Int { min(1_000, path * 1_000 / all) }
    let bands = zip([0] + ends, ends).enumerated().map { index, band in
      "<rect class=\"band-\(index % 2)\" x=\"\(place(band.0))\" y=\"0\" "
        + "width=\"\(max(1, place(band.1) - place(band.0)))\" height=\"20\"/>"
    }.joined()
    let marks = findings.map {
      "<rect class=\"mark\" x=\"\(max(0, place($0.path) - 3))\" y=\"0\" width=\"6\" height=\"20\"/>"
    }.joined()
    let items = findings.map { landmark in
      "<li>path \(landmark.path.grouped), with \(landmark.deviations.grouped("deviation")): "
        + "<a href=\"#finding-\(first + landmark.finding)\">\((titles[safely: landmark.finding] ?? "").shown)</a></li>"
    }.joined(separator: "\n")
    return """
      <h4>When it was found</h4>
      <svg class="strip" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">\(bands)\(marks)</svg>
      <ol class="timeline">\(items)</ol>

      """
  }
}
