/// What the package of a credential provider has in the place of what an upgrade extension has.
enum ProviderTemplates {
  /// The principal class of the extension.
  static let handler = Template(
    #"""
    #if canImport(UIKit)
      import AuthenticationServices

      /// What the system calls when somebody fills in a form.
      final class NewcomerProvider: ASCredentialProviderViewController {
        private let safe = Safe()
        private let screen = SafeScreen()

        override func loadView() {
          view = screen
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          screen.onCancel = { [weak self] in self?.cancel(.userCanceled) }
        }

        /// Lists everything there is, with what fits the form on top.
        override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
          screen.list(safe.records(bestFor: serviceIdentifiers)) { [weak self] record in
    %% unlock
            self?.unlock(record)
    %%
    %% !unlock
            self?.give(record)
    %%
          }
        }

        /// Gives what was suggested over the keyboard, with nothing on screen.
        override func provideCredentialWithoutUserInteraction(
          for credentialIdentity: ASPasswordCredentialIdentity
        ) {
          guard let record = safe.record(of: credentialIdentity) else { return forget(credentialIdentity) }
    %% unlock
          guard !record.isGuarded else { return cancel(.userInteractionRequired) }
    %%
          give(record)
        }
    %% unlock

        /// Prepares a screen for the master password; the system shows it once this returns.
        override func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {
          guard let record = safe.record(of: credentialIdentity) else { return forget(credentialIdentity) }
          unlock(record)
        }
    %%

        /// The user has enabled the extension in Settings.
        override func prepareInterfaceForExtensionConfiguration() {
          screen.show(
            "Your passwords are suggested over the keyboard.", [("Done", { [weak self] in self?.setUp() })])
        }

        /// Tells the system what to suggest.
        private func setUp() {
          let records = safe.records
          Task {
            if await ASCredentialIdentityStore.shared.offer(records) {
              extensionContext.completeExtensionConfigurationRequest()
            } else {
              screen.show("That did not work.", [("Try again", { [weak self] in self?.setUp() })])
            }
          }
        }

        /// Takes back what is suggested and no longer there.
        private func forget(_ identity: ASPasswordCredentialIdentity) {
          Task {
            let isForgotten = await ASCredentialIdentityStore.shared.forget(identity)
            cancel(isForgotten ? .credentialIdentityNotFound : .failed)
          }
        }
    %% unlock

        private func unlock(_ record: Safe.Record) {
          guard record.isGuarded else { return give(record) }
          screen.askForMasterPassword(safe.opens) { [weak self] in self?.give(record) }
        }
    %%

        private func give(_ record: Safe.Record) {
          extensionContext.completeRequest(
            withSelectedCredential: ASPasswordCredential(user: record.user, password: record.password))
        }

        private func cancel(_ code: ASExtensionError.Code) {
          extensionContext.cancelRequest(withError: ASExtensionError(code))
        }
      }
    #endif

    """#)

  /// What a rehearsal makes handlers with.
  static let program = Template(
    #"""
    #if os(Linux)
      import AuthenticationServices
      public import Rehearsal

      extension Program {
        /// What is rehearsed: a new `NewcomerProvider` for every request.
        public static var rehearsed: Program { Program(provider: { NewcomerProvider() }) }
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
    			<key>ASCredentialProviderExtensionCapabilities</key>
    			<dict>
    %% passwords
    				<key>ProvidesPasswords</key>
    				<true/>
    %%
    %% passkeys
    				<key>ProvidesPasskeys</key>
    				<true/>
    %%
    %% !passkeys registration
    				<key>ProvidesPasskeys</key>
    				<true/>
    %%
    %% codes
    				<key>ProvidesOneTimeCodes</key>
    				<true/>
    %%
    %% setup
    				<key>ShowsConfigurationUI</key>
    				<true/>
    %%
    			</dict>
    %% setup
    			<key>ASCredentialProviderExtensionShowsConfigurationUI</key>
    			<true/>
    %%
    		</dict>
    		<key>NSExtensionPointIdentifier</key>
    		<string>com.apple.authentication-services-credential-provider-ui</string>
    		<key>NSExtensionPrincipalClass</key>
    		<string>$(PRODUCT_MODULE_NAME).NewcomerProvider</string>
    	</dict>
    </dict>
    </plist>

    """#)

  /// Scenarios, a test and a search.
  static let tests = Template(
    #"""
    #if os(Linux)
      import Foundation
      import Newcomer
      import Rehearsal
      import RehearsalExplorer
      import RehearsalScenarios
      import RehearsalTesting
      import Testing

      /// The extension on a phone that is played.
      @Suite struct NewcomerTests {
        static let scenarios = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().appending(path: "Scenarios").path

        @Test(arguments: try Scenario.all(in: scenarios))
        func `every scenario holds`(scenario: Scenario) {
          rehearse(scenario, handler: .rehearsed)
        }
    SEARCHES
      }
    #else
      import Testing

      @Test(.disabled("Extensions are rehearsed on Linux. Here AuthenticationServices is Apple's own."))
      func `the extension is rehearsed`() {}
    #endif

    """#)

  /// One kind of request, with everything that can happen.
  static let search = Template(
    #"""

        @Test func `whatever happens, TITLE is given by every rule`() {
    %% !originals
          var explorer = Explorer(Situation.usual(.CASE), handler: .rehearsed)
    %%
    %% originals
          // What the safe holds is not known: the system offers nothing that it would have to have.
          let situations = Situation.usual(.CASE).map { situation in
            var situation = situation
            situation.phone.autoFill.identityStore = IdentityStore(isEnabled: true)
    GROUPS OF situation.phone
            return situation
          }
          var explorer = Explorer(situations, handler: .rehearsed)
    %%
          explorer.budget = 1
    %% interface
          explore(explorer)
    %%
    %% !interface
          explore(explorer, lacking: [.interface])
    %%
        }

    """#)
}
