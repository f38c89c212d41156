/// One entry of an app's associated domains, such as `webcredentials:*.shiny.example?mode=developer`.
public struct AssociatedDomain: Hashable, Sendable {
  /// What the app shares with the domain.
  public let service: Service
  /// The domain in lower case and ASCII, without the wildcard's `*.`.
  public let host: String
  /// Whether it stands for every subdomain, and not for the domain itself.
  public let isWildcard: Bool
  /// The port, which older texts allow.
  public let port: Int?
  /// Where else than from Apple's servers the association file may come from.
  public let mode: Mode?

  /// What an app can share with a domain.
  public enum Service: String, Hashable, Sendable, CaseIterable {
    /// Saved passwords are shared between app and site.
    case webcredentials
    /// Links of the site open in the app.
    case applinks
    /// What was begun in the app goes on at the site.
    case activitycontinuation
    /// The site invokes an App Clip.
    case appclips
    /// The site serves single sign-on.
    case authsrv
  }

  /// On which devices an entry counts, and asks the domain's own server.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Only where associated domains under development are turned on.
    case developer
    /// Only on devices that an organization manages.
    case managed
    /// On either.
    case developerOrManaged = "developer+managed"
  }

  /// The device as far as modes go.
  public struct Device: Hashable, Sendable {
    /// Whether it is set up for associated domains under development, and the app signed for that.
    public var isForDevelopment: Bool
    /// Whether an organization manages it.
    public var isManaged: Bool

    /// A device, by default somebody's own.
    public init(isForDevelopment: Bool = false, isManaged: Bool = false) {
      self.isForDevelopment = isForDevelopment
      self.isManaged = isManaged
    }
  }

  /// The entry that a text spells out, or why there is none.
  public init(_ entry: String) throws(Fault) {
    guard let colon = entry.firstIndex(of: ":") else { throw .noService }
    let name = String(entry[..<colon])
    guard let service = Service(rawValue: name) else {
      throw .unknownService(name, meant: name.nearest(among: Service.allCases.map(\.rawValue)))
    }
    try self.init(String(entry[entry.index(after: colon)...]), for: service)
  }

  /// The entry of a domain, which may have a wildcard, a port and a mode.
  public init(_ domain: String, for service: Service) throws(Fault) {
    self.service = service
    // No name of a server has more than 253 letters, and reading on takes long.
    guard domain.utf8.count <= 2_000 else {
      throw .notADomain("\(String(domain.unicodeScalars.prefix(60)))…")
    }
    let parts = domain.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0]
    mode = try parts.count > 1 ? Self.mode(parts[1]) : nil
    if let fault = Fault(inDomain: place) { throw fault }
    let (name, port) = try Self.splitPort(place)
    self.port = port
    isWildcard = name.hasPrefix("*.")
    let bare = isWildcard ? name.dropFirst(2) : name
    guard !bare.utf8.contains(UInt8(ascii: "*")) else { throw .misplacedWildcard(String(name)) }
    guard let host = String(bare).asciiHost else { throw .notADomain(String(bare)) }
    guard !isWildcard || host.utf8.contains(UInt8(ascii: ".")) else {
      throw .wildcardOfEverything(String(name))
    }
    self.host = host
  }

  /// Whether the entry counts on a device and stands for a host, which may have a port.
  public func covers(_ host: String, on device: Device = Device()) -> Bool {
    guard counts(on: device), let (name, port) = try? Self.splitPort(host[...]), port == self.port,
      let other = String(name).asciiHost
    else { return false }
    return isWildcard ? other.hasSuffix("." + self.host) : other == self.host
  }

  /// Whether the mode lets the entry count on a device.
  public func counts(on device: Device) -> Bool {
    switch mode {
    case nil: true
    case .developer: device.isForDevelopment
    case .managed: device.isManaged
    case .developerOrManaged: device.isForDevelopment || device.isManaged
    }
  }

  private static func mode(_ query: Substring) throws(Fault) -> Mode {
    guard query.hasPrefix("mode=") else { throw .query(String(query)) }
    let name = String(query.dropFirst(5))
    guard let mode = Mode(rawValue: name) else { throw .unknownMode(name) }
    return mode
  }

  private static func splitPort(_ place: Substring) throws(Fault) -> (name: Substring, port: Int?) {
    guard let colon = place.lastIndex(of: ":") else { return (place, nil) }
    let digits = place[place.index(after: colon)...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(digits),
      (1...65535).contains(port)
    else { throw .notAPort(String(digits)) }
    return (place[..<colon], port)
  }
}

extension AssociatedDomain: CustomStringConvertible {
  /// The entry as an entitlement has it.
  public var description: String {
    "\(service.rawValue):\(isWildcard ? "*." : "")\(host)" + (port.map { ":\($0)" } ?? "")
      + (mode.map { "?mode=\($0.rawValue)" } ?? "")
  }
}
