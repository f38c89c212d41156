import Documents

/// What a key holds.
enum ValueType: Hashable, Sendable {
  case bool
  case string
  case strings
  case dictionary

  /// Whether a value is of this type.
  func fits(_ node: Node) -> Bool {
    switch self {
    case .bool: node.bool != nil
    case .string: node.string != nil
    case .strings: node.elements?.allSatisfy { $0.string != nil } ?? false
    case .dictionary: node.members != nil
    }
  }

  var name: String {
    switch self {
    case .bool: "a Boolean"
    case .string: "a string"
    case .strings: "an array of strings"
    case .dictionary: "a dictionary"
    }
  }

  /// How a value is written that was meant for this type.
  func repair(of node: Node) -> String {
    switch (self, node.value) {
    case (.bool, .string(let text)):
      ["no", "false", "0"].contains(text.lowercased()) ? "Write <false/>" : "Write <true/>"
    case (.bool, .integer(let number)): number == 0 ? "Write <false/>" : "Write <true/>"
    case (.bool, _): "Write <true/> or <false/>"
    case (.strings, .string(let text)): "Write <array><string>\(text)</string></array>"
    case (.strings, _): "Write an <array> of <string>"
    case (.string, _): "Write a <string>"
    case (.dictionary, _): "Write a <dict>"
    }
  }
}
