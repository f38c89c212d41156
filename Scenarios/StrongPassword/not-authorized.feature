@strong-password
Feature: An upgrade that does not work

  The extension asks its server first. Where the server says no, the extension cancels with the code failed;
  it can add a reason, which the user reads as it is. Without a reason the system has a message of its own.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password  |
      | jappleseed | kittens22 |

  @AM-11 @AM-12
  Scenario: Without a reason the user reads the system's message
    Given the extension runs the handler "Trusting"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And the calls are exactly:
      | at               | caller  | call                                 | with                          |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction | password: kitten1             |
      | 0 seconds        | handler | server.authorize                     | password: kitten1             |
      | 100 milliseconds | handler | cancelRequest                        | error: failed, reason: (none) |
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And no rule is broken

  @AM-12
  Scenario: A reason is read as it was given
    Given the extension runs the handler "Explaining"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the user sees the message "This password was changed elsewhere. Sign in to Shiny to save the new one."
    And server.changePassword is never called

  @AM-12
  Scenario: The reason can carry what the server said
    Given the extension runs the handler "Explaining"
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the server rejects the password "rofnyz-4Kovfu-gihzyc" because "at most 12 letters"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the user sees the message "Shiny does not take this password: at most 12 letters."
    And the server accepts the password "kitten1" of "jappleseed"

  @sign-in-with-apple @AM-11
  Scenario: An upgrade to Sign in with Apple fails in the same way, and no sheet is shown
    Given the extension runs the handler "Trusting"
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And the Sign in with Apple sheet is never shown
    And getSignInWithAppleUpgradeAuthorization is never called
