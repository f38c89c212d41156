extension String {
  /// The name of a host in lower case and ASCII, as the domain name system has it; `nil` when there is no such name.
  package var asciiHost: String? {
    guard utf8.count <= 1000 else { return nil }
    let name = hasSuffix(".") ? dropLast() : self[...]
    var labels: [String] = []
    for label in name.split(separator: ".", omittingEmptySubsequences: false) {
      guard let ascii = label.asciiLabel else { return nil }
      labels.append(ascii)
    }
    let host = labels.joined(separator: ".")
    // An address of numbers can have no association file with a certificate that anybody trusts.
    guard host.utf8.count <= 253, labels.last?.utf8.allSatisfy({ (0x30...0x39).contains($0) }) == false else {
      return nil
    }
    return host
  }
}

extension Substring {
  fileprivate var asciiLabel: String? {
    let lower = lowercased()
    let ascii: String
    if lower.utf8.allSatisfy({ $0 < 0x80 }) {
      ascii = lower
    } else {
      guard let code = Punycode.encode(Array(lower.unicodeScalars)) else { return nil }
      ascii = "xn--" + code
    }
    guard (1...63).contains(ascii.utf8.count), !ascii.hasPrefix("-"), !ascii.hasSuffix("-"),
      ascii.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    return ascii
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}
