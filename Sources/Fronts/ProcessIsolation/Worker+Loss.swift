extension Worker {
  /// A piece that took its process with it, or never came to an end.
  package enum Loss: Equatable {
    /// Nothing was heard of it for that many seconds.
    case hung(seconds: Int)
    case ended(Ending)
    /// Something was written where answers are.
    case forged
  }

  /// How often a loss that may be nobody's fault is tried again.
  struct Chances {
    let most: Int
    var taken = 0
  }
}

extension Worker.Loss {
  /// How it came about, in words.
  package var reason: String {
    switch self {
    case .hung(let seconds): "it did not come back for \(seconds) s"
    case .ended(let ending): "\(ending)"
    case .forged: "it wrote where its results are written"
    }
  }

  /// Whether it may have come about without anything being wrong with the piece: by a lock that a thread held which the
  /// child has not, or by somebody who ends processes.
  var deservesSecondChance: Bool {
    switch self {
    case .hung: true
    case .ended(let ending): !ending.isOwn
    case .forged: false
    }
  }
}
