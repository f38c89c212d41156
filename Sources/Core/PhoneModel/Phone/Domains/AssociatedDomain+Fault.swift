extension AssociatedDomain {
  /// Why a text is no entry of the associated domains.
  public enum Fault: Error, Hashable, Sendable {
    /// It does not begin with a service and a colon.
    case noService
    /// It begins with a service that nobody knows; perhaps another one was meant.
    case unknownService(String, meant: String?)
    /// Nothing follows the service.
    case noDomain
    /// There is a space in it.
    case space
    /// It has a scheme such as `https://` where a domain must begin.
    case scheme(String)
    /// It has a path, which no domain has.
    case path(String)
    /// It ends with a slash.
    case trailingSlash
    /// It has a query, other than a mode.
    case query(String)
    /// It names a mode that there is not.
    case unknownMode(String)
    /// What follows the colon is no port.
    case notAPort(String)
    /// The `*` stands elsewhere than in front.
    case misplacedWildcard(String)
    /// The `*` stands for all domains of a kind.
    case wildcardOfEverything(String)
    /// What stands there could not be a domain.
    case notADomain(String)

    /// What cannot stand where a domain must, as far as a look at its characters tells.
    init?(inDomain place: Substring) {
      if place.isEmpty {
        self = .noDomain
      } else if place.contains(where: \.isWhitespace) {
        self = .space
      } else if let scheme = place.range(before: "://") {
        self = .scheme(String(scheme))
      } else if let slash = place.firstIndex(of: "/") {
        let path = place[slash...]
        self = path == "/" ? .trailingSlash : .path(String(path))
      } else {
        return nil
      }
    }
  }
}

extension AssociatedDomain.Fault: CustomStringConvertible {
  /// What is wrong, as a sentence without its end.
  public var description: String {
    switch self {
    case .noService: "no service stands before the domain"
    case .unknownService(let name, _): "there is no service “\(name)”"
    case .noDomain: "no domain follows the service"
    case .space: "there is white space in it"
    case .scheme(let scheme): "“\(scheme)://” belongs to a URL, not to a domain"
    case .path(let path): "“\(path)” is a path, and an entry is for a whole domain"
    case .trailingSlash: "it ends with a slash"
    case .query(let query): "“?\(query)” is no mode"
    case .unknownMode(let mode): "there is no mode “\(mode)”"
    case .notAPort(let port): "“\(port)” is no port"
    case .misplacedWildcard(let name):
      "the wildcard in “\(name)” stands elsewhere than in a first label of its own"
    case .wildcardOfEverything(let name): "“\(name)” would stand for everybody's domains"
    case .notADomain(let name): "“\(name)” is no domain"
    }
  }

  /// What to write instead.
  public var advice: String {
    switch self {
    case .noService, .noDomain: "Write webcredentials:shiny.example, with your own domain"
    case .unknownService(_, let meant):
      "Write \(meant ?? "webcredentials") before the colon; services are in lower case"
    case .space: "Take the white space out"
    case .scheme: "Leave out everything before the domain"
    case .path, .trailingSlash: "End the entry with the domain"
    case .query, .unknownMode:
      "Leave it out, or write ?mode=developer, ?mode=managed or ?mode=developer+managed"
    case .notAPort: "Leave out the port"
    case .misplacedWildcard: "Write *. and the domain, or an entry for each subdomain"
    case .wildcardOfEverything: "Write *. before a domain of your own"
    case .notADomain: "Write a fully qualified domain, such as shiny.example"
    }
  }
}

extension Substring {
  /// What stands before a word; `nil` where the word does not occur.
  fileprivate func range(before word: String) -> Substring? {
    let bytes = Array(utf8)
    let wanted = Array(word.utf8)
    guard bytes.count >= wanted.count else { return nil }
    let start = (0...(bytes.count - wanted.count)).first {
      bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
    return start.map { self[..<utf8.index(startIndex, offsetBy: $0)] }
  }
}
