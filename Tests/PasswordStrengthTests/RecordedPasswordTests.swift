import Foundation
import PasswordStrength
import Testing

/// Passwords with the number of guesses that another estimator gives them, in the folder that
/// `REHEARSAL_CORPORA` names.
@Suite(
  .enabled(if: RecordedPassword.file != nil, "REHEARSAL_CORPORA names no folder with recorded passwords"))
struct RecordedPasswordTests {
  @Test func `with the list that ships the verdict is the recorded one for 93 of 100 and more`() throws {
    #expect(try RecordedPassword.agreement(knowing: .shipped) >= 0.93)
  }

  @Test(
    .enabled(if: RecordedPassword.lists != nil, "REHEARSAL_CORPORA names no folder with word-lists in it"))
  func `with large lists the verdict is the recorded one for 98 of 100 and more`() throws {
    let words = WordList(try RecordedPassword.largeLists())
    #expect(try RecordedPassword.agreement(knowing: words) >= 0.98)
    let common = try RecordedPassword.all().filter { $0.group == "common 1-1000" }
    #expect(common.count == 1000)
    #expect(common.allSatisfy { Weakness(of: $0.password, knowing: words) != nil })
  }

  @Test func `no generated password is weak`() throws {
    let generated = try RecordedPassword.all().filter { $0.group.hasPrefix("generated default") }
    #expect(generated.count == 5000)
    #expect(generated.allSatisfy { Weakness(of: $0.password) == nil })
  }
}

/// A password and how many guesses it takes, as recorded.
struct RecordedPassword {
  let group: String
  let password: String
  let guesses: Double

  static let folder = ProcessInfo.processInfo.environment["REHEARSAL_CORPORA"].map { URL(filePath: $0) }
  static let file = present("zxcvbn-anchor-scores.json")
  /// Text files with a word a line, the most common first.
  static let lists = present("word-lists")

  private static func present(_ name: String) -> URL? {
    folder.map { $0.appending(path: name) }.flatMap {
      FileManager.default.fileExists(atPath: $0.path) ? $0 : nil
    }
  }

  static func all() throws -> [RecordedPassword] {
    guard let file else { return [] }
    let groups = try JSONDecoder().decode([String: [Row]].self, from: Data(contentsOf: file))
    return groups.sorted { $0.key < $1.key }.flatMap { group, rows in
      rows.map { RecordedPassword(group: group, password: $0.password, guesses: $0.zxcvbnGuesses) }
    }
  }

  private struct Row: Decodable {
    let password: String
    let zxcvbnGuesses: Double
  }

  /// How many of the verdicts are the recorded ones.
  static func agreement(knowing words: WordList) throws -> Double {
    let all = try all()
    let agreeing = all.count { row in
      Weakness.isFound(in: row.password, knowing: words) == (row.guesses < Guesses.few)
    }
    return Double(agreeing) / Double(all.count)
  }

  static func largeLists() throws -> [String] {
    guard let lists else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: lists.path).filter { $0.hasSuffix(".txt") }
      .sorted().map { try String(contentsOf: lists.appending(path: $0), encoding: .utf8) }
  }
}
