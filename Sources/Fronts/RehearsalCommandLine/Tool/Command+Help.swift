import RehearsalReports

/// What a command says of itself.
extension Command {
  var help: String {
    let usage = "rehearse \(rawValue)" + (arguments.isEmpty ? "" : " \(arguments)") + " [OPTION]..."
    let width = (options.map { $0.usage.count }.max() ?? 0) + 2
    let lines = options.map { "  \($0.usage.padded(to: width))\($0.about)\n" }.joined()
    return "\(usage)\n\n  \(about)\n\n\(details)\(lines)  \("--help".padded(to: width))this text\n"
  }
}

extension Command.Option {
  fileprivate var usage: String { value.map { "\(name) \($0)" } ?? name }
}
