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

  Scenario: The app's token is enough for a strong password
    When the user taps "Use a strong password"
    And everything settles
    Then the request succeeds
    And the app hears success
    And the server and the keychain agree about "jappleseed"

  Scenario: The app's token is enough for Sign in with Apple
    When the user taps "Sign in with Apple instead"
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the app hears success
    And the keychain holds nothing

  Scenario: The app hears of a failure
    Given the 1st "authorize" request is refused with 503
    When the user taps "Use a strong password"
    And everything settles
    Then the app hears failed
    And the user sees no message
