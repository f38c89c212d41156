import Documents
import Rehearsal

/// What a name at some level is to the system.
enum KeyMeaning {
  case known(Key)
  case renamed(Key)
  case misspelt(Key)
  case nothing
}

extension KeyMeaning {
  init(of name: String, inEntitlements isEntitlements: Bool, mayGuess: Bool = true) {
    if let key = Key.named(name) {
      self = .known(key)
    } else if let key = Key.renamed[name].flatMap(Key.named), Ledger.holds("CX-4") {
      self = .renamed(key)
    } else if mayGuess, let key = Self.nearest(to: name, inEntitlements: isEntitlements) {
      self = .misspelt(key)
    } else {
      self = .nothing
    }
  }

  private static func nearest(to name: String, inEntitlements isEntitlements: Bool) -> Key? {
    // No key is nearly as long, and the distance of long names takes long to tell.
    guard (6...120).contains(name.utf8.count) else { return nil }
    let lower = name.lowercased()
    let ranked = Key.all.filter { ($0.level == .entitlements) == isEntitlements }
      .map { (key: $0, distance: lower.distance(to: $0.name.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let isOfFamily = families.contains { name.hasPrefix($0) && best.key.name.hasPrefix($0) }
    return isOfFamily || best.distance <= max(2, name.utf8.count / 8) ? best.key : nil
  }

  /// Beginnings that no key has which is not Apple's for these extension points.
  private static let families = ["ASAccountAuthenticationModification", "ASCredentialProviderExtension"]
}
