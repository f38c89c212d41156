import Rehearsal

/// Names of Apple's that extensions use, and that are known not to be here.
///
/// They are in modules that can be imported, so that only the compiler would say that they are missing.
struct AbsentNames {
  /// Names that go together, and what to do without them.
  private struct Family {
    let purpose: String
    let words: Set<String>
    /// What only a text of several words tells, such as the label of an argument.
    var phrases: [String] = []
    let advice: String
  }

  private static let leaveOut =
    "put it behind \(SourceCheck.condition(of: "ObjectiveC")), or leave the file out"

  private static let families = [
    Family(
      purpose: "what checks a server's certificate",
      words: [
        "SecCertificate", "SecCertificateCopyData", "SecCertificateCopyKey", "SecCertificateCreateWithData",
        "SecPolicyCreateSSL", "SecTrust", "SecTrustCopyCertificateChain", "SecTrustCopyKey",
        "SecTrustEvaluate", "SecTrustEvaluateWithError", "SecTrustGetCertificateAtIndex", "URLCredential",
        "URLAuthenticationChallenge", "URLProtectionSpace",
      ],
      advice: "no server shows a certificate on the rehearsed network: \(leaveOut), and make the URLSession "
        + "without its delegate there"),
    Family(
      purpose: "a delegate of URLSession, or a task for it",
      words: [
        "URLProtocol", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
        "URLSessionTaskDelegate", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
      ],
      advice: "ask with data(for:), or dataTask(with:completionHandler:); \(leaveOut)"),
    Family(
      purpose: "key-value observing", words: ["NSKeyValueObservation"],
      phrases: ["forKeyPath:", ".observe(\\"],
      advice: "use a closure, didSet in a subclass, or Combine's @Published; or \(leaveOut)"),
    Family(
      purpose: "predicates in words", words: [], phrases: ["NSPredicate(format:"],
      advice: "use a closure: NSPredicate(block:), or filter"),
    Family(
      purpose: "what talks to other processes of the system",
      words: [
        "CFNotificationCenterGetDarwinNotifyCenter", "NSFileCoordinator", "NSFilePresenter", "NSItemProvider",
        "NSMetadataQuery", "NSUbiquitousKeyValueStore", "NSXPCConnection", "OSLogStore",
      ],
      advice: "ask for it behind a protocol of your own, with a stand-in for rehearsals; or \(leaveOut)"),
    Family(
      purpose: "what other keys seal or agree on",
      words: [
        "HPKE", "LAPersistedRight", "LARight", "LARightStore", "LASecret", "SecKeyCopyKeyExchangeResult",
        "SecKeyCreateDecryptedData", "SecKeyCreateEncryptedData", "SecKeyDecrypt", "SecKeyEncrypt",
        "SecKeyGeneratePair",
      ],
      advice: "seal with CryptoKit, as with AES.GCM and P256.KeyAgreement, which is here; or \(leaveOut)"),
    Family(
      purpose: "what is drawn, printed or dragged",
      words: [
        "CAEmitterLayer", "CGContext", "CGImage", "CIFilter", "CIImage", "UIDragInteraction",
        "UIDropInteraction", "UIDynamicAnimator",
        "UIGraphicsBeginImageContextWithOptions", "UIGraphicsImageRenderer", "UIInterpolatingMotionEffect",
        "UIMotionEffectGroup", "UIPointerInteraction", "UIPrintInteractionController",
      ],
      advice: "nothing is drawn in a rehearsal: \(leaveOut), or write an empty class of that name in a file "
        + "of the package"),
    Family(
      purpose: "an interface that is not played",
      words: [
        "UIHostingConfiguration", "UIHostingController", "UIMenuController",
        "UIScreenEdgePanGestureRecognizer", "UITextChecker", "UITextInteraction",
      ],
      advice: "\(leaveOut), or write a class of that name in a file of the package"),
  ]

  /// A name, with the word or phrase that tells of it and what to do.
  struct Name {
    let text: String
    let problem: String
    let advice: String
  }

  private static let byWord: [String: Name] = families.reduce(into: [:]) { names, family in
    for word in family.words { names[word] = name(word, of: family) }
  }
  private static let byPhrase = families.flatMap { family in family.phrases.map { name($0, of: family) } }

  /// Every word that tells of a name.
  static var words: [String] { byWord.keys.sorted() }

  private static func name(_ text: String, of family: Family) -> Name {
    Name(text: text, problem: "\(text) is not here (\(family.purpose))", advice: family.advice)
  }

  /// The names in a line that are not here, and where each begins.
  static func all(in line: String, besides own: Set<String>) -> [(place: String.Index, name: Name)] {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let told = words.compactMap { word in
      own.contains(String(word)) ? nil : byWord[String(word)].map { (place: word.startIndex, name: $0) }
    }
    let phrases = byPhrase.compactMap { name in
      line.firstRange(of: name.text).map { (place: $0.lowerBound, name: name) }
    }
    return told + phrases
  }
}
