import Rehearsal

/// Something that no path came across, so that a search that found nothing says less than it seems to.
public enum Gap: Hashable, Sendable {
  /// Nothing could happen instead of the usual, so that only the happy paths were run.
  case deviations
  /// Nothing of a kind that was asked for by name could happen.
  case deviation(Deviations)
  /// No request ended in an upgrade, or in what a credential provider was asked for, or no website took that.
  case success
  /// A credential that a provider is asked for by name is not given where nothing deviates: which request that is, from 1, and
  /// of which situation.
  case request(Int, of: String)
  /// A credential provider was set up, and offered nothing then.
  case offering
  /// A credential provider was set up, and nothing that it has offered since was filled in.
  case filling
  /// The extension's interface was never on screen.
  case interface
  /// A property of one's own was never put to the test; the number is its place among those that were asked for.
  case property(Int)
}

extension Exploration {
  /// What was never come across; nothing where something was found, or nothing was run.
  public var gaps: [Gap] {
    guard discoveries.isEmpty, paths > 0 else { return [] }
    var gaps = missingDeviations
    gaps += coverage.successes == 0 ? [.success] : missingRequests
    if isUnoffered { gaps.append(.offering) }
    if coverage.successes > 0, isUnfilled { gaps.append(.filling) }
    if coverage.count(of: .handler(.preparedInterface)) == 0 { gaps.append(.interface) }
    for index in explorer.properties.indices where coverage.endings(for: index) == 0 {
      gaps.append(.property(index))
    }
    return gaps
  }

  /// Whether everything was run, nothing is wrong, and nothing worked either, nothing was offered, or nothing of that was
  /// filled in, or a goal was not reached: no path came to where something could have been wrong.
  public var isHollow: Bool {
    isThrough && discoveries.isEmpty && explorer.shard.count == 1
      && (coverage.successes == 0 || isUnoffered || isUnfilled || !unreachedGoals.isEmpty)
  }

  /// Whether a provider was set up, and whoever turned to a form then was offered nothing.
  ///
  /// Its vault may be empty, of which nobody knows.
  package var isUnoffered: Bool {
    coverage.successes > 0 && coverage.offers == 0 && coverage.picks == 0
      && explorer.situations.contains(where: \.offersOwn)
  }

  /// Whether users picked what a provider had itself offered, and never got it.
  ///
  /// A provider that has set itself up has done what it was asked for, whatever comes of it afterwards.
  package var isUnfilled: Bool { coverage.picks > 0 && coverage.fillings == 0 }

  /// The goals that no path came to, by their places among the properties.
  var unreachedGoals: [Int] {
    explorer.properties.indices.filter { explorer.properties[$0].isGoal && coverage.endings(for: $0) == 0 }
  }

  /// What somebody picks and is not given in a happy path, although others are.
  private var missingRequests: [Gap] {
    guard explorer.expectsRecovery, isThrough, explorer.shard.count == 1 else { return [] }
    return explorer.situations.enumerated().flatMap { place, situation -> [Gap] in
      guard situation.request.provision?.isOffered == true else { return [] }
      let owed = HappyRequests(rawValue: explorer.owed[place] ?? 0)
      let missing = (1...situation.requests.count).filter { !owed.contains($0) && !situation.asksForGone($0) }
      return missing.map { .request($0, of: situation.name) }
    }
  }

  /// Who was asked for by name, or anybody at all, and deviated from nothing.
  private var missingDeviations: [Gap] {
    guard explorer.budget != 0, isThrough else { return [] }
    let asked = explorer.deviations
    let named = asked.isSuperset(of: .all) ? asked.subtracting(.all) : asked
    guard !named.isEmpty else {
      return coverage.deviations.isSubset(of: .device) ? [.deviations] : []
    }
    var missing = named.subtracting(coverage.deviations)
    if coverage.deviations.contains(.device) { missing.remove(.deviceAlone) }
    return Deviations.named.filter { missing.contains($0.kind) }.map { .deviation($0.kind) }
  }
}
