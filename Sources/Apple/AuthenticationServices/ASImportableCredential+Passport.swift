/// What is written in a passport.
@available(iOS 26.0, *)
extension ASImportableCredential {
  /// A passport.
  public struct Passport: _ExchangedValue {
    /// The issuing country, where there is one.
    public var issuingCountry: ASImportableEditableField?
    /// The passport type, where there is one.
    public var passportType: ASImportableEditableField?
    /// The passport number, where there is one.
    public var passportNumber: ASImportableEditableField?
    /// The national identification number, where there is one.
    public var nationalIdentificationNumber: ASImportableEditableField?
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
      issuingCountry: ASImportableEditableField?, passportType: ASImportableEditableField?,
      passportNumber: ASImportableEditableField?,
      nationalIdentificationNumber: ASImportableEditableField?,
      nationality: ASImportableEditableField?,
      fullName: ASImportableEditableField?, birthDate: ASImportableEditableField?,
      birthPlace: ASImportableEditableField?, sex: ASImportableEditableField?,
      issueDate: ASImportableEditableField?, expiryDate: ASImportableEditableField?,
      issuingAuthority: ASImportableEditableField?
    ) {
      self.issuingCountry = issuingCountry
      self.passportType = passportType
      self.passportNumber = passportNumber
      self.nationalIdentificationNumber = nationalIdentificationNumber
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
