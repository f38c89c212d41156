/// The app around the extension.
enum AppTemplates {
  /// The app's own screen.
  static let settings = Template(
    #"""
    #if canImport(UIKit)
      import AuthenticationServices

      /// The app's own settings, from which a signed-in user upgrades; the extension authorizes with the app's token.
      final class AccountSettings: UIViewController {
        private let user: String
        private let token: String
        private let controller = ASAccountAuthenticationModificationController()
        private let status = UILabel()

        init(user: String, token: String) {
          self.user = user
          self.token = token
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
          nil
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          controller.delegate = self
          controller.presentationContextProvider = self
          status.text = "You sign in with a password."
          let stack = UIStackView(arrangedSubviews: [status])
          stack.axis = .vertical
          view.addSubview(stack)
    %% strong-password
          stack.addArrangedSubview(
            button("Use a strong password") { [user, token, service] in
              ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest(
                user: user, serviceIdentifier: service, userInfo: ["token": token])
            })
    %%
    %% sign-in-with-apple
          stack.addArrangedSubview(
            button("Sign in with Apple instead") { [user, token, service] in
              ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest(
                user: user, serviceIdentifier: service, userInfo: ["token": token])
            })
    %%
        }

        private func button(
          _ title: String, asking request: @escaping @MainActor () -> ASAccountAuthenticationModificationRequest
        ) -> UIButton {
          UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: title) { [weak self] _ in self?.controller.perform(request()) })
        }

        private var service: ASCredentialServiceIdentifier {
          ASCredentialServiceIdentifier(identifier: "newcomer.example", type: .domain)
        }
      }

      extension AccountSettings: @preconcurrency ASAccountAuthenticationModificationControllerDelegate {
        func accountAuthenticationModificationController(
          _ controller: ASAccountAuthenticationModificationController,
          didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
          userInfo: [AnyHashable: Any]? = nil
        ) {
          status.text = "Your account is safer now."
        }

        func accountAuthenticationModificationController(
          _ controller: ASAccountAuthenticationModificationController,
          didFail request: ASAccountAuthenticationModificationRequest, error: any Error
        ) {
          if case ASExtensionError.userCanceled = error { return }
          status.text = "That did not work."
        }
      }

      extension AccountSettings: ASAccountAuthenticationModificationControllerPresentationContextProviding {
        func presentationAnchor(
          for controller: ASAccountAuthenticationModificationController
        ) -> ASPresentationAnchor {
          view.window ?? ASPresentationAnchor()
        }
      }
    #endif

    """#)

  /// What the system reads before any code.
  static let properties = Template(
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>CFBundleIdentifier</key>
    	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    	<key>CFBundlePackageType</key>
    	<string>XPC!</string>
    	<key>NSExtension</key>
    	<dict>
    		<key>NSExtensionAttributes</key>
    		<dict>
    %% strong-password
    			<key>ASAccountAuthenticationModificationSupportsStrongPasswordChange</key>
    			<true/>
    %%
    %% sign-in-with-apple
    			<key>ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple</key>
    			<true/>
    %%
    		</dict>
    		<key>NSExtensionPointIdentifier</key>
    		<string>com.apple.authentication-services-account-authentication-modification-ui</string>
    		<key>NSExtensionPrincipalClass</key>
    		<string>$(PRODUCT_MODULE_NAME).NewcomerUpgrade</string>
    	</dict>
    </dict>
    </plist>

    """#)
}
