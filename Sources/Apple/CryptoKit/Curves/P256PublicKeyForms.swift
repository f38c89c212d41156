import Cryptography

/// What public keys of P-256 have in common, whatever they are for: the forms in which Apple gives and takes them.
public protocol P256PublicKeyForms: Sendable {
  /// A key of its bytes by X9.63.
  init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws
  /// Its bytes by X9.63: 4, and both coordinates.
  var x963Representation: Data { get }
}

extension P256PublicKeyForms {
  /// A key of both coordinates, 64 bytes.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init(x963Representation: [4] + [UInt8](contiguous: rawRepresentation))
  }

  /// A key of one coordinate, where the other one is the smaller of two.
  public init<D: ContiguousBytes>(compactRepresentation: D) throws {
    let bytes = [UInt8](contiguous: compactRepresentation)
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    try self.init(P256PublicKey(compact: bytes), else: .invalidParameter)
  }

  /// A key of one coordinate, after 2 or 3 for an even or odd other one.
  @available(iOS 16.0, *)
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    let bytes = [UInt8](contiguous: compressedRepresentation)
    guard bytes.count == 33 else { throw CryptoKitError.incorrectKeySize }
    try self.init(P256PublicKey(compressed: bytes), else: .invalidParameter)
  }

  /// A key of a document by X.509.
  @available(iOS 14.0, *)
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
    guard let key = P256Document.publicKey(in: Array(derRepresentation)) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    try self.init(x963Representation: key.x963)
  }

  /// A key of such a document as text.
  @available(iOS 14.0, *)
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: PEM(pemRepresentation, named: ["PUBLIC KEY"]).content)
  }

  private init(_ key: P256PublicKey?, else error: CryptoKitError) throws {
    guard let key else { throw error }
    try self.init(x963Representation: key.x963)
  }

  private var key: P256PublicKey? { P256PublicKey(x963: Array(x963Representation)) }

  /// Both coordinates.
  public var rawRepresentation: Data { Data(x963Representation.dropFirst()) }
  /// One coordinate, where the other one is the smaller of two; `nil` where it is not.
  public var compactRepresentation: Data? { key?.compact.map { Data($0) } }
  /// One coordinate, after 2 or 3 for an even or odd other one.
  @available(iOS 16.0, *)
  public var compressedRepresentation: Data { Data(key?.compressed ?? []) }
  /// A document by X.509.
  @available(iOS 14.0, *)
  public var derRepresentation: Data { Data(key.map { P256Document.text(of: $0) } ?? []) }
  /// The document as text.
  @available(iOS 14.0, *)
  public var pemRepresentation: String { PEM(name: "PUBLIC KEY", content: derRepresentation).text }
}

/// What private keys of P-256 have in common, whatever they are for.
public protocol P256PrivateKeyForms: Sendable {
  /// A key of its 32 bytes.
  init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws
  /// Its 32 bytes.
  var rawRepresentation: Data { get }
}

extension P256PrivateKeyForms {
  /// A key by X9.63: 4, both public coordinates, and its own 32 bytes.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let bytes = [UInt8](contiguous: x963Representation)
    guard bytes.count == 97 else { throw CryptoKitError.incorrectKeySize }
    let key = try P256PrivateKey(apple: Array(bytes[65...]))
    guard key.publicKey.x963 == Array(bytes[..<65]) else { throw CryptoKitError.invalidParameter }
    try self.init(rawRepresentation: key.raw)
  }

  /// A key of a document by PKCS #8, or by SEC 1.
  @available(iOS 14.0, *)
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
    guard let key = P256Document.privateKey(in: Array(derRepresentation)) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    try self.init(rawRepresentation: key.raw)
  }

  /// A key of such a document as text.
  @available(iOS 14.0, *)
  public init(pemRepresentation: String) throws {
    let document = try PEM(pemRepresentation, named: ["PRIVATE KEY", "EC PRIVATE KEY"])
    try self.init(derRepresentation: document.content)
  }

  private var key: P256PrivateKey? { P256PrivateKey(raw: Array(rawRepresentation)) }

  /// By X9.63.
  public var x963Representation: Data { Data(key.map { $0.publicKey.x963 + $0.raw } ?? []) }
  /// A document by PKCS #8.
  @available(iOS 14.0, *)
  public var derRepresentation: Data { Data(key.map { P256Document.text(of: $0) } ?? []) }
  /// The document as text.
  @available(iOS 14.0, *)
  public var pemRepresentation: String { PEM(name: "PRIVATE KEY", content: derRepresentation).text }
}
