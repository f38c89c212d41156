#if os(Linux)
  import AuthenticationServices
  import Rehearsal
  import RehearsalRuntime
  import Testing

  /// The listing of “Apple's class names” about a server of a team's own.
  @Suite struct OwnServerListings {
    struct SafeServer: Server {
      let accounts: [Account] = []
      private var revision = 7

      mutating func answer(_ message: Message) -> Reply {
        let isKnown = message["header.authorization"] == "Bearer token-1"
        guard isKnown else { return .refusal(401, "unauthorized") }
        switch (message["http.method"], message.name) {
        case ("GET", "v1/items"):
          let user = message["user"] ?? "kim"
          return Reply(200, json: #"{"revision": \#(revision), "items": [{"id": 1, "user": "\#(user)"}]}"#)
        case (nil, "v1/items"):
          revision += 1
          return Reply(204)
        default:
          return .refusal(404, "unknown")
        }
      }

      func accepts(_ credential: SignIn) -> Bool { false }
    }

    /// What the client makes of it.
    struct Safe: Decodable {
      struct Item: Decodable, Equatable {
        let id: Int
        let user: String
      }

      let revision: Int
      let items: [Item]
    }

    final class Reading: ASCredentialProviderViewController {
      override func prepareInterfaceForExtensionConfiguration() {
        Task {
          let place = URL(string: "https://shiny.example/v1/items?user=robin")
          var request = URLRequest(url: place ?? URL(filePath: "/"))
          request.setValue("Bearer token-1", forHTTPHeaderField: "Authorization")
          let (data, _) = try await URLSession.shared.data(for: request)
          let safe = try JSONDecoder().decode(Safe.self, from: data)
          UserDefaults.standard.set("\(safe.revision) \(safe.items.map(\.user))", forKey: "read")
          extensionContext.completeExtensionConfigurationRequest()
        }
      }
    }

    @Test func `what it answers is read as JSON`() throws {
      var phone = Phone(app: "Shiny", domain: "shiny.example", saved: [:])
      phone.autoFill.capabilities.insert(.configuration)
      phone.autoFill.declaresEarlyConfiguration = true
      let simulation = Simulation(
        phone: phone, server: SafeServer(), program: Program(provider: { Reading() }))
      try simulation.perform(.user(.autoFill(.enablesProvider)))
      try simulation.perform(.settle)
      #expect(simulation.phone.containers["read", of: .extension] == .text("7 [\"robin\"]"))
    }
  }
#endif
