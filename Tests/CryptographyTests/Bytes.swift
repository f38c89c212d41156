extension String {
  /// The bytes of pairs of hexadecimal digits; spaces are passed over.
  var bytes: [UInt8] {
    let digits = filter { $0 != " " && $0 != "\n" }.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}

extension [UInt8] {
  /// As pairs of hexadecimal digits.
  var hex: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
