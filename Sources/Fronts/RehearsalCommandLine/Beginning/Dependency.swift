import ProcessIsolation
import Rehearsal

/// Where a new package finds Rehearsal.
enum Dependency {
  /// In a folder, seen from the package, whose own repository is known or is not.
  case folder(String, origin: String?)
  case repository(String)

  /// Why there is none.
  struct Missing: Error {
    let reason: String
  }

  /// What somebody named, or the checkout that this command was built in.
  init(_ named: String?, from package: String) throws(Missing) {
    if let named, named.contains("://") || named.hasPrefix("git@") {
      guard Self.isPlain(named) else {
        throw Missing(reason: "“\(named.short)” is no address of a repository.")
      }
      self = .repository(named)
      return
    }
    guard let folder = named.map(Files.absolute) ?? Self.ownCheckout else {
      throw Missing(
        reason: "nobody knows where Rehearsal is, because this command stands outside its checkout. "
          + "Say --rehearsal with a path or the address of a repository.")
    }
    guard Self.isRehearsal(folder) else {
      throw Missing(reason: "“\(folder.short)” holds no package that is called Rehearsal.")
    }
    let path = Files.path(to: folder, from: package)
    guard !path.unicodeScalars.contains(where: { $0.value < 0x20 || "\"\\$`".unicodeScalars.contains($0) })
    else {
      throw Missing(
        reason: "“\(path.short)” cannot stand in a manifest; move Rehearsal, or name a link to it.")
    }
    self = .folder(path, origin: Self.origin(of: folder))
  }

  /// Whether it can stand in a manifest and in a workflow as it is.
  private static func isPlain(_ address: String) -> Bool {
    address.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "%"):
        true
      default: false
      }
    }
  }

  private static func isRehearsal(_ folder: String) -> Bool {
    guard let bytes = try? Files.bytes(of: "\(folder)/Package.swift") else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("name: \"Rehearsal\",")
  }

  /// The checkout above this command.
  private static var ownCheckout: String? {
    var folder = System.ownPath
    while let slash = folder?.lastIndex(of: "/") {
      folder = folder.map { String($0[..<slash]) }
      if let folder, isRehearsal(folder) { return folder }
    }
    return nil
  }

  /// Where a checkout came from, without the names and passwords that an address may hold.
  private static func origin(of folder: String) -> String? {
    guard let bytes = try? Files.bytes(of: "\(folder)/.git/config") else { return nil }
    var isOrigin = false
    for line in String(decoding: bytes, as: UTF8.self).lines(omittingEmpty: true).map({ String($0).trimmed })
    {
      if line.hasPrefix("[") { isOrigin = line == "[remote \"origin\"]" }
      guard isOrigin, line.hasPrefix("url = ") else { continue }
      var address = String(line.dropFirst("url = ".count))
      if address.hasPrefix("https://"), let at = address.lastIndex(of: "@") {
        address = "https://" + address[address.index(after: at)...]
      }
      return address.hasPrefix("https://") && isPlain(address) ? address : nil
    }
    return nil
  }

  /// How a manifest says it.
  var declaration: String {
    switch self {
    case .folder(let path, _): ".package(name: \"Rehearsal\", path: \"\(path)\")"
    case .repository(let address): ".package(url: \"\(address)\", branch: \"main\")"
    }
  }

  /// How a manifest calls it.
  var identity: String {
    switch self {
    case .folder: return "Rehearsal"
    case .repository(let address):
      let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? "Rehearsal"
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// What a machine has to do that has nothing but the package.
  var checkout: String {
    switch self {
    case .repository: ""
    case .folder(let path, let origin):
      origin.map { address in
        """
              # The manifest looks for Rehearsal in this folder.
              - run: test -f "\(path)/Package.swift" || git clone --depth 1 "\(address)" "\(path)"

        """
      } ?? """
              # The manifest looks for Rehearsal in this folder, and nobody knew where it comes from when this was written.
              # Unless it lies in this repository, put its address into a variable REHEARSAL_URL, in Settings, Secrets
              # and variables, Actions, Variables.
              - run: test -f "\(path)/Package.swift" || git clone --depth 1 "${REHEARSAL_URL:?is not set}" "\(path)"
                env:
                  REHEARSAL_URL: ${{ vars.REHEARSAL_URL }}

        """
    }
  }
}
