import Foundation
package import Testing

/// Text that is on record beside the test that owns it.
///
/// A record that is missing is written and fails; so does one that differs, with the first line that does. To
/// write it anew, delete it and run the test.
package func expectRecord(
  _ text: String, _ name: String, besides file: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: "Records")
  let record = folder.appending(path: name)
  guard let recorded = try? String(contentsOf: record, encoding: .utf8) else {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: record, atomically: true, encoding: .utf8)
    Issue.record(
      "\(name) was not on record; it is now. Read it, and run again.", sourceLocation: sourceLocation)
    return
  }
  guard recorded != text else { return }
  let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line =
    zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
  Issue.record(
    """
    \(name) is not what is on record, from line \(line + 1):
    − \(line < old.count ? old[line] : "(end)")
    + \(line < new.count ? new[line] : "(end)")
    """, sourceLocation: sourceLocation)
}
