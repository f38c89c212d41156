import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// What can happen now, and choosing it.
extension Stepper {
  /// What comes next when nobody chooses anything.
  var upcoming: String {
    guard position < script.count else { return walk.usual ?? "nothing more is to come" }
    let line = script[position]
    switch line.sentence {
    case .when(.settle), .when(.pass): return line.written + (walk.due.map { ": \($0)" } ?? "")
    case .given, .when, .then, .own: return line.written
    }
  }

  /// Everything that could happen instead, by name.
  private var options: [(name: String, deviation: Deviation?)] {
    let usual = position < script.count && walk.isUsualDecided ? walk.usual : nil
    return (usual.map { [($0, nil)] } ?? []) + walk.deviations.map { ("\($0)", $0) }
  }

  func tellOptions() {
    say("\(walk.simulation.now)  \(walk.simulation.phase?.description ?? "nobody has asked for anything")")
    say("next  \(upcoming.plain)")
    let options = options
    let width = String(options.count).count + 4
    for (index, option) in options.enumerated() {
      let number = String(index + 1)
      say(String(repeating: " ", count: width - number.count) + "\(number)  \(option.name.plain)")
    }
  }

  /// The whole name of what somebody wishes for by number or by some words of it.
  func option(_ wish: String) throws(Refusal) -> String {
    let names = options.map(\.name)
    guard !names.isEmpty else { throw Refusal(reason: "there is nothing to choose from here.") }
    if let number = Int(wish) {
      guard names.indices.contains(number - 1) else {
        throw Refusal(reason: "there are \(names.count) to choose from, not \(number). “what” lists them.")
      }
      return names[number - 1]
    }
    if let exact = names.first(where: { $0.plain.lowercased() == wish.lowercased() }) { return exact }
    let words = wish.lowercased().split(separator: " ")
    let meant = names.filter { name in words.allSatisfy { name.plain.lowercased().contains($0) } }
    if let only = meant.first, meant.count == 1 { return only }
    guard meant.isEmpty else {
      let list = meant.prefix(5).map { "“\($0.plain)”" }.joined(separator: ", ")
      throw Refusal(reason: "“\(wish.short)” could be \(list)\(meant.count > 5 ? " and others" : "").")
    }
    let nearest = wish.utf8.count > 200 ? nil : wish.nearest(among: names)
    throw Refusal(
      reason: "“\(wish.short)” cannot happen here. "
        + (nearest.map { "Did you mean “\($0.plain)”?" } ?? "“what” lists what can."))
  }

  func choose(_ name: String) throws(Refusal) {
    guard let option = options.first(where: { $0.name == name }) else {
      throw Refusal(reason: "“\(name.short)” cannot happen here. “what” lists what can.")
    }
    say(name.plain)
    if let deviation = option.deviation { walk.take(deviation) } else { walk.goOn() }
    if case .refusal(let diagnostic)? = walk.simulation.soFar.ending.stop {
      throw Refusal(reason: diagnostic.problem.plain)
    }
  }
}
