import Foundation
import TestBench
import Testing

@testable import PhoneModel

/// A library that servers use believes the tokens of a rehearsal, where Python has it.
@Suite(
  .enabled(
    if: PyJWT.isPresent, "python3 with PyJWT is not on this machine; tokens are checked by our own tests only"
  ))
struct PyJWTTests {
  @Test func `PyJWT verifies a token and finds the claims`() throws {
    let token = try #require(Self.credential.identityToken)
    let found = try PyJWT.run(
      Self.verify, [token, "a simulated key, never Apple's own", "com.example.shiny"])
    #expect(found == "\(Self.credential.user) our nonce 86400\n")
  }

  @Test(arguments: [
    ("another secret", "com.example.shiny"), ("a simulated key, never Apple's own", "com.example.other"),
  ])
  func `PyJWT refuses it with another secret, and for another app`(secret: String, audience: String) throws {
    let token = try #require(Self.credential.identityToken)
    #expect(try PyJWT.run(Self.verify, [token, secret, audience]) == "refused\n")
  }

  private static let credential = {
    var apple = Apple()
    apple.tokenTime = 4_000_000_000
    let app = InstalledApp("Shiny", domains: ["shiny.example"])
    return apple.authorize(app, state: "our state", nonce: "our nonce", at: .start)
  }()

  /// The tokens of a rehearsal are made on a day of its own, only that one is not compared with today.
  private static let verify = """
    import sys, jwt, hashlib, base64
    token, secret, audience = sys.argv[1:4]
    try:
        claims = jwt.decode(token, secret, algorithms=["HS256"], audience=audience,
            issuer="https://appleid.apple.com", options={"verify_iat": False,
            "require": ["exp", "iat", "aud", "iss", "sub", "nonce", "c_hash"]})
    except jwt.InvalidTokenError:
        print("refused")
        sys.exit()
    half = hashlib.sha256(b"simulated-code-1").digest()[:16]
    assert claims["c_hash"] == base64.urlsafe_b64encode(half).decode().rstrip("=")
    assert jwt.get_unverified_header(token)["kid"] == "sim"
    print(claims["sub"], claims["nonce"], claims["exp"] - claims["iat"])
    """
}

/// Python, with the library.
private enum PyJWT {
  static let isPresent = (try? run("import jwt; print(jwt.decode.__name__)", [])) == "decode\n"

  static func run(_ script: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Foundation.Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
