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

  /// Hands dictionaries to the Keychain as they are: `SecItemDelete(query as CFDictionary)` says no more than without.
  ///
  /// Foundation's dictionary is Core Foundation's on a phone. Here it cannot be called one, and the Keychain takes both.
  mutating func passDictionaries() {
    for index in source.lexemes.indices.dropFirst(2)
    where source.isWord("as", at: index) && source.isWord("CFDictionary", at: index + 1) {
      guard source.isWord(at: index - 1),
        source.isSign("(", at: index - 2) || source.isSign(",", at: index - 2),
        source.isSign(")", at: index + 2) || source.isSign(",", at: index + 2), isPassedToKeychain(index - 2)
      else { continue }
      edits.blank(bytes(index..<index + 2), in: source)
    }
  }

  /// Whether what stands behind a sign is an argument of a call of the Keychain's.
  private func isPassedToKeychain(_ sign: Int) -> Bool {
    var index = sign
    while index > 0, !source.isSign("(", at: index) {
      guard !source.isSign("[", at: index), !source.isSign("{", at: index) else { return false }
      let isGroup = [")", "]", "}"].contains { source.isSign($0, at: index) }
      index = (isGroup ? source.partner(of: index) : index) - 1
    }
    return index > 0 && isOfTheKeychain(index - 1)
  }

  private func isOfTheKeychain(_ index: Int) -> Bool {
    guard source.isWord(at: index) else { return false }
    return ["kSec", "SecItem", "SecKey", "SecRandom", "SecAccess", "SecCopy", "errSec"].contains {
      source.word(index).hasPrefix($0)
    }
  }
}
