public import Foundation

/// A log of a part of a program, from before iOS 14.
open class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String
  private let isOn: Bool

  /// A log of a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isOn: true)
  }

  private init(_ subsystem: String, _ category: String, isOn: Bool) {
    (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
    super.init()
  }

  /// A log of nobody in particular.
  public static let `default` = OSLog("", "", isOn: true)
  /// A log that nothing is written to.
  public static let disabled = OSLog("", "", isOn: false)

  /// Whether anything of a weight is written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }
  /// Whether marks are written.
  public var signpostsEnabled: Bool { isOn }

  /// A log of a part of a program that is one of the system's own.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Parts of every program.
  public struct Category: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// A part by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// What somebody who measures looks at first.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is only written while somebody measures.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// What is only written while somebody measures, with who called.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// Writes a message by a format; what it puts in is private unless the format says `%{public}`.
public func os_log(
  _ format: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  Log.write(LogFormat("\(format)").filled(with: arguments), as: type, of: log.category)
}

/// Writes a message of some weight by a format.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ format: StaticString,
  _ arguments: any CVarArg...
) {
  guard log.isEnabled(type: type) else { return }
  Log.write(LogFormat("\(format)").filled(with: arguments), as: type, of: log.category)
}

/// Writes a message.
@available(iOS 14.0, *)
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  guard log.isEnabled(type: type) else { return }
  Log.write(message.interpolation.text, as: type, of: log.category)
}

/// A format such as `%{public}@ took %d`.
struct LogFormat {
  private let format: String

  init(_ format: String) {
    self.format = format
  }

  func filled(with arguments: [any CVarArg]) -> String {
    var text = ""
    var rest = arguments[...]
    var place = format.startIndex
    while place < format.endIndex {
      guard format[place] == "%" else {
        text.append(format[place])
        place = format.index(after: place)
        continue
      }
      let (filled, end) = fill(from: format.index(after: place), with: &rest)
      text += filled
      place = end
    }
    return text
  }

  /// What stands for one placeholder, and where the format goes on.
  private func fill(
    from start: String.Index, with arguments: inout ArraySlice<any CVarArg>
  ) -> (String, String.Index) {
    var place = start
    var options = ""
    if place < format.endIndex, format[place] == "{", let close = format[place...].firstIndex(of: "}") {
      options = String(format[place..<close])
      place = format.index(after: close)
    }
    while place < format.endIndex, "0123456789.-+# lhqzt".contains(format[place]) {
      place = format.index(after: place)
    }
    guard place < format.endIndex else { return ("%", place) }
    let end = format.index(after: place)
    if format[place] == "%" { return ("%", end) }
    guard let argument = arguments.popFirst() else { return ("<decode: missing data>", end) }
    let isText = format[place] == "@" || format[place] == "s"
    let isHidden = options.contains("private") || isText && !options.contains("public")
    return (isHidden ? "<private>" : "\(argument)", end)
  }
}
