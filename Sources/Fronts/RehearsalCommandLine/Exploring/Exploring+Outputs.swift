/// Where a search is to write, looked at before it begins: who has searched for an hour wants to keep what was found.
extension Exploring {
  /// Refuses files that would be read or written besides, and a folder without a name.
  func refuseCollisions() throws(UsageError) {
    var outputs = try OutputFiles(reading: [])
    try outputs.add(arguments.parts.resume, for: "--resume")
    try outputs.add(arguments.parts.report, for: "--report")
    for exhibit in arguments.format { try outputs.add(exhibit.path, for: "--format") }
    if arguments.save == "" {
      throw .malformed("--save needs a folder, and . for the one you are in.")
    }
  }

  /// Why something could not be written that is asked for; `nil` where all could.
  var obstacle: Files.Unreadable? {
    let files = [arguments.parts.resume, arguments.parts.report].compactMap(\.self)
    do throws(Files.Unreadable) {
      for path in files + arguments.format.map(\.path) { try Files.testWriting(path) }
      for folder in [arguments.save, arguments.parts.exchange].compactMap(\.self) {
        try Files.testFolder(folder)
      }
    } catch { return error }
    return nil
  }
}
