/// What is written on cards and papers.
@available(iOS 26.0, *)
extension ASImportableCredential {
  /// A card to pay with.
  public struct CreditCard: _ExchangedValue {
    /// The number, where there is one.
    public var number: ASImportableEditableField?
    /// The full name, where there is one.
    public var fullName: ASImportableEditableField?
    /// The card type, where there is one.
    public var cardType: ASImportableEditableField?
    /// The verification number, where there is one.
    public var verificationNumber: ASImportableEditableField?
    /// The pin, where there is one.
    public var pin: ASImportableEditableField?
    /// The expiry date, where there is one.
    public var expiryDate: ASImportableEditableField?
    /// The valid from, where there is one.
    public var validFrom: ASImportableEditableField?

    /// One of its parts.
    public init(
      number: ASImportableEditableField?, fullName: ASImportableEditableField?,
      cardType: ASImportableEditableField?, verificationNumber: ASImportableEditableField?,
      pin: ASImportableEditableField?, expiryDate: ASImportableEditableField?,
      validFrom: ASImportableEditableField?
    ) {
      self.number = number
      self.fullName = fullName
      self.cardType = cardType
      self.verificationNumber = verificationNumber
      self.pin = pin
      self.expiryDate = expiryDate
      self.validFrom = validFrom
    }
  }

  /// Where somebody lives.
  public struct Address: _ExchangedValue {
    /// The street address, where there is one.
    public var streetAddress: ASImportableEditableField?
    /// The postal code, where there is one.
    public var postalCode: ASImportableEditableField?
    /// The city, where there is one.
    public var city: ASImportableEditableField?
    /// The territory, where there is one.
    public var territory: ASImportableEditableField?
    /// The country, where there is one.
    public var country: ASImportableEditableField?
    /// The telephone, where there is one.
    public var telephone: ASImportableEditableField?

    /// One of its parts.
    public init(
      streetAddress: ASImportableEditableField?, postalCode: ASImportableEditableField?,
      city: ASImportableEditableField?, territory: ASImportableEditableField?,
      country: ASImportableEditableField?, telephone: ASImportableEditableField?
    ) {
      self.streetAddress = streetAddress
      self.postalCode = postalCode
      self.city = city
      self.territory = territory
      self.country = country
      self.telephone = telephone
    }
  }

  /// What somebody is called.
  public struct PersonName: _ExchangedValue {
    /// The title, where there is one.
    public var title: ASImportableEditableField?
    /// The given, where there is one.
    public var given: ASImportableEditableField?
    /// The given informal, where there is one.
    public var givenInformal: ASImportableEditableField?
    /// The second given, where there is one.
    public var given2: ASImportableEditableField?
    /// The surname prefix, where there is one.
    public var surnamePrefix: ASImportableEditableField?
    /// The surname, where there is one.
    public var surname: ASImportableEditableField?
    /// The second surname, where there is one.
    public var surname2: ASImportableEditableField?
    /// The credentials, where there is one.
    public var credentials: ASImportableEditableField?
    /// The generation, where there is one.
    public var generation: ASImportableEditableField?

    /// One of its parts.
    public init(
      title: ASImportableEditableField?, given: ASImportableEditableField?,
      givenInformal: ASImportableEditableField?, given2: ASImportableEditableField?,
      surnamePrefix: ASImportableEditableField?, surname: ASImportableEditableField?,
      surname2: ASImportableEditableField?, credentials: ASImportableEditableField?,
      generation: ASImportableEditableField?
    ) {
      self.title = title
      self.given = given
      self.givenInformal = givenInformal
      self.given2 = given2
      self.surnamePrefix = surnamePrefix
      self.surname = surname
      self.surname2 = surname2
      self.credentials = credentials
      self.generation = generation
    }
  }

  /// A license to drive.
  public struct DriversLicense: _ExchangedValue {
    /// The full name, where there is one.
    public var fullName: ASImportableEditableField?
    /// The birth date, where there is one.
    public var birthDate: ASImportableEditableField?
    /// The issue date, where there is one.
    public var issueDate: ASImportableEditableField?
    /// The expiry date, where there is one.
    public var expiryDate: ASImportableEditableField?
    /// The issuing authority, where there is one.
    public var issuingAuthority: ASImportableEditableField?
    /// The territory, where there is one.
    public var territory: ASImportableEditableField?
    /// The country, where there is one.
    public var country: ASImportableEditableField?
    /// The license number, where there is one.
    public var licenseNumber: ASImportableEditableField?
    /// The license class, where there is one.
    public var licenseClass: ASImportableEditableField?

    /// One of its parts.
    public init(
      fullName: ASImportableEditableField?, birthDate: ASImportableEditableField?,
      issueDate: ASImportableEditableField?, expiryDate: ASImportableEditableField?,
      issuingAuthority: ASImportableEditableField?, territory: ASImportableEditableField?,
      country: ASImportableEditableField?, licenseNumber: ASImportableEditableField?,
      licenseClass: ASImportableEditableField?
    ) {
      self.fullName = fullName
      self.birthDate = birthDate
      self.issueDate = issueDate
      self.expiryDate = expiryDate
      self.issuingAuthority = issuingAuthority
      self.territory = territory
      self.country = country
      self.licenseNumber = licenseNumber
      self.licenseClass = licenseClass
    }
  }

  /// A card that says who somebody is.
  public struct IdentityDocument: _ExchangedValue {
    /// The issuing country, where there is one.
    public var issuingCountry: ASImportableEditableField?
    /// The document number, where there is one.
    public var documentNumber: ASImportableEditableField?
    /// The identification number, where there is one.
    public var identificationNumber: ASImportableEditableField?
    /// The nationality, where there is one.
    public var nationality: ASImportableEditableField?
    /// The full name, where there is one.
    public var fullName: ASImportableEditableField?
    /// The birth date, where there is one.
    public var birthDate: ASImportableEditableField?
    /// The birth place, where there is one.
    public var birthPlace: ASImportableEditableField?
    /// The sex, where there is one.
    public var sex: ASImportableEditableField?
    /// The issue date, where there is one.
    public var issueDate: ASImportableEditableField?
    /// The expiry date, where there is one.
    public var expiryDate: ASImportableEditableField?
    /// The issuing authority, where there is one.
    public var issuingAuthority: ASImportableEditableField?

    /// One of its parts.
    public init(
      issuingCountry: ASImportableEditableField?, documentNumber: ASImportableEditableField?,
      identificationNumber: ASImportableEditableField?, nationality: ASImportableEditableField?,
      fullName: ASImportableEditableField?, birthDate: ASImportableEditableField?,
      birthPlace: ASImportableEditableField?, sex: ASImportableEditableField?,
      issueDate: ASImportableEditableField?, expiryDate: ASImportableEditableField?,
      issuingAuthority: ASImportableEditableField?
    ) {
      self.issuingCountry = issuingCountry
      self.documentNumber = documentNumber
      self.identificationNumber = identificationNumber
      self.nationality = nationality
      self.fullName = fullName
      self.birthDate = birthDate
      self.birthPlace = birthPlace
      self.sex = sex
      self.issueDate = issueDate
      self.expiryDate = expiryDate
      self.issuingAuthority = issuingAuthority
    }
  }
}
