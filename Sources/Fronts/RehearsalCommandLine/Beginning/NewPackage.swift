import Rehearsal
import RehearsalExplorer
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
  /// Where it will be, from the root.
  let folder: String
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
    /// Fills in passwords, from suggestions and from a list.
    case passwords
    /// With a screen for a master password, where the owner wants to be asked.
    case unlock

    /// Whether it is something that the system asks for, and not only how.
    var isRequest: Bool { [.strongPassword, .signInWithApple, .passwords].contains(self) }

    /// Which kind of extension does it.
    var kind: Kind {
      switch self {
      case .strongPassword, .signInWithApple, .stepUp, .inApp: .upgrade
      case .passwords, .unlock: .provider
      }
    }
  }

  /// The kinds of extension there are.
  enum Kind {
    /// It upgrades accounts.
    case upgrade
    /// It fills in forms.
    case provider

    /// How a sentence names one.
    var noun: String {
      switch self {
      case .upgrade: "an upgrade extension"
      case .provider: "a credential provider"
      }
    }
  }

  /// A file by its path in the package.
  struct File {
    let path: String
    let text: String
  }

  /// Which kind of extension it is.
  var kind: Kind { own?.kind ?? flows[0].kind }

  /// The class of the handler.
  var handler: String {
    if let own { return own.name }
    switch kind {
    case .upgrade: return "\(name.text)Upgrade"
    case .provider: return "\(name.text)Provider"
    }
  }

  /// The command of the package.
  var command: String { "rehearse-\(name.slug)" }
  var sources: String { "Sources/\(name.text)" }

  /// Everything that is in it.
  var files: [File] {
    [
      file("Package.swift", ManifestTemplate.text), File(path: "README.md", text: readme),
      File(path: ".gitignore", text: ".build/\n.swiftpm/\n"),
      File(path: ".github/workflows/rehearse.yml", text: workflow),
      file(
        "\(sources)/Program+Rehearsed.swift",
        isProvider ? ProviderTemplates.program : HandlerTemplates.program),
      file("Sources/\(command)/main.swift", PackageTemplates.command),
      file(
        "Tests/\(name.text)Tests/\(name.text)Tests.swift",
        isProvider ? ProviderTemplates.tests : PackageTemplates.tests),
    ] + properties + handlerFiles + scenarios
      + stubs.map { file("Sources/\($0.text)/\($0.text).swift", PackageTemplates.stub) }
      + contained.map { file("Sources/\($0.text)/\($0.text).swift", PackageTemplates.contained) }
  }

  /// An Info.plist, where there is none.
  private var properties: [File] {
    guard own?.files.originals?.properties == nil else { return [] }
    return [file("Extension/Info.plist", isProvider ? ProviderTemplates.properties : AppTemplates.properties)]
  }

  /// Modules that are made with nothing in them, to be filled.
  var stubs: [ModuleName] { own?.files.stubs ?? [] }
  /// Modules that are imported, and whose sources are built with the package's own.
  var contained: [ModuleName] { own?.files.contained ?? [] }

  var isProvider: Bool { kind == .provider }

  private var handlerFiles: [File] {
    if let originals = own?.files.originals {
      let paths = originals.named.map { Files.path(to: Files.absolute($0), from: "\(folder)/\(sources)") }
      return [File(path: "\(sources)/Originals.txt", text: paths.map { "\($0)\n" }.joined())]
    }
    if let own { return own.files.texts.map { File(path: "\(sources)/\($0.name)", text: $0.text) } }
    if isProvider {
      return [
        file("\(sources)/\(handler).swift", ProviderTemplates.handler),
        file("\(sources)/Safe.swift", ProviderTemplates.safe),
        file("\(sources)/SafeScreen.swift", ProviderTemplates.screen),
        file("\(sources)/ASCredentialIdentityStore+Patience.swift", ProviderTemplates.store),
      ]
    }
    return [
      file("\(sources)/\(handler).swift", HandlerTemplates.handler),
      file("\(sources)/AccountService.swift", ServiceTemplates.service),
    ]
      + (flows.contains(.stepUp) ? [file("\(sources)/CodeForm.swift", ServiceTemplates.form)] : [])
      + (flows.contains(.inApp) ? [file("\(sources)/AccountSettings.swift", AppTemplates.settings)] : [])
  }

  private var scenarios: [File] {
    if let own {
      let provided = own.isInPlace ? UnknownProvider.scenarios : ProviderTemplates.given
      return [file("Scenarios/\(name.slug).feature", isProvider ? provided : ScenarioTemplates.given)]
    }
    return flows.map { file("Scenarios/\($0.rawValue).feature", $0.scenarios) }
  }

  private func file(_ path: String, _ template: Template) -> File {
    var text = template.filled(for: traits, names)
    text = text.replacing("SEARCHES\n", with: searches.map(search).joined())
    // A table whose cells have become longer or shorter must still be a table.
    return File(
      path: path, text: path.hasSuffix(".feature") ? Layout.canonical(Array(text.utf8)) ?? text : text)
  }

  /// The words by which templates choose their lines.
  private var traits: [String] {
    guard let own else {
      let hasInterface = flows.contains(.stepUp) || flows.contains(.unlock)
      return flows.map(\.rawValue) + (isProvider ? ["setup"] : []) + (hasInterface ? ["interface"] : [])
    }
    return ["from"] + own.traits + (own.isInPlace ? ["originals"] : []) + (groups.isEmpty ? [] : ["groups"])
      + (own.isInPlace && isProvider ? ["unknown"] : [])
  }

  private var names: [(old: String, new: String)] {
    drawn + [
      ("NewcomerUpgrade", handler), ("NewcomerProvider", handler), ("newcomer.example", domain),
      ("rehearse-newcomer", command), ("Newcomer", name.text), ("DEPENDENCY", rehearsal.declaration),
      ("IDENTITY", rehearsal.identity),
      ("NAMED", (stubs + contained).map { " + [\"\($0.text)\"]" }.joined()),
      (
        "STUBS\n",
        (stubs + contained).map { "    .target(name: \"\($0.text)\", dependencies: systemSETTINGS),\n" }
          .joined()
      ),
      (
        "GROUP STEPS\n",
        groups.map { "    And the app and its extension share the group \"\($0)\"\n" }.joined()
      ),
      ("GROUPS OF setup.phone\n", sharing(of: "  setup.phone")),
      ("GROUPS OF situation.phone\n", sharing(of: "        situation.phone")),
      ("FOLDERS", links.isEmpty ? "" : ", \"Originals\""), ("ASKED", asked),
      ("SETTINGS", own?.mode == .five ? ", swiftSettings: [.swiftLanguageMode(.v5)]" : ""),
    ]
  }

  /// The groups that the extension belongs to, by its entitlements.
  private var groups: [String] { own?.files.originals?.groups ?? [] }

  /// Has a phone know of the groups, a line for each.
  private func sharing(of phone: String) -> String {
    groups.map { "\(phone).containers.share(\"\($0)\")\n" }.joined()
  }

  /// How the handler is made that a storyboard begins with.
  private var drawn: [(old: String, new: String)] {
    let argument = own?.files.originals?.mainStoryboard.map { "of: \"\($0)\"" }
    guard let argument = argument ?? (isUndrawn ? "undrawn: \(handler).self" : nil) else { return [] }
    return ["NewcomerProvider()", "NewcomerUpgrade()"].map { ($0, "UIStoryboard.principal(\(argument))") }
  }

  /// Whether only a storyboard can make it, and none is there.
  var isUndrawn: Bool { own?.isMadeByCoder == true && own?.files.originals?.mainStoryboard == nil }

  /// What is searched, by the names that `explore` knows requests by.
  var requests: [String] {
    if isProvider { return searches.map(\.slug) }
    let upgrades = flows.filter(\.isRequest).map(\.rawValue)
    return upgrades + (flows.contains(.inApp) ? upgrades.map { $0 + "-in-app" } : [])
  }

  /// Has the command ask for what its handler has a call for, where that is not what is usual.
  private var asked: String {
    let first = requests.first ?? own?.provisions.first?.slug
    let usual = [Provision.password.slug, Flow.strongPassword.rawValue]
    guard let first, !usual.contains(first) else { return "" }
    return ",\(own?.isInPlace == true && isProvider ? " " : "\n    ")request: \"\(first)\""
  }

  /// What a credential provider is asked for while everything happens.
  private var searches: [Provision] {
    guard isProvider else { return [] }
    // What a search offers to pick must be in the safe, of which nothing is known.
    if let own, own.isInPlace { return own.provisions.filter(\.needsNothingSaved) }
    return own?.provisions ?? [.password, .credentialList, .configuration]
  }

  private func search(_ provision: Provision) -> String {
    // A list is nothing but an interface; what is suggested comes to one only where the owner guards it.
    let comesToInterface = provision.silentCall(on: .iOS17) == nil || own == nil && flows.contains(.unlock)
    return ProviderTemplates.search.filled(
      for: (comesToInterface ? ["interface"] : []) + (own?.isInPlace == true ? ["originals"] : []),
      [
        ("TITLE", provision.rawValue), ("CASE", "\(provision)"),
        ("GROUPS OF situation.phone\n", sharing(of: "        situation.phone")),
      ])
  }
}

extension NewPackage.Flow {
  fileprivate var scenarios: Template {
    switch self {
    case .strongPassword: ScenarioTemplates.strongPassword
    case .signInWithApple: ScenarioTemplates.signInWithApple
    case .stepUp: ScenarioTemplates.stepUp
    case .inApp: ScenarioTemplates.inApp
    case .passwords: ProviderTemplates.passwords
    case .unlock: ProviderTemplates.unlock
    }
  }
}
