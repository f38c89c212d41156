import RehearsalReports

extension RunHeader.Shard: ArgumentValue {
  static var form: String { "I/N|auto" }

  init(word: String, of option: String) throws(UsageError) {
    if word == "auto" {
      do throws(BuildPart.Unclear) { self = try BuildPart.shard(Console.variable) } catch {
        throw .malformed(
          "\(option) auto does not know which part of how many this is: \(error.reason). Say it as 1/3.")
      }
      return
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      let shard = RunHeader.Shard(number, of: count)
    else { throw .malformed("\(option) reads like 1/3, not “\(word)”.") }
    self = shard
  }
}
