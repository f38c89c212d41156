@in-app
Feature: An upgrade from the app's own settings

  The app is played as well: its screen is what the user touches while nothing of the system is in front, and its
  delegate hears how the request ended.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | token      |
      | jappleseed | kitten1  | token-9f3a |
    And the extension runs the handler "TokenUpgrade"

  Scenario: The app's token is enough for a strong password
    When the user taps "Use a strong password"
    And everything settles
    Then the request succeeds
    And the app hears success
    And the server and the keychain agree about "jappleseed"

  Scenario: And for Sign in with Apple
    When the user taps "Sign in with Apple instead"
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the keychain holds nothing

  Scenario: The app hears of a failure, and no message of the system's appears
    Given the 1st "changePassword" request is refused with 503
    When the user taps "Use a strong password"
    And everything settles
    Then the app hears failed
    And the user sees no message
