import RehearsalReports
import RehearsalScenarios

/// A package around a handler, as somebody begins with it.
struct NewPackage {
  let name: ModuleName
  /// What users can do with the extension.
  let flows: [Flow]
  /// Where the app's server is.
  let domain: String
  let rehearsal: Dependency
  /// The handler that was there before, with the files it came in; `nil` where one is to be written.
  let own: HandlerSource?

  /// What a handler does for its users.
  enum Flow: String, CaseIterable {
    case strongPassword = "strong-password"
    case signInWithApple = "sign-in-with-apple"
    /// With a screen for a code, where the server wants one.
    case stepUp = "step-up"
    /// From the app's own settings as well.
    case inApp = "in-app"

    /// Whether it is something that the system asks for, and not only how.
    var isRequest: Bool { self == .strongPassword || self == .signInWithApple }
  }

  /// A file by its path in the package.
  struct File {
    let path: String
    let text: String
  }

  /// The class of the handler.
  var handler: String { own?.name ?? "\(name.text)Upgrade" }
  /// The command of the package.
  var command: String { "rehearse-\(name.slug)" }
  private var sources: String { "Sources/\(name.text)" }

  /// Everything that is in it.
  var files: [File] {
    [
      file("Package.swift", .manifest), File(path: "README.md", text: readme), file(".gitignore", .ignore),
      File(path: ".github/workflows/rehearse.yml", text: workflow),
      file("Extension/Info.plist", .properties),
      file("\(sources)/Program+Rehearsed.swift", .program),
      file("Sources/\(command)/main.swift", .command),
      file("Tests/\(name.text)Tests/\(name.text)Tests.swift", .tests),
    ] + handlerFiles + scenarios
  }

  private var handlerFiles: [File] {
    if let own { return own.files.map { File(path: "\(sources)/\($0.name)", text: $0.text) } }
    return [file("\(sources)/\(handler).swift", .handler), file("\(sources)/AccountService.swift", .service)]
      + (flows.contains(.stepUp) ? [file("\(sources)/CodeForm.swift", .form)] : [])
      + (flows.contains(.inApp) ? [file("\(sources)/AccountSettings.swift", .settings)] : [])
  }

  private var scenarios: [File] {
    if own != nil { return [file("Scenarios/\(name.slug).feature", .given)] }
    return flows.map { flow in
      let template: Template =
        switch flow {
        case .strongPassword: .strongPassword
        case .signInWithApple: .signInWithApple
        case .stepUp: .stepUp
        case .inApp: .inApp
        }
      return file("Scenarios/\(flow.rawValue).feature", template)
    }
  }

  private func file(_ path: String, _ template: Template) -> File {
    // Because a table whose cells have become longer or shorter must still be a table.
    let text = template.filled(for: flows.map(\.rawValue) + (own == nil ? [] : ["from"]), names)
    return File(
      path: path, text: path.hasSuffix(".feature") ? Layout.canonical(Array(text.utf8)) ?? text : text)
  }

  private var names: [(old: String, new: String)] {
    [
      ("NewcomerUpgrade", handler), ("newcomer.example", domain), ("rehearse-newcomer", command),
      ("Newcomer", name.text), ("DEPENDENCY", rehearsal.declaration), ("IDENTITY", rehearsal.identity),
    ]
  }

  /// The requests as `explore` knows them.
  var requests: [Flow] { flows.filter(\.isRequest) }

  private var readme: String {
    let commands =
      [("swift test", "every scenario, and everything that can happen")]
      + [
        ("swift run \(command) run", "every scenario, told"),
        ("swift run \(command) step", "a rehearsal step by step: “what” says what can happen"),
      ]
      + requests.map {
        ("swift run \(command) explore --request \($0.rawValue)", "what can go wrong, and how")
      } + [("swift run \(command) check Extension", "what the system reads before any code")]
    let width = (commands.map(\.0.count).max() ?? 0) + 2
    let from =
      own == nil
      ? "`Sources/\(name.text)/AccountService.swift` talks to a server that is made up.\nPut yours in its place."
      : "`\(handler)` finds its server at `\(domain)`. A server that speaks otherwise than Rehearsal's own is a\n"
        + "value that conforms to `Server`, in the `Setup` of `Sources/\(command)/main.swift`."
    return """
      # \(name.text)

      An account-security extension and its rehearsal: Rehearsal plays iOS for it, on Linux.

      ```
      \(commands.map { "\($0.0.padded(to: width))# \($0.1)" }.joined(separator: "\n"))
      ```

      `Sources/\(name.text)` is what ships: it goes into the target of the extension as it is, where
      AuthenticationServices and UIKit are the system's own.

      \(from)

      """
  }

  private var workflow: String {
    let explorations = requests.map {
      "      - run: swift run \(command) explore --server gracefully --request \($0.rawValue) --budget 1\n"
    }.joined()
    return """
      name: Rehearse
      on: [push, pull_request]

      jobs:
        rehearse:
          runs-on: ubuntu-latest
          container: swift:6.3
          steps:
            - uses: actions/checkout@v4
      \(rehearsal.checkout)      - run: swift test
            # On GitHub, what does not hold is shown beside the line of its scenario.
            - run: swift run \(command) run
      \(explorations)      - run: swift run \(command) check Extension

      """
  }
}
