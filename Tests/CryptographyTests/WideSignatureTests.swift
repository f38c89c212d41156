import Cryptography
import Testing

/// What the documents that define the longer curves give as examples, and what no signature may be.
@Suite struct WideSignatureTests {
  /// RFC 6979, A.2.6 and A.2.7: a secret, the key that goes with it, and the signature of "sample".
  static let examples: [(curve: WideECDSA, secret: String, key: String, r: String, s: String)] = [
    (
      .p384,
      "6B9D3DAD2E1B8C1C05B19875B6659F4DE23C3B667BF297BA9AA47740787137D896D5724E4C70A825F872C9EA60D2EDF5",
      "EC3A4E415B4E19A4568618029F427FA5DA9A8BC4AE92E02E06AAE5286B300C64DEF8F0EA9055866064A254515480BC13"
        + "8015D9B72D7D57244EA8EF9AC0C621896708A59367F9DFB9F54CA84B3F1C9DB1288B231C3AE0D4FE7344FD2533264720",
      "94EDBB92A5ECB8AAD4736E56C691916B3F88140666CE9FA73D64C4EA95AD133C81A648152E44ACF96E36DD1E80FABE46",
      "99EF4AEB15F178CEA1FE40DB2603138F130E740A19624526203B6351D0A3A94FA329C145786E679E7B82C71A38628AC8"
    ),
    (
      .p521,
      "00FAD06DAA62BA3B25D2FB40133DA757205DE67F5BB0018FEE8C86E1B68C7E75CAA896EB32F1F47C70855836A6D16FCC"
        + "1466F6D8FBEC67DB89EC0C08B0E996B83538",
      "01894550D0785932E00EAA23B694F213F8C3121F86DC97A04E5A7167DB4E5BCD371123D46E45DB6B5D5370A7F20FB633"
        + "155D38FFA16D2BD761DCAC474B9A2F5023A4"
        + "00493101C962CD4D2FDDF782285E64584139C2F91B47F87FF82354D6630F746A28A0DB25741B5B34A828008B22ACC23F"
        + "924FAAFBD4D33F81EA66956DFEAA2BFDFCF5",
      "C328FAFCBD79DD77850370C46325D987CB525569FB63C5D3BC53950E6D4C5F174E25A1EE9017B5D450606ADD152B534931D7D4E8455CC91F9B15BF05EC36E377FA",
      "617CCE7CF5064806C467F678D3B4080D6F1CC50AF26CA209417308281B68AF282623EAA63E5B5C0723D8B8C37FF0777B1A20F8CCB1DCCC43997F1EE0E44DA4A67A"
    ),
  ]

  @Test(arguments: examples.indices) func `the examples of RFC 6979`(index: Int) throws {
    let (curve, secret, key, r, s) = Self.examples[index]
    #expect(curve.publicKey(of: secret.bytes) == key.bytes)
    let signature = try #require(curve.signature(of: Array("sample".utf8), secret: secret.bytes))
    #expect(signature == DER.sequence(DER.integer(r.bytes), DER.integer(s.bytes)))
    #expect(curve.isValid(signature, of: Array("sample".utf8), key: key.bytes))
    #expect(!curve.isValid(signature, of: Array("simple".utf8), key: key.bytes))
  }

  @Test(arguments: examples.indices)
  func `numbers that are none, and points beside the curve, recognize nothing`(index: Int) throws {
    let (curve, secret, text, r, s) = Self.examples[index]
    let (message, key) = (Array("sample".utf8), text.bytes)
    let order = try #require(Self.orders[curve]).bytes
    // The number of points more than s is s again, and is written in no signature.
    let more = Self.sum(s.bytes, order)
    for (r, s) in [
      ([], s.bytes), (r.bytes, []), (order, s.bytes), (r.bytes, order), (r.bytes, more), (s.bytes, r.bytes),
    ] {
      #expect(!curve.isValid(DER.sequence(DER.integer(r), DER.integer(s)), of: message, key: key))
    }
    let right = DER.sequence(DER.integer(r.bytes), DER.integer(s.bytes))
    #expect(!curve.isValid(right + [0], of: message, key: key))
    #expect(!curve.isValid(Array(right.dropLast()), of: message, key: key))
    #expect(!curve.isKey(Array(key.dropLast())) && !curve.isKey([4] + key))
    var beside = key
    beside[key.count - 1] ^= 1
    #expect(!curve.isKey(beside) && !curve.isValid(right, of: message, key: beside))
    #expect(curve.publicKey(of: order) == nil && curve.signature(of: message, secret: order) == nil)
    #expect(curve.publicKey(of: [UInt8](repeating: 0, count: curve.byteCount)) == nil)
    #expect(curve.publicKey(of: Array(secret.bytes.dropFirst())) == nil)
  }

