import RehearsalConfiguration
import RehearsalReports

/// The command about files that configure an app and its extension.
struct Checking {
  let arguments: Arguments<CheckOptions>
  let surroundings: Surroundings

  func answer() -> Answer {
    let progress = surroundings.progress("files read")
    defer { progress?.clear() }
    var files: [ConfigurationFile] = []
    do throws(Files.Unreadable) {
      var paths: [String] = []
      for path in arguments.paths {
        let isFolder = Files.isFolder(path) == true
        for file in isFolder ? try Self.configurations(below: path) : [path] where !paths.contains(file) {
          paths.append(file)
        }
      }
      for path in paths {
        files.append(ConfigurationFile(path, try Files.bytes(of: path)))
        progress?.show(done: files.count, left: paths.count - files.count)
      }
    } catch {
      return Answer(output: "", complaint: error.complaint, code: .badInput)
    }
    guard !files.isEmpty else {
      return Answer(
        output: "",
        complaint: "rehearse: there is no Info.plist, no entitlements and no association file below "
          + "\(arguments.paths.joined(separator: ", ")).\n", code: .nothingSelected)
    }
    let check = ConfigurationCheck(files)
    // What a program reads would not be that any more with annotations in it.
    let formats =
      arguments.format == .pretty && surroundings.isGitHub ? [.pretty, .github] : [arguments.format]
    let texts = formats.map { format in
      format.text(of: check, files: files.count, version: CommandLineTool.version) { file in
        surroundings.workspace?.path(of: file) ?? file
      }
    }
    return Answer(output: texts.joined(), code: check.count(.error) > 0 ? .failed : .fine)
  }

  private static func configurations(below folder: String) throws(Files.Unreadable) -> [String] {
    try Files.files(below: folder).filter(ConfigurationFile.isConfiguration)
  }
}
