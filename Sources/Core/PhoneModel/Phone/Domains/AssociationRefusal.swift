/// Why an app and a domain are not associated.
public enum AssociationRefusal: Error, Hashable, Sendable {
  /// No entry of the app stands for the host.
  case noEntry(host: String, entries: [String])
  /// The entry has a mode that does not count on this device.
  case modeDoesNotCount(entry: String)
  /// Nobody answers at the address of the file.
  case notReached(address: String)
  /// The address is not one of https.
  case notSecure(address: String)
  /// The system does not trust the certificate.
  case certificateRefused(address: String)
  /// The address leads on to another, which is not followed.
  case redirected(address: String, to: String?)
  /// The answer is not the file.
  case status(Int, address: String)
  /// The file is larger than is read.
  case tooLarge(bytes: Int)
  /// The file is not JSON.
  case unreadable(String, line: Int?)
  /// The file is JSON, and no dictionary.
  case notADictionary(String)
  /// The file has nothing about saved passwords.
  case noService(String)
  /// What it has about saved passwords is no dictionary.
  case serviceNotADictionary(String)
  /// What it has about saved passwords names no apps.
  case noApps(instead: [String])
  /// Its apps are not a list.
  case appsNotAList(String)
  /// The app is not in the list; perhaps one that is nearly the same is.
  case notNamed(String, nearly: String?)
}

extension AssociationRefusal: CustomStringConvertible {
  /// The reason, after “because”.
  public var description: String {
    switch self {
    case .noEntry(let host, let entries):
      "no entry of its associated domains stands for \(host)"
        + (entries.isEmpty ? ": there are none" : ": there are \(entries.joined(separator: ", "))")
    case .modeDoesNotCount(let entry): "\(entry) does not count on this device"
    case .notReached(let address): "nobody answers at \(address)"
    case .notSecure(let address): "\(address) was answered without https"
    case .certificateRefused(let address): "the certificate at \(address) is not valid"
    case .redirected(let address, let target):
      "\(address) redirects" + (target.map { " to \($0)" } ?? "") + ", and redirects are denied"
    case .status(let status, let address): "\(address) was answered with \(status)"
    case .tooLarge(let bytes): "the file has \(bytes) bytes, more than \(AssociationFile.limit)"
    case .unreadable(let problem, let line):
      "the file is not JSON" + (line.map { ", line \($0)" } ?? "") + ": \(problem)"
    case .notADictionary(let kind): "the file is \(kind), not a dictionary"
    case .noService(let name): "the file says nothing about \(name)"
    case .serviceNotADictionary(let kind): "what the file says about the service is \(kind), not a dictionary"
    case .noApps(let keys):
      "the service has no “apps” in the file"
        + (keys.isEmpty ? "" : ", but “\(keys.joined(separator: "”, “"))”")
    case .appsNotAList(let kind): "“apps” in the file is \(kind), not an array"
    case .notNamed(let app, let nearly):
      "the file does not name \(app)" + (nearly.map { ": \($0)" } ?? "")
    }
  }
}
