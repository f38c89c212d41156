import Synchronization

/// What was drawn for a module, the names by which drawings know its classes, and what it says in other words.
///
/// The rewriting of a module writes a subclass called `DrawnInterface`. Drawings are read where they are.
open class InterfaceTable {
  /// The paths of its storyboards and nibs.
  open class var drawings: [String] { [] }
  /// Its classes that Objective-C knows by other names than Swift.
  open class var classes: [String: AnyClass] { [:] }
  /// Its texts in English by their keys, by the name of their table.
  open class var texts: [String: [String: String]] { [:] }

  /// The text of a key, from a table or from `Localizable`; without one another text, or else the key.
  public class func text(_ key: String, in table: String?, or other: String?) -> String {
    let known = said.withLock { $0[ObjectIdentifier(self)] }
    let texts = known ?? self.texts
    if known == nil { said.withLock { $0[ObjectIdentifier(self)] = texts } }
    if let text = texts[table ?? "Localizable"]?[key] { return text }
    return other.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The table of a module; `nil` where nothing was drawn for it.
  static func of(_ module: String) -> InterfaceTable.Type? {
    found("\(module).DrawnInterface") as? InterfaceTable.Type
  }

  /// The texts of every table that was asked for one; a module writes them anew each time.
  private static let said = Mutex<[ObjectIdentifier: [String: [String: String]]]>([:])

  /// Every class that was looked for; the runtime goes through all there are.
  private static let known = Mutex<[String: AnyClass?]>([:])

  private static func found(_ name: String) -> AnyClass? {
    if let known = known.withLock({ $0[name] }) { return known }
    let found: AnyClass? = NSClassFromString(name)
    known.withLock { $0[name] = .some(found) }
    return found
  }

  /// A class by the name that a drawing gives it, and perhaps its module.
  static func named(_ name: String, in module: String?, or own: String) -> AnyClass? {
    for candidate in [module, own].compactMap({ $0 }) {
      if let found = of(candidate)?.classes[name] ?? self.found("\(candidate).\(name)") {
        return found
      }
    }
    return module == nil ? found("UIKit.\(name)") : nil
  }

  /// The module of a place in its code, such as `Mine/List.swift`.
  static func module(of place: String) -> String { String(place.prefix { $0 != "/" }) }

  /// The module of an object's class.
  static func module(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }
}
