import AuthenticationServices
import Testing

/// What one manager of credentials writes another reads, in the JSON of the Credential Exchange Format.
@Suite struct ExchangeFormatTests {
  private static let moment = Date(timeIntervalSince1970: 1_750_000_000)

  private static func data(_ credentials: ASImportableCredential...) -> ASExportedCredentialData {
    let item = ASImportableItem(
      id: Data([0xFB, 0xFF]), created: moment, lastModified: moment, title: "Shiny", favorite: true,
      scope: ASImportableCredentialScope(urls: [site].compactMap(\.self)),
      credentials: credentials, tags: ["work"])
    let account = ASImportableAccount(
      id: Data([1]), userName: "jappleseed", email: "j@shiny.example",
      collections: [
        ASImportableCollection(
          id: Data([2]), created: nil, lastModified: moment, title: "Home",
          items: [ASImportableLinkedItem(item: Data([0xFB, 0xFF]))])
      ], items: [item])
    return ASExportedCredentialData(
      accounts: [account], formatVersion: .v1, exporterRelyingPartyIdentifier: "vault.example",
      exporterDisplayName: "Vault", timestamp: moment)
  }

  private static let site = URL(string: "https://shiny.example")

  private static func field(
    _ type: ASImportableEditableField.FieldType, _ value: String
  ) -> ASImportableEditableField {
    ASImportableEditableField(id: nil, fieldType: type, value: value)
  }

