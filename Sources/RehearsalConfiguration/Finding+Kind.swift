extension Finding {
  /// The kinds of mistakes, by the names that reports give them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case unreadable
    case notADictionary = "not-a-dictionary"
    case duplicateKey = "duplicate-key"
    case renamedKey = "renamed-key"
    case misspeltKey = "misspelt-key"
    case misplacedKey = "misplaced-key"
    case foreignKey = "foreign-key"
    case wrongType = "wrong-type"
    case extensionPoint = "extension-point"
    case principalClass = "principal-class"
    case nothingOffered = "nothing-offered"
    case contradiction
    case passwordRules = "password-rules"
    case legacyKey = "legacy-key"
    case associatedDomain = "associated-domain"
    case associationFile = "association-file"
    case entitlement
    case bundleIdentifier = "bundle-identifier"
    case more = "more-findings"

    /// The kind in one sentence.
    public var about: String {
      switch self {
      case .unreadable: "A file cannot be read as what it should be."
      case .notADictionary: "A file or section is no dictionary."
      case .duplicateKey: "A key comes twice, and only one counts."
      case .renamedKey: "A key has a name that only older texts use."
      case .misspeltKey: "A key has a name the system does not know, nearly that of one it does."
      case .misplacedKey: "A key stands where the system does not look for it."
      case .foreignKey: "A key belongs to another extension point."
      case .wrongType: "A value is of another type than its key asks for."
      case .extensionPoint: "The extension point is missing or unknown."
      case .principalClass: "The system cannot tell which class to make."
      case .nothingOffered: "The extension declares nothing that the system could offer."
      case .contradiction: "Two values do not go together."
      case .passwordRules: "The requirements of generated passwords are broken or weak."
      case .legacyKey: "A key of older systems and its successor should stand together."
      case .associatedDomain: "An entry of the associated domains names no domain."
      case .associationFile: "The association file does not name an app."
      case .entitlement: "An entitlement is missing or not given."
      case .more: "A file has more findings than are told one by one."
      case .bundleIdentifier: "The extension's bundle identifier does not begin with the app's."
      }
    }
  }
}
