/// What a credential provider keeps, shows and tells the system.
extension ProviderTemplates {
  /// What it keeps.
  static let safe = Template(
    #"""
    import AuthenticationServices

    /// What the extension keeps.
    ///
    /// Put your own in its place.
    struct Safe: Sendable {
      var records = [
        Record(identifier: "1", domain: "shiny.example", user: "jappleseed", password: "correct horse"),
    %% unlock
        Record(
          identifier: "2", domain: "shiny.example", user: "kim", password: "battery staple", isGuarded: true),
    %%
    %% !unlock
        Record(identifier: "2", domain: "shiny.example", user: "kim", password: "battery staple"),
    %%
      ]

      /// One account somewhere.
      struct Record: Sendable {
        let identifier: String
        let domain: String
        let user: String
        let password: String
    %% unlock
        /// Whether its owner wants to be asked for the master password each time.
        var isGuarded = false
    %%
      }
    %% unlock

      /// Whether a master password is the right one.
      func opens(with password: String) -> Bool { password == "open sesame" }
    %%

      /// The record that the system means, where it is still there.
      func record(of identity: ASPasswordCredentialIdentity) -> Record? {
        records.first { $0.identifier == identity.recordIdentifier }
      }

      /// All records, those for the services first; a list that hides the others would hide what a user looks for on a
      /// new domain of an old service.
      func records(bestFor services: [ASCredentialServiceIdentifier]) -> [Record] {
        let fits = { (record: Record) in services.contains { $0.mentions(record.domain) } }
        return records.filter(fits) + records.filter { !fits($0) }
      }
    }

    extension Safe.Record {
      /// How a list names it.
      var title: String { "\(user) at \(domain)" }
    }

    extension [Safe.Record] {
      /// What the system may know of them.
      var identities: [any ASCredentialIdentity] {
        map { record in
          ASPasswordCredentialIdentity(
            serviceIdentifier: ASCredentialServiceIdentifier(identifier: record.domain, type: .domain),
            user: record.user, recordIdentifier: record.identifier)
        }
      }
    }

    extension ASCredentialServiceIdentifier {
      /// Whether it is about a domain: by name, or by the page's address.
      fileprivate func mentions(_ domain: String) -> Bool {
        let host = type == .URL ? URL(string: identifier)?.host : identifier
        return host == domain || host?.hasSuffix(".\(domain)") == true
      }
    }

    """#)

  /// What it tells the system.
  static let store = Template(
    #"""
    import AuthenticationServices

    /// How what the system suggests is kept in step with the safe: a store that is busy is asked again, as long as
    /// AutoFill waits.
    extension ASCredentialIdentityStore {
      private static let attempts = 4
      private static let pause = Duration.seconds(0.5)

      /// Takes an identity out, and says whether it is suggested no more.
      func forget(_ identity: ASPasswordCredentialIdentity) async -> Bool {
        guard await state().supportsIncrementalUpdates else { return true }
        return await patiently { try await self.removeCredentialIdentities([identity]) }
      }

      /// Writes the full list where the extension is enabled, and says whether that worked.
      func offer(_ records: [Safe.Record]) async -> Bool {
        guard await state().isEnabled else { return true }
        return await patiently { try await self.replaceCredentialIdentities(records.identities) }
      }

      private func patiently(_ update: () async throws -> Void) async -> Bool {
        for attempt in 1...Self.attempts {
          do {
            try await update()
            return true
          } catch ASCredentialIdentityStoreError.storeBusy where attempt < Self.attempts {
            try? await Task.sleep(for: Self.pause)
          } catch {
            return false
          }
        }
        return false
      }
    }

    """#)

  /// What it shows.
  static let screen = Template(
    #"""
    #if canImport(UIKit)
      import AuthenticationServices

      /// A line of text, what there is to choose from, and the way out, which the system does not add.
      final class SafeScreen: UIView {
        /// Called when the user wants none of it.
        var onCancel: () -> Void = {}

        private let text = UILabel()
    %% unlock
        private let field = UITextField()
    %%
        private let choices = UIStackView()

        init() {
          super.init(frame: .zero)
          backgroundColor = .systemBackground
          text.numberOfLines = 0
          choices.axis = .vertical
    %% unlock
          field.accessibilityLabel = "Master password"
          field.isSecureTextEntry = true
          lay(out: UIStackView(arrangedSubviews: [text, field, choices]))
    %%
    %% !unlock
          lay(out: UIStackView(arrangedSubviews: [text, choices]))
    %%
          show("", [])
        }

        required init?(coder: NSCoder) {
          nil
        }

        /// Shows what there is to choose from, by title.
        func show(_ message: String, _ offers: [(title: String, choose: () -> Void)]) {
          ask(
            message,
            (offers + [cancel]).map { offer in (offer.title, { [weak self] in self?.wait(then: offer.choose) }) })
        }

        /// Lists records.
        func list(_ records: [Safe.Record], then choose: @escaping (Safe.Record) -> Void) {
          show("", records.map { record in (record.title, { choose(record) }) })
        }
    %% unlock

        /// Asks for the master password until it is right.
        func askForMasterPassword(_ isRight: @escaping (String) -> Bool, then goOn: @escaping () -> Void) {
          let unlock = { [weak self] in
            guard let self else { return }
            guard isRight(field.text ?? "") else { return text.text = "That was not it. Try again." }
            wait(then: goOn)
          }
          ask("Enter your master password.", [("Unlock", unlock), cancel])
          field.isHidden = false
        }
    %%

        private var cancel: (title: String, choose: () -> Void) {
          ("Cancel", { [weak self] in self?.onCancel() })
        }

        /// Takes away what could be tapped a second time: a process that was suspended gets every tap at once, and two of
        /// them would be two answers.
        private func wait(then goOn: () -> Void) {
          ask("One moment.", [])
          goOn()
        }

        private func ask(_ message: String, _ offers: [(title: String, choose: () -> Void)]) {
          text.text = message
    %% unlock
          field.isHidden = true
    %%
          for choice in choices.arrangedSubviews { choice.removeFromSuperview() }
          for offer in offers {
            choices.addArrangedSubview(
              UIButton(type: .system, primaryAction: UIAction(title: offer.title) { _ in offer.choose() }))
          }
        }

        private func lay(out stack: UIStackView) {
          stack.axis = .vertical
          stack.spacing = 16
          stack.translatesAutoresizingMaskIntoConstraints = false
          addSubview(stack)
          NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
          ])
        }
      }
    #endif

    """#)
}