  private static func json(_ data: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(data), as: UTF8.self)
  }

  @Test func `a login is written as the format has it`() throws {
    let login = ASImportableCredential.basicAuthentication(
      .init(userName: Self.field(.string, "jappleseed"), password: Self.field(.concealedString, "kitten1")))
    let expected = """
      {"accounts":[{"collections":[{"id":"Ag","items":[{"item":"-_8"}],"modifiedAt":1750000000,\
      "subCollections":[],"title":"Home"}],"email":"j@shiny.example","id":"AQ","items":[{"creationAt":1750000000,\
      "credentials":[{"password":{"fieldType":"concealed-string","value":"kitten1"},"type":"basic-auth",\
      "username":{"fieldType":"string","value":"jappleseed"}}],"extensions":[],"favorite":true,"id":"-_8",\
      "modifiedAt":1750000000,"scope":{"androidApps":[],"urls":["https://shiny.example"]},"tags":["work"],\
      "title":"Shiny"}],"username":"jappleseed"}],"exporterDisplayName":"Vault","exporterRpId":"vault.example",\
      "timestamp":1750000000,"version":{"major":1,"minor":0}}
      """
    #expect(try Self.json(Self.data(login)) == expected)
  }

  private static var everything: [ASImportableCredential] {
    let text = field(.string, "x")
    return [
      .basicAuthentication(.init()), .note(.init(content: text)),
      .creditCard(
        .init(
          number: text, fullName: nil, cardType: nil, verificationNumber: field(.number, "1"), pin: nil,
          expiryDate: field(.yearMonth, "2030-01"), validFrom: nil)),
      .personName(
        .init(
          title: nil, given: text, givenInformal: nil, given2: nil, surnamePrefix: nil, surname: text,
          surname2: nil, credentials: nil, generation: nil)),
      .customFields(.init(id: Data([7]), label: "more", fields: [field(.boolean, "true")])),
      .itemReference(.init(reference: .init(item: Data([1, 2, 3]), account: Data([4])))),
      .driversLicense(
        .init(
          fullName: text, birthDate: field(.date, "1990-01-01"), issueDate: nil, expiryDate: nil,
          issuingAuthority: nil, territory: field(.subdivisionCode, "US-CA"), country: nil,
          licenseNumber: nil,
          licenseClass: nil)),
      .identityDocument(
        .init(
          issuingCountry: field(.countryCode, "US"), documentNumber: nil, identificationNumber: nil,
          nationality: nil, fullName: nil, birthDate: nil, birthPlace: nil, sex: nil, issueDate: nil,
          expiryDate: nil, issuingAuthority: nil)),
      .passport(
        .init(
          issuingCountry: nil, passportType: text, passportNumber: nil, nationalIdentificationNumber: nil,
          nationality: nil, fullName: nil, birthDate: nil, birthPlace: nil, sex: nil, issueDate: nil,
          expiryDate: nil, issuingAuthority: nil)),
      .generatedPassword(.init(password: "rofnyz")),
      .totp(
        .init(
          secret: Data("12345678901234567890".utf8), period: 30, digits: 6, userName: "j", algorithm: .sha1)),
      .wifi(.init(ssid: text, networkSecurityType: field(.wifiNetworkSecurityType, "wpa3"), passphrase: nil)),
      .apiKey(
        .init(key: text, userName: text, keyType: nil, url: nil, validFrom: nil, expiryDate: nil)),
      .sshKey(
        .init(
          keyType: "ssh-ed25519", privateKey: Data([9, 9]), keyComment: nil, creationDate: nil,
          expiryDate: nil, keyGenerationSource: nil)),
      .address(
        .init(
          streetAddress: text, postalCode: nil, city: nil, territory: nil, country: nil,
          telephone: field(.email, "x"))),
      .passkey(
        .init(
          credentialID: Data([1]), relyingPartyIdentifier: "shiny.example", userName: "j",
          userDisplayName: "J", userHandle: Data([2]), key: Data([3]),
          fido2Extensions: .init(
            hmacCredentials: .init(
              algorithm: .sha256, credentialWithUV: Data([4]), credentialWithoutUV: Data([5])),
            largeBlob: .init(uncompressedSize: 6, data: Data([7]))))),
    ]
  }

  @Test(arguments: everything.indices) func `each kind is read as it was written`(index: Int) throws {
    var written = Self.data(Self.everything[index])
    written.accounts[0].items[0].extensions = [
      .shared(
        .init(accessors: [
          .init(type: .group, accountID: Data([8]), name: "Family", permissions: [.read, .readSecret])
        ]))
    ]
    let read = try JSONDecoder().decode(
      ASExportedCredentialData.self, from: Data(try Self.json(written).utf8))
    #expect(read == written)
  }

  @Test func `bytes, secrets and passkeys stand as the format has them`() throws {
    let codes = try Self.json(Self.everything[10])
    #expect(codes.contains(#""secret":"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ""#))
    #expect(codes.contains(#""type":"totp""#) && codes.contains(#""username":"j""#))
    let passkey = try Self.json(Self.everything[15])
    #expect(passkey.contains(#""credentialId":"AQ""#) && passkey.contains(#""rpId":"shiny.example""#))
    #expect(
      passkey.contains(
        #""hmacCredentials":{"algorithm":"hmac-sha256","credWithUV":"BA","credWithoutUV":"BQ"}"#))
  }

  @Test(arguments: [
    #"{"type":"telepathy"}"#, #"{"type":"note"}"#, #"{}"#,
    #"{"type":"totp","secret":"not base 32!","period":30,"digits":6,"algorithm":"sha1"}"#,
    #"{"type":"totp","secret":"GEZDGNBV","period":30,"digits":6,"algorithm":"md5"}"#,
    #"{"type":"custom-fields","id":"a+b"}"#,
    #"{"type":"basic-auth","username":{"fieldType":"telepathic","value":"x"}}"#,
  ])
  func `what is written in any other way is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ASImportableCredential.self, from: Data(text.utf8))
    }
  }

  @Test func `another version is refused, and what may be left out is nothing`() throws {
    let head = #""exporterRpId":"vault.example","exporterDisplayName":"Vault","timestamp":1,"accounts":"#
    let later = #"{"version":{"major":2,"minor":0},\#(head)[]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ASExportedCredentialData.self, from: Data(later.utf8))
    }
    let account = #"{"id":"AQ","username":"","email":"","items":[{"id":"Ag","title":"x","credentials":[]}]}"#
    let least = #"{"version":{"major":1,"minor":1},\#(head)[\#(account)]}"#
    let read = try JSONDecoder().decode(ASExportedCredentialData.self, from: Data(least.utf8))
    let item = try #require(read.accounts.first?.items.first)
    #expect(item.tags == [] && !item.favorite && item.scope == nil && item.created == nil)
    #expect(read.timestamp == Date(timeIntervalSince1970: 1))
  }
}
