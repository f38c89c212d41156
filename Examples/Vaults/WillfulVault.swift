public import Rehearsal

/// A credential provider that does one thing in silence and another on screen, each in a few lines, to show what a
/// provider can get wrong and what the system makes of it.
public final class WillfulVault: CredentialProviderHandler {
  /// What it does with an identity, where it is asked for one.
  public typealias Deed = (CredentialIdentity?, ProviderContext) -> Void

  private let silently: Deed
  private let onScreen: Deed

  private init(silently: @escaping Deed = { _, _ in }, onScreen: @escaping Deed = { _, _ in }) {
    self.silently = silently
    self.onScreen = onScreen
  }

  /// Does its silent deed.
  public func provideCredentialWithoutUserInteraction(
    for identity: CredentialIdentity, in context: ProviderContext
  ) { silently(identity, context) }

  /// Does its deed on screen.
  public func prepareInterfaceToProvideCredential(
    for identity: CredentialIdentity, in context: ProviderContext
  ) { onScreen(identity, context) }

  /// Does its deed on screen.
  public func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    onScreen(nil, context)
  }
}

extension WillfulVault {
  /// Every one of them, by the name that scenarios give it.
  public static var all: [(name: String, program: Program)] {
    inSilence + withStore + onScreen
  }

  private static let jappleseed = PasswordCredential(user: "jappleseed", password: "correct horse")
  private static let kim = PasswordCredential(user: "kim", password: "battery staple")

  private static var inSilence: [(name: String, program: Program)] {
    [
      (
        "EmptyVault",
        silent { _, context in context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound)) }
      ),
      (
        "SleepyVault",
        silent { _, context in
          context.after(.seconds(20)) { context.completeRequest(withSelectedCredential: jappleseed) }
        }
      ),
      ("MixedUpVault", silent { _, context in context.completeRequest(withSelectedCredential: kim) }),
      (
        "ForeignVault",
        silent { _, context in context.cancelRequest(with: ExtensionError(domain: "VaultError", code: 4)) }
      ),
      (
        "TidyVault",
        silent { _, context in
          context.completeRequest(withSelectedCredential: jappleseed) { isExpired in
            if !isExpired { context.after(.seconds(60)) {} }
          }
        }
      ),
    ]
  }

  private static var withStore: [(name: String, program: Program)] {
    [
      (
        "BlindVault",
        silent { identity, context in
          context.identityStore.save([identity].compactMap(\.self)) { _ in
            context.completeRequest(withSelectedCredential: jappleseed)
          }
        }
      ),
      (
        "EmptyingVault",
        silent { _, context in
          context.identityStore.getState { _ in
            context.identityStore.removeAll { _ in
              context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
            }
          }
        }
      ),
      (
        "RewritingVault",
        silent { identity, context in
          context.identityStore.getState { _ in
            context.identityStore.replace(with: [identity].compactMap(\.self)) { _ in
              context.completeRequest(withSelectedCredential: jappleseed)
            }
          }
        }
      ),
      (
        "LookingVault",
        listing { context in
          context.identityStore.list { identities in show(identities.map(\.user), "Cancel", in: context) }
        }
      ),
    ]
  }

  private static var onScreen: [(name: String, program: Program)] {
    [
      ("NarrowVault", listing { show(["jappleseed"], "Cancel", in: $0) }),
      ("LeavingVault", listing { show(["jappleseed", "kim"], "Not Now", in: $0) }),
      (
        "TrappingVault",
        listing { context in
          context.show(.button("jappleseed"), .button("kim")) { _ in
            context.completeRequest(withSelectedCredential: jappleseed)
          }
        }
      ),
      (
        "HastyVault",
        listing { context in
          show(["jappleseed", "kim"], "Cancel", in: context)
          context.after(.seconds(1)) { context.completeRequest(withSelectedCredential: jappleseed) }
        }
      ),
      (
        "AnimatedVault",
        listing { context in
          context.present(animated: true)
          show(["jappleseed", "kim"], "Cancel", in: context)
        }
      ),
      (
        "InsistentVault",
        Program(provider: {
          WillfulVault(
            silently: { _, context in context.cancelRequest(with: .userInteractionRequired) },
            onScreen: { _, context in
              context.show(.button("Fill"), .button("Cancel")) { _ in
                context.cancelRequest(with: .userInteractionRequired)
              }
            })
        })
      ),
    ]
  }

  private static func silent(_ deed: @escaping Deed) -> Program {
    Program(provider: { WillfulVault(silently: deed) })
  }

  private static func listing(_ deed: @escaping (ProviderContext) -> Void) -> Program {
    Program(provider: { WillfulVault(onScreen: { _, context in deed(context) }) })
  }

  private static func show(_ users: [String], _ wayOut: String, in context: ProviderContext) {
    context.show(users.map { .button($0) } + [.button(wayOut)]) { tap in
      guard tap.button != wayOut else { return context.cancelRequest(with: .userCanceled) }
      context.completeRequest(withSelectedCredential: tap.button == "kim" ? kim : jappleseed)
    }
  }
}
