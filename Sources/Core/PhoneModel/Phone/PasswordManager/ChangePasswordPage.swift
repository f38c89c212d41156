/// How a website answers to paths, when a phone looks for the page where its password is changed.
public struct Website: Hashable, Sendable {
  /// The answers, by path; every other path is not found.
  public var answers: [String: Answer]

  /// A website with answers.
  public init(_ answers: [String: Answer] = [:]) {
    self.answers = answers
  }

  /// What comes of asking for a path.
  public struct Answer: Hashable, Sendable {
    /// The status.
    public let status: Int
    /// Where to look instead: the location of a redirect, or the address in the page that sends a browser on.
    public let target: String?

    /// An answer with a status, and where to look instead.
    public init(_ status: Int, target: String? = nil) {
      self.status = status
      self.target = target
    }
  }
}

/// Where Change Password on Website leads.
public struct ChangePasswordPage: Hashable, Sendable {
  /// The address that the browser ends at.
  public let address: String
  /// How it was found.
  public let way: Way

  /// How an address is found.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    /// The site itself says where.
    case wellKnown = "the site says so"
    /// The site is on the public list.
    case listed = "it is on the list"
    /// Nobody says where, so it is the site's first page.
    case siteRoot = "nothing better is known"
  }
}

extension PasswordManager {
  /// Where Change Password on Website leads for a service.
  ///
  /// A site that answers well to a path that cannot exist is not believed when it answers well to the one that
  /// says where passwords are changed.
  public func changePasswordPage(of service: ServiceIdentifier) -> ChangePasswordPage {
    let site = Site(service)
    let root = "https://\(site.host)/"
    let website = websites[site.host] ?? Website()
    if !website.isSuccess(Website.impossiblePath, root), let address = website.landing(root) {
      return ChangePasswordPage(address: address, way: .wellKnown)
    }
    let registered = site.registrableDomain
    let reachable = site.domains.prefix { $0.utf8.count >= registered.utf8.count }
    let listed = reachable.lazy.compactMap { changePasswordPages[String($0)] }.first
    if let listed, listed.hasPrefix("https://") { return ChangePasswordPage(address: listed, way: .listed) }
    return ChangePasswordPage(address: root, way: .siteRoot)
  }

  /// The pages of Apple's public file: an object with an address for every domain; `nil` for other text.
  public static func changePasswordPages(in file: String) -> [String: String]? {
    guard case .object(let members)? = JSON(file) else { return nil }
    let pages = members.compactMap { member in
      member.value.string.map { (Site(host: member.name).host, $0) }
    }
    return pages.count == members.count ? Dictionary(pages) { first, _ in first } : nil
  }
}

extension Website {
  static let wellKnownPath = "/.well-known/change-password"
  static let impossiblePath =
    "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200"

  /// Whether a path is answered well in the end, redirects followed.
  fileprivate func isSuccess(_ path: String, _ root: String) -> Bool {
    var path = path
    for _ in 0..<5 {
      guard let answer = answers[path] else { return false }
      guard answer.isRedirect else { return answer.isOK }
      guard let address = answer.address(from: root), address.hasPrefix(root) else { return false }
      path = "/" + address.dropFirst(root.utf8.count)
    }
    return false
  }

  /// Where the well-known path ends: at a secure address that it names, or at the path itself.
  fileprivate func landing(_ root: String) -> String? {
    guard let answer = answers[Self.wellKnownPath] else { return nil }
    if answer.isOK, answer.target == nil { return root + Self.wellKnownPath.dropFirst() }
    return answer.isOK || answer.isRedirect ? answer.address(from: root) : nil
  }
}

extension Website.Answer {
  fileprivate var isOK: Bool { (200..<300).contains(status) }
  fileprivate var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) }

  /// Where to look instead, as a secure address; `nil` where it names none.
  fileprivate func address(from root: String) -> String? {
    guard let target else { return nil }
    if target.hasPrefix("//") { return "https:" + target }
    if target.hasPrefix("/") { return root + target.dropFirst() }
    return target.hasPrefix("https://") ? target : nil
  }
}
