@sign-in-with-apple
Feature: Sign in with Apple in place of the password

  The server names a state and a nonce, Apple puts them into what it vouches for, and the server finds them again.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the extension runs the handler "AppleUpgrade"

  Scenario: The user approves, and the password is gone
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    Then the Sign in with Apple sheet is on screen
    When the user approves the Sign in with Apple sheet
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

  Scenario: Apple cannot be reached
    Given Apple cannot be reached
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And nobody is locked out
