import Rehearsal

/// The rules that were broken in the runs and findings of a page, each with who broke it.
struct RuleChapter: Sendable {
  private var rules: [(id: String, breaches: [Breach])] = []

  private struct Breach {
    let place: String
    let name: String
  }

  var isEmpty: Bool { rules.isEmpty }

  /// Adds a run or a finding, named by the place on the page where it is shown.
  mutating func add(_ rule: String, at place: String, _ name: String) {
    if !rules.contains(where: { $0.id == rule }) { rules.append((rule, [])) }
    guard let index = rules.firstIndex(where: { $0.id == rule }) else { return }
    guard !rules[index].breaches.contains(where: { $0.place == place }) else { return }
    rules[index].breaches.append(Breach(place: place, name: name))
  }

  /// The part of the page that lists them; nothing where none was broken.
  var html: String {
    guard !isEmpty else { return "" }
    let cards = rules.sorted { $0.id < $1.id }.map { rule in
      let known = Ledger.rule(rule.id)
      let breaches = rule.breaches.map { "<li><a href=\"#\($0.place)\">\($0.name.shown)</a></li>" }.joined()
      return """
        <article class="rule broken" id="rule-\(rule.id)" tabindex="-1"><h3>\(rule.id)</h3>
        <p>\((known?.sentence ?? "").shown)</p>
        <p class="source">\((known.map { "\($0.standing.rawValue): \($0.source)" } ?? "").shown)</p>
        <ul>\(breaches)</ul></article>

        """
    }.joined()
    return """
      <section id="broken-rules" aria-labelledby="broken-rules-title" data-view>
      <h2 id="broken-rules-title" tabindex="-1">Rules that were broken</h2>
      <p class="lead">Each with where it comes from, and the runs that break it.</p>
      <div class="cards">\(cards)</div>
      </section>

      """
  }
}
