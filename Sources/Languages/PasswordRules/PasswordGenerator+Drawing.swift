/// How candidates are drawn.
extension PasswordGenerator {
  /// A password in the chosen format; `nil` where it breaks a rule.
  func draw(using source: inout some RandomNumberGenerator) -> [UInt32]? {
    let codes =
      switch format {
      case .syllables(let isHyphenated): Syllables.draw(hyphenated: isHyphenated, using: &source)
      case .groups: drawGroups(using: &source)
      case .plain(let length): drawPlain(length, using: &source)
      }
    let isMet = choice.needs.allSatisfy { need in codes.contains { need.contains($0) } }
    return isMet && checker.accepts(codes) ? codes : nil
  }

  private func drawPlain(_ length: Int, using source: inout some RandomNumberGenerator) -> [UInt32] {
    (0..<length).map { _ in source.pick(from: choice.codes) }
  }

  private func drawGroups(using source: inout some RandomNumberGenerator) -> [UInt32] {
    var codes = drawPlain(12, using: &source)
    for place in [9, 6, 3] { codes.insert(UInt32(UInt8(ascii: "-")), at: place) }
    return codes
  }

  /// A password in which each requirement is given a place at first and the rest is filled.
  ///
  /// No character is taken that makes a run too long. Comes with the bits of chance that went into it; `nil` where
  /// it leads nowhere.
  func place(using source: inout some RandomNumberGenerator) -> (codes: [UInt32], bits: Double)? {
    let length = plainLength
    let required = checker.required.map(\.classes.alphabet.codes)
    guard required.count <= length else { return nil }
    var places = required.map(Optional.some) + Array(repeating: nil, count: length - required.count)
    source.shuffle(&places)
    var runs = Runs()
    var codes: [UInt32] = []
    var bits = 0.0
    for place in places {
      let options = (place ?? choice.codes).filter { checker.fits(runs.taking($0)) }
      guard !options.isEmpty else { return nil }
      let code = source.pick(from: options)
      bits += Double(options.count).log2
      runs.take(code)
      codes.append(code)
    }
    return checker.accepts(codes) ? (codes, bits) : nil
  }
}

extension RandomNumberGenerator {
  mutating func pick<Option>(from options: [Option]) -> Option {
    options[Int(next(upperBound: UInt(options.count)))]
  }

  mutating func shuffle(_ items: inout [some Any]) {
    for last in items.indices.dropFirst().reversed() {
      items.swapAt(last, Int(next(upperBound: UInt(last + 1))))
    }
  }
}
