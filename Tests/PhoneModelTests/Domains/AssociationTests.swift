import PhoneModel
import Testing

/// What the app's entries and the domain's file come to.
@Suite struct AssociationTests {
  let app = AppIdentifier(prefix: "ABCDE12345", bundle: "com.example.shiny")
  static let cdn = "https://app-site-association.cdn-apple.com/a/v1/shiny.example"
  static let wellKnown = "https://shiny.example/.well-known/apple-app-site-association"
  static let root = "https://shiny.example/apple-app-site-association"
  static let good = WebAnswer(
    body: Array(#"{"webcredentials":{"apps":["ABCDE12345.com.example.shiny"]}}"#.utf8))

  @Test func `an app is associated when both sides say so`() throws {
    let entry = try AssociatedDomain("webcredentials:shiny.example")
    #expect(try associate("webcredentials:shiny.example", [Self.cdn: Self.good]) == .made(by: entry))
  }

  @Test func `without an entry no file helps`() throws {
    #expect(
      try reason("applinks:shiny.example", [Self.cdn: Self.good])
        == "no entry of its associated domains stands for shiny.example: there are applinks:shiny.example")
  }

  @Test func `without a mode only Apple's servers are asked`() throws {
    #expect(
      try reason("webcredentials:shiny.example", [Self.wellKnown: Self.good])
        == "nobody answers at \(Self.cdn)")
  }

  @Test func `in development the domain itself is asked, and any certificate will do`() throws {
    var answer = Self.good
    answer.hasTrustedCertificate = false
    let device = AssociatedDomain.Device(isForDevelopment: true, isManaged: true)
    #expect(
      try associate("webcredentials:shiny.example?mode=developer", [Self.wellKnown: answer], device).isMade)
    #expect(
      !(try associate("webcredentials:shiny.example?mode=managed", [Self.wellKnown: answer], device).isMade))
    #expect(
      try reason("webcredentials:shiny.example?mode=developer", [Self.wellKnown: Self.good])
        == "webcredentials:shiny.example?mode=developer does not count on this device")
  }

  @Test func `what an unsuitable answer lacks is told`() throws {
    var plain = Self.good
    plain.isSecure = false
    var forged = Self.good
    forged.hasTrustedCertificate = false
    let answers: [(WebAnswer, String)] = [
      (plain, "\(Self.cdn) was answered without https"),
      (forged, "the certificate at \(Self.cdn) is not valid"),
      (WebAnswer(status: 404), "\(Self.cdn) was answered with 404"),
      (
        WebAnswer(status: 301, location: "https://www.shiny.example"),
        "\(Self.cdn) redirects to https://www.shiny.example, and redirects are denied"
      ),
    ]
    for (answer, reason) in answers {
      #expect(try self.reason("webcredentials:shiny.example", [Self.cdn: answer]) == reason)
    }
  }

  @Test(arguments: [
    ("", "the file is not JSON: it is empty"), ("[]", "the file is an array, not a dictionary"),
    ("{\n\"a\": 1,}", "the file is not JSON, line 2: a comma stands before the closing brace"),
    ("<!doctype html><title>", "the file is not JSON, line 1: it is a web page"),
    ("{}", "the file says nothing about webcredentials"),
    (#"{"webcredentials": []}"#, "what the file says about the service is an array, not a dictionary"),
    (#"{"webcredentials": {"appIDs": []}}"#, "the service has no “apps” in the file, but “appIDs”"),
    (#"{"webcredentials": {"apps": "x"}}"#, "“apps” in the file is a string, not an array"),
    (#"{"webcredentials": {"apps": ["x"]}}"#, "the file does not name ABCDE12345.com.example.shiny"),
    (named("com.example.shiny"), "“com.example.shiny” lacks the prefix ABCDE12345."),
    (named(" ABCDE12345.com.example.shiny"), "“ ABCDE12345.com.example.shiny” has white space in it"),
    (named("ABCDE12345.com.example.Shiny"), "“ABCDE12345.com.example.Shiny” differs in capitals"),
    (named("ZZZZZ99999.com.example.shiny"), "“ZZZZZ99999.com.example.shiny” has another prefix"),
    (named("ABCDE12345.*"), "“ABCDE12345.*” is a wildcard, which credentials do not know"),
  ])
  func `what a file lacks is told`(body: String, reason: String) throws {
    let said = try self.reason("webcredentials:shiny.example", [Self.cdn: WebAnswer(body: Array(body.utf8))])
    #expect(said.hasSuffix(reason), "\(said)")
  }

  @Test func `a file has 131072 bytes at most`() {
    let spaces = [UInt8](repeating: 0x20, count: AssociationFile.limit - Self.good.body.count)
    #expect(throws: Never.self) { try AssociationFile(Self.good.body + spaces) }
    #expect(throws: AssociationRefusal.tooLarge(bytes: 131_073)) {
      try AssociationFile(Self.good.body + spaces + [0x20])
    }
  }

  private static func named(_ app: String) -> String { #"{"webcredentials": {"apps": ["\#(app)"]}}"# }

  private func associate(
    _ entry: String, _ answers: [String: WebAnswer], _ device: AssociatedDomain.Device = .init()
  ) throws -> Association {
    Association(of: app, entries: [try AssociatedDomain(entry)], with: "shiny.example", on: device) {
      answers[$0]
    }
  }

  private func reason(_ entry: String, _ answers: [String: WebAnswer]) throws -> String {
    guard case .refused(let refusal) = try associate(entry, answers) else { return "it was associated" }
    return refusal.description
  }
}

extension Association {
  fileprivate var isMade: Bool { if case .made = self { true } else { false } }
}
