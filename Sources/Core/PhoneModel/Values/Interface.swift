/// What an extension puts on screen, as far as a user can touch it.
public struct Interface: Hashable, Sendable {
  /// The elements from top to bottom.
  public internal(set) var elements: [Element]

  /// One thing on screen.
  public enum Element: Hashable, Sendable {
    /// Text that a user reads.
    case label(String)
    /// A place to type into, by its name, with what is in it.
    case field(String, text: String = "")
    /// A button, by its title, and whether it can be tapped.
    case button(String, isEnabled: Bool = true)
  }

  /// The names of the fields, from top to bottom.
  public var fields: [String] {
    elements.compactMap { if case .field(let name, _) = $0 { name } else { nil } }
  }

  /// The names of the buttons, from top to bottom.
  public var buttons: [String] {
    elements.compactMap { if case .button(let name, _) = $0 { name } else { nil } }
  }

  /// Whether a button is there and can be tapped, of several any of them; `nil` where there is none of that name.
  public func isEnabled(_ button: String) -> Bool? {
    var isThere: Bool?
    for case .button(button, let isEnabled) in elements {
      if isEnabled { return true }
      isThere = false
    }
    return isThere
  }

  /// The text in a field; empty where there is no such field.
  public subscript(field: String) -> String {
    for case .field(field, let text) in elements { return text }
    return ""
  }

  /// Puts text into a field; `false` where there is no such field.
  package mutating func type(_ text: String, into field: String) -> Bool {
    for index in elements.indices {
      if case .field(field, _) = elements[index] {
        elements[index] = .field(field, text: text)
        return true
      }
    }
    return false
  }
}

extension Interface {
  /// An interface of elements, from top to bottom.
  public init(_ elements: [Element]) {
    self.elements = elements
  }
}

/// A tap on a button of the extension's interface, with what the fields held at that moment.
public struct Tap: Hashable, Sendable {
  /// The button's name.
  public let button: String
  /// The interface as it was.
  public let interface: Interface

  /// A tap on a button of an interface.
  public init(button: String, interface: Interface) {
    self.button = button
    self.interface = interface
  }

  /// The text in a field; empty where there is no such field.
  public subscript(field: String) -> String { interface[field] }
}
