/// What a file imports, and for which system it is.
extension FileRewriting {
  /// Parts of modules are one with them here: `import os.log` is `import os`.
  mutating func dropSubmodules() {
    for index in source.lexemes.indices where source.isWord("import", at: index) {
      guard source.isWord(at: index + 1), source.isSign(".", at: index + 2), source.isWord(at: index + 3),
        source.touches(index + 1, index + 2), source.touches(index + 2, index + 3)
      else { continue }
      edits.blank(bytes(index + 2..<index + 4), in: source)
    }
  }

  /// What is built on Linux is to be the code of a phone: `#if os(iOS)` holds.
  mutating func meanPhones() {
    for index in source.lexemes.indices
    where source.isWord("#if", at: index) || source.isWord("#elseif", at: index) {
      var next = index + 1
      while source.isOnOneLine(next - 1, next) {
        if source.isWord("os", at: next), source.isSign("(", at: next + 1),
          source.isWord("iOS", at: next + 2)
        {
          edits.replace(source.lexemes[next + 2].range, by: "Linux", in: source)
        }
        next += 1
      }
    }
  }

  /// Modules of a phone that come with `UIKit` here.
  private static let withUIKit: Set = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Foundation", "FoundationNetworking", "ObjectiveC",
    "QuartzCore",
  ]

  /// A phone's Foundation has the Keychain, a network and defaults of the phone's: here other modules have them.
  mutating func nameModules() {
    let keeper = source.lexemes.indices.contains(where: isOfTheKeychain) ? "Security" : "UIKit"
    for index in source.lexemes.indices
    where source.isWord("import", at: index) && source.isWord(at: index + 1) {
      let module = source.word(index + 1)
      guard Self.withUIKit.contains(module) || module == "UIKit" && keeper != module,
        !source.isSign(".", at: index - 1), !source.isSign("`", at: index - 1)
      else { continue }
      edits.replace(source.lexemes[index + 1].range, by: keeper, in: source)
    }
  }

  private func isOfTheKeychain(_ index: Int) -> Bool {
    guard source.isWord(at: index) else { return false }
    return ["kSec", "SecItem", "SecKey", "SecRandom", "SecAccess", "SecCopy", "errSec"].contains {
      source.word(index).hasPrefix($0)
    }
  }
}
