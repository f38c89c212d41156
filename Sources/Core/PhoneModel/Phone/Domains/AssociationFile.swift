import Documents

/// The file with which a domain names the apps it shares something with: `apple-app-site-association`.
public struct AssociationFile: Hashable, Sendable {
  private let content: Node

  /// The most bytes a file may have.
  public static let limit = 131_072

  /// A file with content, or why that is none.
  public init(_ bytes: [UInt8]) throws(AssociationRefusal) {
    guard bytes.count <= Self.limit else { throw .tooLarge(bytes: bytes.count) }
    let document: Document
    do throws(DocumentFault) {
      document = try Document(bytes)
    } catch {
      throw .unreadable(error.problem, line: error.place?.line)
    }
    guard document.format == .json else { throw .unreadable("it is \(document.format.rawValue)", line: nil) }
    guard document.root.members != nil else { throw .notADictionary(document.root.value.kind) }
    content = document.root
  }

  /// Why the file does not name an app for a service; `nil` when it does.
  public func refusal(
    of app: AppIdentifier, for service: AssociatedDomain.Service = .webcredentials
  ) -> AssociationRefusal? {
    guard let section = content[service.rawValue] else { return .noService(service.rawValue) }
    guard let members = section.members else { return .serviceNotADictionary(section.value.kind) }
    guard let apps = section["apps"] else { return .noApps(instead: members.map(\.key)) }
    guard let elements = apps.elements else { return .appsNotAList(apps.value.kind) }
    let names = elements.compactMap(\.string)
    guard !names.contains(app.text) else { return nil }
    return .notNamed(
      app.text, nearly: names.lazy.compactMap { AppIdentifier.difference(of: $0, from: app) }.first)
  }
}

/// An app as association files name it: the prefix of its identifier, usually the team's, and its bundle identifier.
public struct AppIdentifier: Hashable, Sendable {
  /// Ten characters.
  public let prefix: String
  /// The app's own name, such as `com.example.shiny`.
  public let bundle: String

  /// An app by prefix and bundle identifier.
  public init(prefix: String, bundle: String) {
    self.prefix = prefix
    self.bundle = bundle
  }

  /// Both parts, with a dot between them.
  public var text: String { "\(prefix).\(bundle)" }

  /// In what a name falls short of an app's identifier, where it seems meant for it.
  static func difference(of name: String, from app: AppIdentifier) -> String? {
    if name == app.bundle { return "“\(name)” lacks the prefix \(app.prefix)." }
    if name.filter({ !$0.isWhitespace }) == app.text { return "“\(name)” has white space in it" }
    if name.lowercased() == app.text.lowercased() { return "“\(name)” differs in capitals" }
    if name.hasSuffix("." + app.bundle) { return "“\(name)” has another prefix" }
    if name == "\(app.prefix).*" { return "“\(name)” is a wildcard, which credentials do not know" }
    return nil
  }
}
