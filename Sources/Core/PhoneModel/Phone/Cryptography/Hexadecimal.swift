extension Collection<UInt8> {
  /// The bytes as pairs of digits, in small letters.
  package var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
