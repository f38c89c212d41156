import Foundation
import PhoneModel
import Testing

/// The public cases, in the folder that `REHEARSAL_CORPORA` names; they are no part of this package.
@Suite struct AssociationCorpusTests {
  static let cases: Cases? = {
    guard let folder = ProcessInfo.processInfo.environment["REHEARSAL_CORPORA"] else { return nil }
    let file = URL(filePath: folder).appending(path: "associated-domain-cases.json")
    return try? JSONDecoder().decode(Cases.self, from: Data(contentsOf: file))
  }()

  @Test(
    .enabled(if: cases != nil, "skipped: REHEARSAL_CORPORA names no folder with associated-domain-cases.json")
  )
  func `every file of the public cases associates or does not`() throws {
    let cases = try #require(Self.cases?.files)
    let entry = try AssociatedDomain("webcredentials:example.com")
    var agreed = 0
    for file in cases {
      var answer = WebAnswer(status: file.status, body: try file.bytes, location: file.redirectTo)
      answer.isSecure = file.https
      let association = Association(
        of: AppIdentifier(prefix: "ABCDE12345", bundle: "com.example.app"), entries: [entry],
        with: "example.com"
      ) { _ in answer }
      #expect((association == .made(by: entry)) == file.expectAssociated, "\(file.name): \(association)")
      if (association == .made(by: entry)) == file.expectAssociated { agreed += 1 }
    }
    #expect(agreed == 35)
  }

  @Test(
    .enabled(if: cases != nil, "skipped: REHEARSAL_CORPORA names no folder with associated-domain-cases.json")
  )
  func `every entitlement of the public cases covers its host or does not`() throws {
    let cases = try #require(Self.cases?.entitlements)
    let device = AssociatedDomain.Device(isForDevelopment: true)
    var agreed = 0
    for entitlement in cases {
      let entry = try? AssociatedDomain(entitlement.entitlement)
      let matches = entry?.service == .webcredentials && entry?.covers(entitlement.host, on: device) == true
      #expect(matches == entitlement.matches, "\(entitlement.entitlement) and \(entitlement.host)")
      if matches == entitlement.matches { agreed += 1 }
    }
    #expect(agreed == 25)
  }

  struct Cases: Decodable {
    let files: [File]
    let entitlements: [Entitlement]
  }

  struct Entitlement: Decodable {
    let entitlement: String
    let host: String
    let matches: Bool
  }

  struct File: Decodable {
    let name: String
    let status: Int
    let https: Bool
    let expectAssociated: Bool
    let redirectTo: String?
    let body: String?
    let bodyGenerator: Generator?

    /// What the server sends; the one generated body is that of the first case, with spaces up to a length.
    var bytes: [UInt8] {
      get throws {
        if let body { return Array(body.utf8) }
        let content = Array(#"{"webcredentials":{"apps":["ABCDE12345.com.example.app"]}}"#.utf8)
        let length = try #require(bodyGenerator).padWithSpacesToBytes
        return content + [UInt8](repeating: 0x20, count: length - content.count)
      }
    }
  }

  struct Generator: Decodable {
    let padWithSpacesToBytes: Int
  }
}
