/// Finds each requirement a character of its own.
///
/// Characters of one kind are kept together with how many there are, so that the work grows with the
/// requirements and not with the password.
struct Witnesses {
  private var kinds: [Kind] = []

  /// What one requirement takes: a character of an alphabet, or any character at all.
  enum Need: Hashable {
    case any
    case of(Alphabet)

    func accepts(_ code: UInt32) -> Bool {
      switch self {
      case .any: true
      case .of(let alphabet): alphabet.contains(code)
      }
    }
  }

  private struct Kind {
    let code: UInt32
    var count: Int
    var needs: [Need] = []
  }

  /// What one try has found to be no help.
  private struct Seen {
    var kinds = Set<Int>()
    var needs = Set<Need>()
  }

  /// Whether every need can have a character of a password for itself.
  static func suffice(for needs: [Need], in codes: [UInt32]) -> Bool {
    guard needs.count <= codes.count else { return false }
    var witnesses = Witnesses(among: codes)
    for need in needs {
      var seen = Seen()
      guard witnesses.find(need, &seen) else { return false }
    }
    return true
  }

  private init(among codes: [UInt32]) {
    var places: [UInt32: Int] = [:]
    for code in codes {
      // Only what takes any character takes one that is not in ASCII.
      let kind = min(code, 0x80)
      if let place = places[kind] {
        kinds[place].count += 1
      } else {
        places[kind] = kinds.count
        kinds.append(Kind(code: kind, count: 1))
      }
    }
  }

  /// Gives a need a character, moving others to another one where that makes room.
  private mutating func find(_ need: Need, _ seen: inout Seen) -> Bool {
    guard seen.needs.insert(need).inserted else { return false }
    for place in kinds.indices where need.accepts(kinds[place].code) && seen.kinds.insert(place).inserted {
      if kinds[place].needs.count < kinds[place].count {
        kinds[place].needs.append(need)
        return true
      }
      for index in kinds[place].needs.indices where find(kinds[place].needs[index], &seen) {
        kinds[place].needs[index] = need
        return true
      }
    }
    return false
  }
}
