import Rehearsal

/// What somebody reads who has a package now.
extension NewPackage {
  private var served: String {
    let provisions = isProvider ? own?.provisions : nil
    return (provisions?.map(\.slug) ?? flows.map(\.rawValue)).joined(separator: ", ")
  }

  /// Where somebody puts what is their own.
  private var ownPlace: String {
    switch (isProvider, own != nil) {
    case (false, false): "\(sources)/AccountService.swift  is where your own server comes in"
    case (false, true): "Sources/\(command)/main.swift  is where your own server comes in"
    case (true, false): "\(sources)/Safe.swift  is where your own safe comes in"
    case (true, true): "\(sources)/Program+Rehearsed.swift  is where your own safe comes in"
    }
  }

  /// What there is now, and what to do with it.
  func welcome(at path: String) -> String {
    let folder = path.short
    let scenario = files.first { $0.path.hasSuffix(".feature") }?.path ?? "Scenarios"
    return """
      \(folder): \(handler) for \(served), with its scenarios, tests and a command.
      \(own?.files.originals.map(\.account) ?? "")
        swift test --package-path \(folder)    builds it, and rehearses everything that can happen

      Then, in \(folder):
        \(ownPlace)
        \(scenario)  is where to write what must hold
        swift run \(command) step  goes through a rehearsal, and says at each step what could happen
      \(whatShips)\(drawing)\(modeOfSources)\(absences)
      """
  }

  /// What goes to people's phones, and what is to be filled in before it is built here.
  private var whatShips: String {
    let ships =
      own?.isInPlace == true
      ? "\(sources)/Originals.txt  says what the package is built from"
      : "Sources/\(name.text)  goes into the target of your extension as it is, with Extension/Info.plist"
    let empty = stubs.map { "  Sources/\($0.text)  is empty; put what the extension uses of it there\n" }
    return "  \(ships)\n" + empty.joined()
  }

  /// That names of Apple's are not here, which does not keep anybody from beginning.
  private var absences: String {
    guard let absences = own?.absences, !absences.isEmpty else { return "" }
    return "\nThe compiler will miss these, unless they are filled in or left out:\n" + absences.told
  }

  /// That a storyboard is missed.
  private var drawing: String {
    guard isUndrawn else { return "" }
    return "\n\(handler) has init?(coder:) alone, and is made without what its storyboard draws; to have\n"
      + "that, name the folder with its Info.plist and its storyboard with --from.\n"
  }

  /// That the sources are in an older language mode, and what keeps them there.
  private var modeOfSources: String {
    guard let own, own.mode == .five else { return "" }
    return "\nPackage.swift has them in the language mode of Swift 5.\n" + own.sharing.map(\.text).joined()
  }
}
