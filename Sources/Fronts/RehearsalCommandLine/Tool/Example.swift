public import Rehearsal

/// A rehearsal that somebody can have told by name.
public struct Example {
  /// The name on the command line.
  public let name: String
  /// What it shows, in a line.
  public let about: String

  private let script: Script
  private let server: any Server
  private let program: Program

  /// A script with a server and a program, under a name.
  public init(_ name: String, _ about: String, _ script: Script, server: any Server, _ program: Program) {
    self.name = name
    self.about = about
    self.script = script
    self.server = server
    self.program = program
  }

  /// Plays it.
  public func play() -> Trace {
    script.play(with: server, handler: program)
  }
}
