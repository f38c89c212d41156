/// How the extension talks to its server, and what it shows.
enum ServiceTemplates {
  /// The server, as the extension sees it.
  static let service = Template(
    #"""
    import AuthenticationServices

    /// The server, as the extension talks to it: JSON over HTTPS.
    ///
    /// Put your own in its place.
    struct AccountService: Sendable {
      var host = "newcomer.example"

      /// What the server says when it does not do what it is asked.
      struct Refusal: Error {
        let status: Int
        let body: [String: String]
        var error: String? { body["error"] }
    %% step-up
        /// Whether the server wants a code besides, which it has sent to the user.
        var wantsCode: Bool { error == "code-required" }
    %%
      }

    %% step-up
      /// A session in which the account can be changed, with the code where the server wants one.
      func authorize(_ owner: AccountOwner, code: String? = nil) async throws -> String {
        do {
          return try await ask("authorize", owner.proof)["session"] ?? ""
        } catch let refusal as Refusal where refusal.wantsCode {
          guard let code, let session = refusal.body["session"] else { throw refusal }
          try await ask("verify-code", ["session": session, "code": code])
          return session
        }
      }

    %%
    %% !step-up
      /// A session in which the account can be changed.
      func authorize(_ owner: AccountOwner) async throws -> String {
        try await ask("authorize", owner.proof)["session"] ?? ""
      }

    %%
      /// Asks for something and waits for the answer.
      @discardableResult
      func ask(_ path: String, _ values: [String: String]) async throws -> [String: String] {
        guard let url = URL(string: "https://\(host)/\(path)") else { throw URLError(.badURL) }
        // The system waits ten seconds for all of them together.
        var request = URLRequest(url: url, timeoutInterval: 3)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(values)
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let body = data.isEmpty ? [:] : try JSONDecoder().decode([String: String].self, from: data)
        guard (200..<300).contains(response.statusCode) else {
          throw Refusal(status: response.statusCode, body: body)
        }
        return body
      }
    }

    /// Whose account it is, and what shows that they may change it.
    struct AccountOwner: Sendable {
      let user: String
      let proof: [String: String]

    %% in-app
      /// The password that the system passes along, or the token with which the app is signed in.
      init(_ credential: ASPasswordCredential, _ userInfo: [AnyHashable: Any]?) {
        user = credential.user
        if let token = userInfo?["token"] as? String {
          proof = ["user": user, "token": token]
        } else {
          proof = ["user": user, "password": credential.password]
        }
      }
    %%
    %% !in-app
      /// The password that the system passes along.
      init(_ credential: ASPasswordCredential) {
        user = credential.user
        proof = ["user": user, "password": credential.password]
      }
    %%
    }

    """#)

  /// A screen for a code.
  static let form = Template(
    #"""
    #if canImport(UIKit)
      import AuthenticationServices

      /// A field for a code of six digits and a button that works once they are there.
      final class CodeForm: UIView {
        /// Called with the code when the button is tapped.
        var onCode: (String) -> Void = { _ in }
        /// Whether the code is being looked at.
        var isWorking = false {
          didSet { look() }
        }

        private let explanation = UILabel()
        private let field = UITextField()
        private let button = UIButton(type: .system)

        init() {
          super.init(frame: .zero)
          backgroundColor = .systemBackground
          explanation.text = "Enter the code we sent you."
          explanation.numberOfLines = 0
          field.accessibilityLabel = "Code"
          field.placeholder = "six digits"
          field.keyboardType = .numberPad
          field.textContentType = .oneTimeCode
          field.addAction(UIAction { [weak self] _ in self?.look() }, for: .editingChanged)
          button.setTitle("Continue", for: .normal)
          button.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
          lay(out: UIStackView(arrangedSubviews: [explanation, field, button]))
          look()
        }

        required init?(coder: NSCoder) {
          nil
        }

        /// Says something above the field.
        func say(_ text: String) {
          explanation.text = text
        }

        private func look() {
          button.isEnabled = !isWorking && field.text?.count == 6
        }

        private func submit() {
          endEditing(true)
          onCode(field.text ?? "")
        }

        private func lay(out stack: UIStackView) {
          stack.axis = .vertical
          stack.spacing = 16
          stack.translatesAutoresizingMaskIntoConstraints = false
          addSubview(stack)
          NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
          ])
        }
      }
    #endif

    """#)
}
