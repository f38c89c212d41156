/// Why an app and a domain are not associated.
public enum AssociationRefusal: Error, Hashable, Sendable {
  case noEntry(host: String, entries: [String])
  case modeDoesNotCount(entry: String)
  case notReached(address: String)
  case notSecure(address: String)
  case certificateRefused(address: String)
  case redirected(address: String, to: String?)
  case status(Int, address: String)
  case tooLarge(bytes: Int)
  case unreadable(String, line: Int?)
  case notADictionary(String)
  case noService(String)
  case serviceNotADictionary(String)
  case noApps(instead: [String])
  case appsNotAList(String)
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