  /// How many points both curves have.
  private static let orders: [WideECDSA: String] = [
    .p384: "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFC7634D81F4372DDF581A0DB248B0A77AECEC196ACCC52973",
    .p521: "01" + String(repeating: "F", count: 64)
      + "FA51868783BF2F966B7FCC0148F709A5D03BB5C9B8899C47AEBB6FB71E91386409",
  ]

  private static func sum(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    let count = max(one.count, other.count) + 1
    let numbers = [one, other].map { [UInt8](repeating: 0, count: count - $0.count) + $0 }
    var (sum, carry) = ([UInt8](repeating: 0, count: count), 0)
    for index in (0..<count).reversed() {
      carry += Int(numbers[0][index]) + Int(numbers[1][index])
      (sum[index], carry) = (UInt8(carry & 0xFF), carry >> 8)
    }
    return sum
  }

  /// RFC 8032, 7.4.
  static let edwards: [(seed: String, message: String, key: String, signature: String)] = [
    (
      "6c82a562cb808d10d632be89c8513ebf6c929f34ddfa8c9f63c9960ef6e348a3528c8a3fcc2f044e39a3fc5b94492f8f032e7549a20098f95b",
      "",
      "5fd7449b59b461fd2ce787ec616ad46a1da1342485a70e1f8a0ea75d80e96778edf124769b46c7061bd6783df1e50f6cd1fa1abeafe8256180",
      "533a37f6bbe457251f023c0d88f976ae2dfb504a843e34d2074fd823d41a591f2b233f034f628281f2fd7a22ddd47d7828c59bd0a21bfd3980"
        + "ff0d2028d4b18a9df63e006c5d1c2d345b925d8dc00b4104852db99ac5c7cdda8530a113a0f4dbb61149f05a7363268c71d95808ff2e652600"
    ),
    (
      "c4eab05d357007c632f3dbb48489924d552b08fe0c353a0d4a1f00acda2c463afbea67c5e8d2877c5e3bc397a659949ef8021e954e0a12274e",
      "03",
      "43ba28f430cdff456ae531545f7ecd0ac834a55d9358c0372bfa0c6c6798c0866aea01eb00742802b8438ea4cb82169c235160627b4c3a9480",
      "26b8f91727bd62897af15e41eb43c377efb9c610d48f2335cb0bd0087810f4352541b143c4b981b7e18f62de8ccdf633fc1bf037ab7cd77980"
        + "5e0dbcc0aae1cbcee1afb2e027df36bc04dcecbf154336c19f0af7e0a6472905e799f1953d2a0ff3348ab21aa4adafd1d234441cf807c03a00"
    ),
  ]

  @Test(arguments: edwards.indices) func `the examples of RFC 8032`(index: Int) throws {
    let (seed, message, key, signature) = Self.edwards[index]
    #expect(Ed448.publicKey(of: seed.bytes)?.hex == key)
    #expect(Ed448.signature(of: message.bytes, seed: seed.bytes)?.hex == signature)
    #expect(Ed448.isValid(signature.bytes, of: message.bytes, key: key.bytes))
    #expect(!Ed448.isValid(signature.bytes, of: message.bytes + [0], key: key.bytes))
    for place in [0, 56, 57, 112, 113] {
      var changed = signature.bytes
      changed[place] ^= 0x40
      #expect(!Ed448.isValid(changed, of: message.bytes, key: key.bytes), "byte \(place)")
    }
    var other = key.bytes
    other[56] ^= 1
    #expect(!Ed448.isValid(signature.bytes, of: message.bytes, key: other))
    #expect(!Ed448.isValid(Array(signature.bytes.dropLast()), of: message.bytes, key: key.bytes))
    #expect(Ed448.publicKey(of: Array(seed.bytes.dropLast())) == nil)
  }

  @Test(arguments: [
    ("", "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"),
    ("abc", "483366601360a8771c6863080cc4114d8db44530f8f1e1ee4f94ea37e78b5739"),
  ])
  func `what NIST gives for SHAKE256`(message: String, digest: String) {
    #expect(SHAKE256.digest(of: message.utf8, count: 32).hex == digest)
    let long = SHAKE256.digest(of: message.utf8, count: 300)
    #expect(long.count == 300 && long.prefix(32).elementsEqual(digest.bytes))
  }
}
