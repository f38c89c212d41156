import AuthenticationServices
import Security

/// Keeps its logins in the Keychain, in a group that the app belongs to as well.
class KeychainVault: ASCredentialProviderViewController {
  var group: String { "group.example.shiny" }

  override func prepareInterfaceForExtensionConfiguration() {
    for login in Login.all {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: login.domain,
        kSecAttrAccount as String: login.user,
        kSecAttrAccessGroup as String: group,
        kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
        kSecValueData as String: Data(login.password.utf8),
      ]
      SecItemDelete(query as CFDictionary)
      SecItemAdd(query as CFDictionary, nil)
    }
    let identities = Login.all.map { login in
      ASPasswordCredentialIdentity(
        serviceIdentifier: ASCredentialServiceIdentifier(identifier: login.domain, type: .domain),
        user: login.user, recordIdentifier: login.user)
    }
    let store = ASCredentialIdentityStore.shared
    store.getState { state in
      guard state.isEnabled else { return DispatchQueue.main.async { self.finish() } }
      store.saveCredentialIdentities(identities) { _, _ in DispatchQueue.main.async { self.finish() } }
    }
  }

  private func finish() {
    extensionContext.completeExtensionConfigurationRequest()
  }

  override func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity)
  {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword,
      kSecAttrAccount: credentialIdentity.user,
      kSecAttrAccessGroup: group,
      kSecMatchLimit: kSecMatchLimitOne,
      kSecReturnData: true,
    ]
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    guard status == errSecSuccess, let data = item as? Data,
      let password = String(data: data, encoding: .utf8)
    else {
      return giveUp(on: credentialIdentity)
    }
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: credentialIdentity.user, password: password))
  }

  /// What is not here any more is not to be offered again.
  private func giveUp(on credentialIdentity: ASPasswordCredentialIdentity) {
    let store = ASCredentialIdentityStore.shared
    let cancel = {
      self.extensionContext.cancelRequest(
        withError: NSError(
          domain: ASExtensionErrorDomain, code: ASExtensionError.credentialIdentityNotFound.rawValue))
    }
    store.getState { state in
      guard state.isEnabled else { return cancel() }
      store.removeCredentialIdentities([credentialIdentity]) { _, _ in cancel() }
    }
  }
}

/// Looks in a group that it does not belong to.
final class OutsideVault: KeychainVault {
  override var group: String { "group.example.shiney" }
}
