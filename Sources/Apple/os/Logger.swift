import Rehearsal
import UIKit

/// Writes into the system's log, which here is the trace.
///
/// What is put into a message is kept private as on a phone: a text reads `<private>` unless it is said to be public,
/// a number can be read unless it is said to be private.
@available(iOS 14.0, *) public struct Logger: Sendable {
  private let subsystem: String
  let category: String

  /// A log of nobody in particular.
  public init() {
    self.init(subsystem: "", category: "")
  }

  /// A log of a part of a program.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }

  /// A log that there is already.
  public init(_ log: OSLog) {
    self.init(subsystem: log.subsystem, category: log.category)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what helps only now.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what helps only now.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes what helps to find a mistake.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes that something is wrong.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes that something failed.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes that something failed that must not.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes that there is a mistake in the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a message of some weight.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    Log.write(message.interpolation.text, as: level, of: category)
  }
}

/// Where messages go.
enum Log {
  static func write(_ text: String, as level: OSLogType, of category: String) {
    let line = [category, level.name].filter { !$0.isEmpty }.joined(separator: " ")
    let told = line.isEmpty ? text : "\(line): \(text)"
    Backstage.context?.logOpenly(told)
    Backstage.app?.log(told)
  }
}

/// How much a message weighs.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  /// Its number.
  public let rawValue: UInt8

  /// A weight by its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What helps to find a mistake.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help.
  public static let info = OSLogType(rawValue: 1)
  /// What helps only now.
  public static let debug = OSLogType(rawValue: 2)
  /// Something failed.
  public static let error = OSLogType(rawValue: 16)
  /// There is a mistake in the program.
  public static let fault = OSLogType(rawValue: 17)

  /// What stands before a message; nothing for an ordinary one.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: ""
    }
  }
}
