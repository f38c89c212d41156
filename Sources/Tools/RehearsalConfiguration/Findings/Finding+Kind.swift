extension Finding {
  /// The kinds of mistakes, by the names that reports give them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file is not what its name says, or is cut off.
    case unreadable
    /// The file holds something else than keys and values.
    case notADictionary = "not-a-dictionary"
    /// A key stands there twice, and one of them does not count.
    case duplicateKey = "duplicate-key"
    /// The key had this name in an earlier version of the system.
    case renamedKey = "renamed-key"
    /// The key is nearly one that the system reads.
    case misspeltKey = "misspelt-key"
    /// The key stands in a dictionary where nobody looks for it.
    case misplacedKey = "misplaced-key"
    /// The key belongs to another extension point.
    case foreignKey = "foreign-key"
    /// The value is not of the type that the key wants.
    case wrongType = "wrong-type"
    /// The extension point is missing, or not one of the two.
    case extensionPoint = "extension-point"
    /// The class to load is missing, or named in a way that is not found.
    case principalClass = "principal-class"
    /// The extension declares nothing it could be asked for.
    case nothingOffered = "nothing-offered"
    /// Two things are said that cannot both hold.
    case contradiction
    /// Of the password rules not everything counts.
    case passwordRules = "password-rules"
    /// The key is still read, and has a successor.
    case legacyKey = "legacy-key"
    /// An entry of the associated domains does not count.
    case associatedDomain = "associated-domain"
    /// The association file does not name the app, or names it where nobody looks.
    case associationFile = "association-file"
    /// An entitlement is missing, or on the wrong side.
    case entitlement
    /// The app and the extension have groups, and none that both are in.
    case groupsApart = "groups-apart"
    /// The identifiers of app and extension do not belong together.
    case bundleIdentifier = "bundle-identifier"
    /// The app does not say that it takes credentials over, or says so by another name.
    case activityType = "activity-type"
    /// There are more findings than are shown.
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
      case .activityType: "The app does not declare the activity with which it is handed credentials."
      case .groupsApart: "App and extension are in no group together, and so share nothing."
      case .more: "A file has more findings than are told one by one."
      case .bundleIdentifier: "The extension's bundle identifier does not begin with the app's."
      }
    }
  }
}
