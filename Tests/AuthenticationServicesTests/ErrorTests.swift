import AuthenticationServices
import LocalAuthentication
import Testing

/// Errors are thrown, caught, cast and matched as on iOS.
@Suite struct ErrorTests {
  @Test func `the codes have Apple's numbers`() {
    #expect(ASExtensionError.failed.rawValue == 0)
    #expect(ASExtensionError.userCanceled.rawValue == 1)
    #expect(ASExtensionError.userInteractionRequired.rawValue == 100)
    #expect(ASExtensionError.credentialIdentityNotFound.rawValue == 101)
    #expect(ASExtensionError.Code.matchedExcludedCredential.rawValue == 102)
    #expect(ASExtensionError(.failed)._domain == ASExtensionErrorDomain)
  }

  @Test func `what was said of Touch ID is what is said of Face ID`() {
    #expect(LAError.touchIDNotAvailable == .biometryNotAvailable)
    #expect(LAError.Code.touchIDNotEnrolled == .biometryNotEnrolled)
    let lockout: any Error = LAError(.biometryLockout)
    do { throw lockout } catch LAError.touchIDLockout {} catch { Issue.record(error) }
  }

  @Test func `an NSError of domain and code is one`() throws {
    let error = NSError(domain: ASExtensionErrorDomain, code: 100)
    #expect((error as? ASExtensionError)?.code == .userInteractionRequired)
    #expect((error as any Error) is ASExtensionError)
    #expect(NSError(domain: "Other", code: 100) as? ASExtensionError == nil)
    #expect(NSError(domain: ASExtensionErrorDomain, code: 55) as? ASExtensionError == nil)
  }

  @Test func `it is caught by code, however it was made`() {
    func name(_ error: any Error) -> String {
      do { throw error } catch ASExtensionError.userCanceled { return "by code" } catch let error
        as ASExtensionError
      { return "by type \(error.code.rawValue)" } catch { return "otherwise" }
    }
    #expect(name(ASExtensionError(.userCanceled)) == "by code")
    #expect(name(NSError(domain: ASExtensionErrorDomain, code: 1)) == "by code")
    #expect(name(NSError(domain: ASExtensionErrorDomain, code: 0)) == "by type 0")
    #expect(name(NSError(domain: ASExtensionErrorDomain, code: 55)) == "otherwise")
  }

  @Test func `as an NSError it keeps domain, code and user info`() {
    let error = ASExtensionError(.failed, userInfo: [ASExtensionLocalizedFailureReasonErrorKey: "No."])
    let bridged = error as NSError
    #expect(bridged.domain == ASExtensionErrorDomain && bridged.code == 0)
    #expect(bridged.userInfo[ASExtensionLocalizedFailureReasonErrorKey] as? String == "No.")
    #expect(error == error && error != ASExtensionError(.failed))
  }

  @Test func `a switch over an error matches codes`() {
    let error: any Error = ASExtensionError(.userInteractionRequired)
    switch error {
    case ASExtensionError.failed: Issue.record("it did not fail")
    case ASExtensionError.userInteractionRequired: break
    default: Issue.record("it is one of the codes")
    }
  }

  @Test func `an error of a sheet for signing in is one of another domain`() {
    let error: any Error = NSError(domain: ASAuthorizationErrorDomain, code: 1001)
    #expect((error as? ASAuthorizationError)?.code == .canceled)
    #expect(error as? ASExtensionError == nil)
    if case ASAuthorizationError.canceled = error {} else { Issue.record("it is canceled") }
    #expect(ASAuthorizationError.unknown.rawValue == 1000)
    #expect(ASAuthorizationError.Code.deviceNotConfiguredForPasskeyCreation.rawValue == 1010)
    #expect((ASAuthorizationError(.notInteractive) as NSError).code == 1005)
  }
}
