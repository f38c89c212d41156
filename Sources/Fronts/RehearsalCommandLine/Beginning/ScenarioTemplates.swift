/// Scenarios of every flow.
enum ScenarioTemplates {
  /// One tap in Settings.
  static let strongPassword = Template(
    #"""
    @strong-password
    Feature: A strong password

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
        And the keychain holds:
          | service          | user       | password |
          | newcomer.example | jappleseed | kitten1  |
        And the server holds:
          | user       | password |
          | jappleseed | kitten1  |

      Scenario: One tap replaces a weak password
        When the user upgrades "jappleseed" to a strong password from Settings
        And everything settles
        Then the request succeeds
        And the server and the keychain agree about "jappleseed"

      Scenario: A lost reply locks nobody out of a server that is graceful
        Given changes on the server take effect gracefully
        And the 1st "changePassword" request loses its reply
        When the user upgrades "jappleseed" to a strong password from Settings
        And everything settles
        Then the request fails
        And nobody is locked out

    """#)

  /// A code on a screen.
  static let stepUp = Template(
    #"""
    @step-up
    Feature: A code on a screen

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
        And the keychain holds:
          | service          | user       | password |
          | newcomer.example | jappleseed | kitten1  |
        And the server holds:
          | user       | password | second factor |
          | jappleseed | kitten1  | 424242        |
    %% strong-password

      Scenario: The user enters the code for a strong password
        When the user upgrades "jappleseed" to a strong password from Settings
        And everything settles
        Then the extension's interface shows "Enter the code we sent you."
        When the user types "424242" into "Code"
        And the user taps "Continue"
        And everything settles
        Then the request succeeds
        And the server and the keychain agree about "jappleseed"
    %%
    %% strong-password

      Scenario: A wrong code can be corrected
        When the user upgrades "jappleseed" to a strong password from Settings
        And everything settles
        And the user types "111111" into "Code"
        And the user taps "Continue"
        And everything settles
        Then the extension's interface shows "That was not the code. Try again."
        When the user types "424242" into "Code"
        And the user taps "Continue"
        And everything settles
        Then the request succeeds
    %%
    %% sign-in-with-apple

      Scenario: The user enters the code for Sign in with Apple
        When the user upgrades "jappleseed" to Sign in with Apple from Settings
        And everything settles
        And the user types "424242" into "Code"
        And the user taps "Continue"
        And everything settles
        And the user approves the Sign in with Apple sheet
        And everything settles
        Then the request succeeds
        And the keychain holds nothing
    %%
    %% strong-password

      Scenario: Cancel stops everything
        When the user upgrades "jappleseed" to a strong password from Settings
        And everything settles
        And the user taps the system Cancel button
        And everything settles
        Then the request is canceled
        And nobody is locked out
    %%

    """#)

  /// Sign in with Apple.
  static let signInWithApple = Template(
    #"""
    @sign-in-with-apple
    Feature: Sign in with Apple in place of a password

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
        And the keychain holds:
          | service          | user       | password |
          | newcomer.example | jappleseed | kitten1  |
        And the server holds:
          | user       | password |
          | jappleseed | kitten1  |

      Scenario: The user approves, and the password is gone
        When the user upgrades "jappleseed" to Sign in with Apple from Settings
        And everything settles
        And the user approves the Sign in with Apple sheet
        And everything settles
        Then the request succeeds
        And the keychain holds nothing
        And the server and the keychain agree about "jappleseed"

      Scenario: The user cancels the sheet, and hears nothing more
        When the user upgrades "jappleseed" to Sign in with Apple from Settings
        And everything settles
        And the user cancels the Sign in with Apple sheet
        And everything settles
        Then the request fails with userCanceled
        And the user sees no message

    """#)

  /// The app's own settings.
  static let inApp = Template(
    #"""
    @in-app
    Feature: An upgrade from the app's own settings

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
        And the keychain holds:
          | service          | user       | password |
          | newcomer.example | jappleseed | kitten1  |
        And the server holds:
          | user       | password | token   |
          | jappleseed | kitten1  | token-1 |
    %% strong-password

      Scenario: The app's token is enough for a strong password
        When the user taps "Use a strong password"
        And everything settles
        Then the request succeeds
        And the app hears success
        And the server and the keychain agree about "jappleseed"
    %%
    %% sign-in-with-apple

      Scenario: The app's token is enough for Sign in with Apple
        When the user taps "Sign in with Apple instead"
        And everything settles
        And the user approves the Sign in with Apple sheet
        And everything settles
        Then the app hears success
        And the keychain holds nothing
    %%
    %% strong-password

      Scenario: The app hears of a failure
        Given the 1st "authorize" request is refused with 503
        When the user taps "Use a strong password"
        And everything settles
        Then the app hears failed
        And the user sees no message
    %%

    """#)

  /// What is said of a handler that was there before.
  static let given = Template(
    #"""
    Feature: NewcomerUpgrade on a phone

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
    GROUP STEPS
        And the keychain holds:
          | service          | user       | password |
          | newcomer.example | jappleseed | kitten1  |
        And the server holds:
          | user       | password | token   |
          | jappleseed | kitten1  | token-1 |
    %% strong-password

      Scenario: A strong password from Settings
        When the user upgrades "jappleseed" to a strong password from Settings
        And everything settles
        Then the request succeeds
        And nobody is locked out
    %%
    %% sign-in-with-apple

      Scenario: Sign in with Apple from Settings
        When the user upgrades "jappleseed" to Sign in with Apple from Settings
        And everything settles
        And the user approves the Sign in with Apple sheet
        And everything settles
        Then the request succeeds
        And nobody is locked out
    %%

    """#)
}
