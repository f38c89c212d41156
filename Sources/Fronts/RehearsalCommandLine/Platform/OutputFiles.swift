/// The files that a command is to write, none of which may be one that it reads or writes besides.
struct OutputFiles {
  private var taken: [FileIdentity: String] = [:]

  /// Nothing so far but what is read, each with how it was named.
  init(reading inputs: [String]) throws(UsageError) {
    read(inputs)
    guard let printout = Files.identity(ofOpen: Console.output) else { return }
    if let use = taken.updateValue("where everything is printed", forKey: printout) {
      throw .malformed("what is printed would go to a file that is \(use); give it a file of its own.")
    }
  }

  /// Takes up what is read besides, and may be written anew by who is there already.
  mutating func read(_ inputs: [String]) {
    for path in inputs {
      let identity = Files.identity(of: path)
      if taken[identity] == nil { taken[identity] = "read as \(path)" }
    }
  }

  /// Takes up a file to write, for an option that named it.
  mutating func add(_ path: String?, for option: String) throws(UsageError) {
    guard let path, !Self.isDevice(path) else { return }
    if let use = taken.updateValue("written as \(path)", forKey: Files.identity(of: path)) {
      throw .malformed("\(option) would write \(path), which is \(use); give it a file of its own.")
    }
  }

  /// Whether whatever is written there is lost anyway, or goes where it cannot be written over.
  private static func isDevice(_ path: String) -> Bool {
    Files.exists(path) && Files.isFolder(path) == false && Files.permissions(of: path) == nil
  }
}
