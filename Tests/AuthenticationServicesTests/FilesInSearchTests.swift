import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// Files of a group tell one process what another has done, which a search must not take for forgotten.
@Suite struct FilesInSearchTests {
  private static let group = "group.example.shiny"

  @Test(arguments: [401, 429])
  func `a file that only some paths leave is found by the process after`(status: Int) {
    var situation = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)[0]
    situation.phone.containers.share(Self.group)
    var explorer = Explorer(
      [situation], handler: Program { MarkingController(leavingMarkAt: status) })
    explorer.deviations = [.server, .system, .user]
    explorer.budget = 3
    // Whichever the server answers, the world is the same once the process has ended, but for the file.
    let finding = explorer.explore().discoveries.first
    #expect(
      finding.map { explorer.discovery(of: $0).deviations.map(\.name) } == [
        "the 1st authorize is refused with \(status)", "the system ends the extension",
        "the user upgrades again",
      ])
  }

  @Test func `what code keeps at home is a play's own`() throws {
    let home = NSHomeDirectory()
    for _ in 1...2 {
      let stage = Stage()
      let simulation = Simulation(
        phone: stage.phone, server: stage.server, program: Program { HomelyController() })
      for _ in 1...2 {
        try simulation.perform(.strongPassword)
        try simulation.perform(.settle)
        try simulation.perform(.system(.endsProcess))
      }
      let kept = simulation.phone.containers
      #expect(kept["found", of: .extension] == .list(["000", "111"]))
    }
    #expect(NSHomeDirectory() == home)
  }

  @Test func `files go with the app that is deleted, and their names tell nothing of the machine`() throws {
    var paths: Set<String> = []
    for _ in 1...2 {
      var stage = Stage()
      stage.phone.containers.share(Self.group)
      let simulation = Simulation(
        phone: stage.phone, server: stage.server, program: Program { MarkingController(leavingMarkAt: 0) })
      var found: [Bool] = []
      for isDeleted in [false, true, false] {
        if isDeleted {
          try simulation.perform(.user(.autoFill(.deletesApp)))
          try simulation.perform(.user(.autoFill(.installsApp)))
        }
        try simulation.perform(.strongPassword)
        try simulation.perform(.settle)
        try simulation.perform(.system(.endsProcess))
        let kept = simulation.phone.containers
        found.append(kept["found", of: .extension] == .truth(true))
        paths.insert(kept["path", of: .extension]?.text ?? "none")
      }
      #expect(found == [false, false, true])
    }
    // Plays that share a process have a number each; one that has a process to itself has always the same.
    let known = /\/proc\/self\/fd\/2\d\d\/groups\/group\.example\.shiny/
    #expect(paths.allSatisfy { $0.wholeMatch(of: known) != nil })
  }
}

/// Leaves a mark in its group when its server answers in one way, and is done at once where a new process finds it.
private final class MarkingController: ASAccountAuthenticationModificationViewController {
  private let status: Int

  init(leavingMarkAt status: Int) {
    self.status = status
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let defaults = UserDefaults.standard
    guard
      let folder = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.example.shiny")
    else { return }
    let mark = folder.appendingPathComponent("mark")
    let isMarked = FileManager.default.fileExists(atPath: mark.path)
    if status == 0 {
      defaults.set(folder.path, forKey: "path")
      defaults.set(isMarked, forKey: "found")
    }
    let isWarm = defaults.bool(forKey: "isWarm")
    defaults.register(defaults: ["isWarm": true])
    let changed = ASPasswordCredential(user: existingCredential.user, password: newPassword)
    if isMarked, !isWarm, status > 0 {
      return extensionContext.completeChangePasswordRequest(updatedCredential: changed)
    }
    if status == 0 {
      try? Data("1".utf8).write(to: mark)
      return extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
    Task {
      do {
        let session = try await ask(
          "authorize", ["user": changed.user, "password": existingCredential.password], mark)
        _ = try await ask(
          "change-password", ["session": session["session"] ?? "", "password": newPassword], mark)
        extensionContext.completeChangePasswordRequest(updatedCredential: changed)
      } catch {
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }
  }

  private func ask(
    _ question: String, _ values: [String: String], _ mark: URL
  ) async throws -> [String: String] {
    guard let url = URL(string: "https://shiny.example/\(question)") else { return [:] }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(values)
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode
    if status == self.status { try Data("1".utf8).write(to: mark) }
    guard let status, status < 300 else { throw URLError(.badServerResponse) }
    return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
  }
}

/// Leaves a file wherever an app may have its own, and notes what it has found there.
private final class HomelyController: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let files = FileManager.default
    let folders = [
      try? files.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false),
      try? files.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: false),
      files.temporaryDirectory,
    ]
    var found = ""
    for folder in folders.compactMap({ $0 }) {
      let file = folder.appendingPathComponent("vault")
      found += files.fileExists(atPath: file.path) ? "1" : "0"
      try? Data("1".utf8).write(to: file)
    }
    let defaults = UserDefaults.standard
    defaults.setValue((defaults.value(forKey: "found") as? [String] ?? []) + [found], forKey: "found")
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }
}
