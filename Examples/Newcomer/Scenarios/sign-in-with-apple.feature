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
