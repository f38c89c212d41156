/// Something that happened, as one line a person or a program reads: who, to whom, what, and with what.
///
/// Reports, tables of calls and files of traces all speak in lines; a line and its happening stand for each
/// other, each declared once (``Told``).
package struct Line: Hashable, Sendable {
  package let from: Lane
  package let to: Lane
  package let what: String
  package let with: [Message.Field]

  package init(_ from: Lane, _ to: Lane, _ what: String, _ with: [Message.Field] = []) {
    self.from = from
    self.to = to
    self.what = what
    self.with = with
  }

  package subscript(name: String) -> String? { with.first { $0.name == name }?.value }
}

/// Who takes part.
public enum Lane: String, Hashable, Sendable, CaseIterable {
  /// The one with the phone.
  case user
  /// The app that brings the extension.
  case app
  /// The phone.
  case system
  /// The code under rehearsal.
  case handler
  /// Apple.
  case apple
  /// The service's own back end.
  case server
}

extension TraceEvent {
  /// From whom to whom its line goes, where that can be said without making the line, which takes long; else `nil`.
  package var knownLanes: (from: Lane, to: Lane)? {
    switch self {
    case .server(.replied), .server(.gaveNetworkError): (.server, .handler)
    case .server: (.server, .server)
    case .system(.called): (.system, .handler)
    case .system(.keychain), .system(.process): (.system, .system)
    case .handler(.sent): (.handler, .server)
    case .user, .app, .system, .handler, .network, .apple, .moved, .violation, .reading, .incident, .stopped:
      nil
    }
  }
}

extension Violation {
  /// Who made it.
  package var lane: Lane { self == .offeredNoWindow ? .app : .handler }
}
