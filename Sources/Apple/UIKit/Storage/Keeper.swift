package import Rehearsal

/// Who keeps something: whoever's code runs.
package protocol Keeper {
  func kept(_ key: String, in container: Container) -> Stored?
  func keep(_ value: Stored?, as key: String, in container: Container)
  func everything(in container: Container, under mark: String) -> [String: Stored]
  /// The parts of the Keychain that it belongs to; the first is for what names none.
  var accessGroups: [AccessGroup] { get }
  func accessGroup(_ name: String) -> AccessGroup?
  /// Writes what the system says into its log.
  func log(_ text: @autoclosure () -> String)
  func belonging<Belonging: AnyObject>(of owner: AnyObject, _ make: () -> Belonging) -> Belonging
}

extension Keeper {
  func everything(in container: Container) -> [String: Stored] { everything(in: container, under: "") }
}

extension HandlerContext: Keeper {}
extension AppContext: Keeper {}

extension Backstage {
  /// Who keeps something: whoever's code runs.
  package static var keeper: any Keeper {
    if let context { return context }
    if let app { return app }
    notModelled("to keep anything outside of a rehearsal: there is no phone to keep it on")
  }

  /// Whether whoever's code runs belongs to a group, by its entitlements.
  package static func belongs(to group: String) -> Bool {
    context?.belongs(to: group) ?? app?.belongs(to: group) ?? false
  }
}

extension UserDefaults {
  /// What was registered in a process.
  final class Registration {
    var values: [String: Any] = [:]
  }

  var keeper: any Keeper { Backstage.keeper }

  var registration: Registration { keeper.belonging(of: UserDefaults.standard) { Registration() } }
}

extension Stored {
  /// The value for what a property list holds; `nil` for anything else.
  package init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let isTrue as Bool: self = .truth(isTrue)
    case let number as Int: self = .number(number)
    case let fraction as Double: self = .fraction(fraction)
    case let number as any FixedWidthInteger:
      self = Int(exactly: number).map(Stored.number) ?? .fraction(Double(number))
    case let fraction as any BinaryFloatingPoint: self = .fraction(Double(fraction))
    case let data as Data: self = .bytes([UInt8](data))
    case let date as Date: self = .moment(date.timeIntervalSinceReferenceDate)
    case let values as [Any]:
      let stored = values.compactMap(Stored.init)
      guard stored.count == values.count else { return nil }
      self = .list(stored)
    case let values as [String: Any]:
      let stored = values.compactMapValues(Stored.init)
      guard stored.count == values.count else { return nil }
      self = .table(stored)
    default: return nil
    }
  }

  /// The value as handlers in Apple's names expect it.
  package var object: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .fraction(let fraction): fraction
    case .truth(let isTrue): isTrue
    case .moment(let seconds): Date.init(timeIntervalSinceReferenceDate: seconds)
    case .bytes(let bytes): Data(bytes)
    case .list(let values): values.map(\.object)
    case .table(let values): values.mapValues(\.object)
    }
  }
}
