import RehearsalReports

/// What a package says of itself, and what a build server does with it.
extension NewPackage {
  /// The commands that go through everything that can happen, one a request.
  private var explorations: [String] {
    let server = isProvider ? "" : " --server gracefully"
    return requests.map { "swift run \(command) explore\(server) --request \($0) --budget 1" }
  }

  var readme: String {
    let commands =
      [("swift test", "every scenario, and everything that can happen")]
      + [
        ("swift run \(command) run", "every scenario, told"),
        ("swift run \(command) step", "a rehearsal step by step: “what” says what can happen"),
      ]
      + explorations.map { ($0, "what can go wrong, and how") }
      + [("swift run \(command) check \(configuration)", "what the system reads before any code")]
    let width = (commands.map(\.0.count).max() ?? 0) + 2
    return """
      # \(name.text)

      An account-security extension and its rehearsal: Rehearsal plays iOS for it, on Linux.

      ```
      \(commands.map { "\($0.0.padded(to: width))# \($0.1)" }.joined(separator: "\n"))
      ```

      \(whatShips)

      \(whereItsOwnComesIn)

      If a build fails, `Sources/Core/Rehearsal/Rehearsal.docc/Articles/WhenTheBuildFails.md` in Rehearsal has what the compiler
      says, by its text, with what to do.

      """
  }

  /// Where the Info.plist is.
  private var configuration: String {
    guard let properties = own?.files.originals?.properties else { return "Extension" }
    let path = Files.path(to: Files.absolute(properties), from: folder)
    return path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
      ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }

  private var whatShips: String {
    own?.isInPlace == true
      ? "`\(sources)/Originals.txt` names the files of the extension. They stay where they are, and the package is\n"
        + "built from there: a file more in a folder is built with the others."
      : "`\(sources)` is what ships: it goes into the target of the extension as it is, where\n"
        + "AuthenticationServices and UIKit are the system's own."
  }

  private var whereItsOwnComesIn: String {
    switch (isProvider, own != nil) {
    case (false, false):
      "`\(sources)/AccountService.swift` talks to a server that is made up.\nPut yours in its place."
    case (false, true):
      "`\(handler)` finds its server at `\(domain)`. A server that speaks otherwise than Rehearsal's own is a\n"
        + "value that conforms to `Server`, in the `Setup` of `Sources/\(command)/main.swift`."
    case (true, false):
      "`\(sources)/Safe.swift` keeps two passwords that are made up. Put your own safe in its place; what is\n"
        + "explored offers record 1 and record 2, so let rehearsals begin with a safe that has them."
    case (true, true) where own?.isInPlace == true:
      "Nothing is known of what `\(handler)` keeps: its scenarios say that it breaks no rule, and what is explored is\n"
        + "its list. Make it with a safe that you know, in `\(sources)/Program+Rehearsed.swift`, and say what is filled in."
    case (true, true):
      "What is explored offers jappleseed's password as record 1 and kim's as record 2 of shiny.example, robin's\n"
        + "passkey as record 4 and a code as record 5. Make `\(handler)` with a safe that has them, in\n"
        + "`\(sources)/Program+Rehearsed.swift`."
    }
  }

  var workflow: String {
    """
    name: Rehearse
    on: [push, pull_request]

    jobs:
      rehearse:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
    \(rehearsal.checkout)      - uses: actions/cache@v4
            with:
              path: .build
              key: rehearse-${{ runner.os }}-${{ hashFiles('Package.*', 'Sources/**', 'Tests/**') }}
              restore-keys: rehearse-${{ runner.os }}-
          - run: swift build --build-tests
          - run: swift test --skip-build
          # On GitHub, what does not hold is shown beside the line of its scenario.
          - run: swift run \(command) run
    \(explorations.map { "      - run: \($0)\n" }.joined())      - run: swift run \(command) check \(configuration)

    """
  }
}
