extension Int {
  /// `1st`, `2nd`, `11th` and so on.
  package var ordinal: String {
    if (11...13).contains(self % 100) { return "\(self)th" }
    return switch self % 10 {
    case 1: "\(self)st"
    case 2: "\(self)nd"
    case 3: "\(self)rd"
    default: "\(self)th"
    }
  }
}
