/// Whether an app and a host belong together, which takes the app's word and the domain's.
public enum Association: Hashable, Sendable {
  /// The app and the host belong together, by this entry.
  case made(by: AssociatedDomain)
  /// They do not, for this reason.
  case refused(AssociationRefusal)

  /// What comes of an app's entries and of what is had at addresses of the web, which is `nil` where nobody answers.
  public init(
    of app: AppIdentifier, entries: [AssociatedDomain], with host: String,
    for service: AssociatedDomain.Service = .webcredentials,
    on device: AssociatedDomain.Device = AssociatedDomain.Device(), answer: (String) -> WebAnswer?
  ) {
    let everywhere = AssociatedDomain.Device(isForDevelopment: true, isManaged: true)
    let fitting = entries.filter { $0.service == service && $0.covers(host, on: everywhere) }
    let counting = fitting.filter { $0.counts(on: device) }
    var refusal: AssociationRefusal =
      if let idle = fitting.first { .modeDoesNotCount(entry: idle.description) } else {
        .noEntry(host: host, entries: entries.map(\.description))
      }
    for (position, entry) in counting.enumerated() {
      let found: AssociationRefusal?
      do throws(AssociationRefusal) {
        found = try entry.file(answer: answer).refusal(of: app, for: service)
      } catch {
        found = error
      }
      guard let found else {
        self = .made(by: entry)
        return
      }
      if position == 0 { refusal = found }
    }
    self = .refused(refusal)
  }
}

/// What is had at an address of the web.
public struct WebAnswer: Hashable, Sendable {
  /// The status of HTTP.
  public var status: Int
  /// What came.
  public var body: [UInt8]
  /// Where a redirect leads.
  public var location: String?
  /// Whether it came over https.
  public var isSecure = true
  /// Whether the certificate is one that the system trusts.
  public var hasTrustedCertificate = true

  /// An answer over https.
  public init(status: Int = 200, body: [UInt8] = [], location: String? = nil) {
    self.status = status
    self.body = body
    self.location = location
  }
}

extension AssociatedDomain {
  /// Where the file of this entry is looked for, in order: Apple's servers, or with a mode the domain's own.
  ///
  /// The domain's own is where Apple's servers look as well, and the root only where `.well-known` has no file.
  public var addresses: [String] {
    mode == nil
      ? ["https://app-site-association.cdn-apple.com/a/v1/\(authority)"]
      : (["/.well-known/apple-app-site-association"]
        + (Ledger.holds("CX-15") ? ["/apple-app-site-association"] : [])).map {
          "https://\(authority)\($0)"
        }
  }

  private var authority: String {
    (Ledger.holds("CX-16") ? host : String(host.drop { $0 != "." }.dropFirst()))
      + (port.map { ":\($0)" } ?? "")
  }

  /// The file at the first address that has one, or why there is none at the first.
  func file(answer: (String) -> WebAnswer?) throws(AssociationRefusal) -> AssociationFile {
    var first: AssociationRefusal?
    for address in addresses {
      let reply = answer(address)
      guard let refusal = refusal(of: reply, from: address) else {
        return try AssociationFile(reply?.body ?? [])
      }
      first = first ?? refusal
    }
    throw first ?? .notReached(address: authority)
  }

  private func refusal(of answer: WebAnswer?, from address: String) -> AssociationRefusal? {
    guard let answer else { return .notReached(address: address) }
    guard answer.isSecure else { return .notSecure(address: address) }
    // Development is what any certificate is good enough for.
    let takesAnyCertificate = mode == .developer || mode == .developerOrManaged
    guard answer.hasTrustedCertificate || takesAnyCertificate else {
      return .certificateRefused(address: address)
    }
    if (300..<400).contains(answer.status) { return .redirected(address: address, to: answer.location) }
    return answer.status == 200 ? nil : .status(answer.status, address: address)
  }
}
