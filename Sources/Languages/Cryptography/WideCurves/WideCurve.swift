/// A curve y² = x³ - 3x + b over a prime of more than 256 bits, and the hash that goes with it.
protocol WideCurve: Sendable {
  associatedtype Field: WidePrime
  associatedtype Order: WidePrime

  static var b: WideResidue<Field> { get }
  static var generator: WidePoint<Self> { get }
  static func digest(of message: [UInt8]) -> [UInt8]
}

/// P-384 with SHA-384: FIPS 186-4, D.1.2.4.
enum P384: WideCurve {
  enum Field: WidePrime {
    static let modulus = WideModulus(known: [
      0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFE,
      0xFFFF_FFFF_0000_0000, 0x0000_0000_FFFF_FFFF,
    ])
    static let radix = modulus.radix()
    static let radixSquared = modulus.square(of: radix)
  }

  enum Order: WidePrime {
    static let modulus = WideModulus(known: [
      0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xC763_4D81_F437_2DDF,
      0x581A_0DB2_48B0_A77A, 0xECEC_196A_CCC5_2973,
    ])
    static let radix = modulus.radix()
    static let radixSquared = modulus.square(of: radix)
  }

  static let b = WideResidue<Field>(known: [
    0xB331_2FA7_E23E_E7E4, 0x988E_056B_E3F8_2D19, 0x181D_9C6E_FE81_4112, 0x0314_088F_5013_875A,
    0xC656_398D_8A2E_D19D, 0x2A85_C8ED_D3EC_2AEF,
  ])
  static let generator = WidePoint<P384>(
    known: WideResidue(known: [
      0xAA87_CA22_BE8B_0537, 0x8EB1_C71E_F320_AD74, 0x6E1D_3B62_8BA7_9B98, 0x59F7_41E0_8254_2A38,
      0x5502_F25D_BF55_296C, 0x3A54_5E38_7276_0AB7,
    ]),
    WideResidue(known: [
      0x3617_DE4A_9626_2C6F, 0x5D9E_98BF_9292_DC29, 0xF8F4_1DBD_289A_147C, 0xE9DA_3113_B5F0_B8C0,
      0x0A60_B1CE_1D7E_819D, 0x7A43_1D7C_90EA_0E5F,
    ]))

  static func digest(of message: [UInt8]) -> [UInt8] { SHA384.digest(of: message) }
}

/// P-521 with SHA-512: FIPS 186-4, D.1.2.5.
enum P521: WideCurve {
  enum Field: WidePrime {
    static let modulus = WideModulus(known: [0x1FF] + [UInt64](repeating: .max, count: 8))
    static let radix = modulus.radix()
    static let radixSquared = modulus.square(of: radix)
  }

  enum Order: WidePrime {
    static let modulus = WideModulus(known: [
      0x1FF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFA,
      0x5186_8783_BF2F_966B, 0x7FCC_0148_F709_A5D0, 0x3BB5_C9B8_899C_47AE, 0xBB6F_B71E_9138_6409,
    ])
    static let radix = modulus.radix()
    static let radixSquared = modulus.square(of: radix)
  }

  static let b = WideResidue<Field>(known: [
    0x51, 0x953E_B961_8E1C_9A1F, 0x929A_21A0_B685_40EE, 0xA2DA_725B_99B3_15F3, 0xB8B4_8991_8EF1_09E1,
    0x5619_3951_EC7E_937B, 0x1652_C0BD_3BB1_BF07, 0x3573_DF88_3D2C_34F1, 0xEF45_1FD4_6B50_3F00,
  ])
  static let generator = WidePoint<P521>(
    known: WideResidue(known: [
      0xC6, 0x858E_06B7_0404_E9CD, 0x9E3E_CB66_2395_B442, 0x9C64_8139_053F_B521, 0xF828_AF60_6B4D_3DBA,
      0xA14B_5E77_EFE7_5928, 0xFE1D_C127_A2FF_A8DE, 0x3348_B3C1_856A_429B, 0xF97E_7E31_C2E5_BD66,
    ]),
    WideResidue(known: [
      0x118, 0x3929_6A78_9A3B_C004, 0x5C8A_5FB4_2C7D_1BD9, 0x98F5_4449_579B_4468, 0x17AF_BD17_273E_662C,
      0x97EE_7299_5EF4_2640, 0xC550_B901_3FAD_0761, 0x353C_7086_A272_C240, 0x88BE_9476_9FD1_6650,
    ]))

  static func digest(of message: [UInt8]) -> [UInt8] { SHA512.digest(of: message) }
}
