import ObjectiveCRewriting

/// What must hold of the rewriting of any file.
package enum RewritingTrial {
  /// What is wrong with the rewriting of a generated file and of a broken one, by a seed; `nil` for nothing.
  package static func complaint(of seed: UInt64) -> String? {
    var source = FileSource(seed: seed)
    let text = source.file()
    let once = rewritten(text)
    if let complaint = complaint(about: once, of: text) { return complaint }
    if once.contains("@objc fun") || once.contains("#selector(act") { return "something stays in \(text)" }
    if let gone = source.said.first(where: { !once.contains($0) }) { return "\(gone) is gone from \(once)" }
    var other = FileSource(seed: seed &+ 1_000_000)
    let broken = other.broken(other.file())
    if let complaint = complaint(about: rewritten(broken), of: broken) { return complaint }
    var third = FileSource(seed: seed &+ 2_000_000)
    let plain = third.plain()
    return rewritten(plain) == plain ? nil : "what has nothing of Objective-C is changed: \(plain)"
  }

  private static func complaint(about once: String, of text: String) -> String? {
    if lines(once) != lines(text) { return "other lines: \(text)" }
    return rewritten(once) == once ? nil : "a second time changes more: \(text)"
  }

  /// A file that Xcode's compiler takes, rewritten for the one here.
  package static func wellTyped(_ seed: UInt64) -> String {
    var source = WellTypedSource(seed: seed)
    return rewritten(source.file())
  }

  package static func rewritten(_ text: String) -> String {
    ModuleRewriting([("A.swift", text)]).rewritten()[0].text
  }

  private static func lines(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
}
