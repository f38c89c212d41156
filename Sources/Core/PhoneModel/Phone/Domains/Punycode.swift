/// How a label with letters beyond ASCII is written in the domain name system (RFC 3492).
enum Punycode {
  private static let base = 36
  private static let smallest = 1
  private static let largest = 26

  /// The letters of a label as ASCII; `nil` when a label could not be so long.
  static func encode(_ label: [Unicode.Scalar]) -> String? {
    // The numbers below grow with the square of the length, and no label has more than 63 letters.
    guard label.count <= 63 else { return nil }
    let basic = label.filter(\.isASCII)
    var output = String(String.UnicodeScalarView(basic)) + (basic.isEmpty ? "" : "-")
    var code = 128
    var delta = 0
    var bias = 72
    var handled = basic.count
    while handled < label.count {
      guard let next = label.map({ Int($0.value) }).filter({ $0 >= code }).min() else { return nil }
      delta += (next - code) * (handled + 1)
      code = next
      for scalar in label {
        if Int(scalar.value) < code { delta += 1 }
        guard Int(scalar.value) == code else { continue }
        output += digits(of: delta, bias: bias)
        bias = adapted(delta, handled: handled + 1, isFirst: handled == basic.count)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return output
  }

  private static func digits(of delta: Int, bias: Int) -> String {
    var rest = delta
    var place = base
    var text = ""
    while true {
      let threshold = min(max(place - bias, smallest), largest)
      guard rest >= threshold else { return text + digit(rest) }
      text += digit(threshold + (rest - threshold) % (base - threshold))
      rest = (rest - threshold) / (base - threshold)
      place += base
    }
  }

  private static func digit(_ number: Int) -> String {
    String(Unicode.Scalar(UInt8(number < 26 ? 0x61 + number : 0x30 + number - 26)))
  }

  private static func adapted(_ delta: Int, handled: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / handled
    var bias = 0
    while rest > (base - smallest) * largest / 2 {
      rest /= base - smallest
      bias += base
    }
    return bias + (base - smallest + 1) * rest / (rest + 38)
  }
}
