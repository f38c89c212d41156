import Cryptography

/// The first fifteen bits of a password's digest: all that leaves the phone when it asks for breaches.
package struct BreachBucket: Hashable, Comparable, Sendable {
  package let number: Int

  package init(of password: String) {
    self.init(digest: SHA256.digest(of: password.utf8))
  }

  init(digest: [UInt8]) {
    number = Int(digest[0]) << 7 | Int(digest[1]) >> 1
  }

  package static func < (one: BreachBucket, other: BreachBucket) -> Bool { one.number < other.number }
}

/// Goes around the saved passwords, a few at a time, and asks whether they are known from a breach.
///
/// Every question has the same size, is filled up with buckets of nothing, and is sorted, so that whoever answers
/// learns neither how many passwords there are nor which bucket is one of theirs.
package struct BreachMonitor: Hashable, Sendable {
  /// How many buckets a question has.
  package static let batchSize = 16

  private var position: Int
  private var rounds = 0

  /// Asks about the next passwords, and answers with those that are known; `nil` where nobody answered.
  package mutating func check(
    _ passwords: [String], asking service: ([BreachBucket]) -> [BreachBucket: [[UInt8]]]?
  ) -> [String]? {
    let passwords = passwords.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let start = position < passwords.count ? position : 0
    let batch = passwords[start...].prefix(Self.batchSize)
    rounds += 1
    var buckets = batch.map(BreachBucket.init(of:))
    for filler in buckets.count..<Self.batchSize {
      buckets.append(BreachBucket(of: "filler \(filler) of round \(rounds)"))
    }
    guard let answer = service(buckets.sorted()) else { return nil }
    position = start + batch.count
    return batch.filter { password in
      let digest = SHA256.digest(of: password.utf8)
      return answer[BreachBucket(digest: digest)]?.contains(digest) == true
    }
  }
}

/// Somebody who knows passwords of breaches, and hands out their digests by bucket.
package struct BreachService: Hashable, Sendable {
  private let passwords: [String]

  package init(passwords: [String]) {
    self.passwords = passwords
  }

  package func answer(_ buckets: [BreachBucket]) -> [BreachBucket: [[UInt8]]] {
    let digests = passwords.map { SHA256.digest(of: $0.utf8) }
    let known = Dictionary(grouping: digests) { BreachBucket(digest: $0) }
    return known.filter { buckets.contains($0.key) }
  }
}

extension BreachMonitor {
  package init() {
    position = 0
  }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(position:rounds:)
    mark.combine(position)
    mark.combine(rounds)
  }
}
