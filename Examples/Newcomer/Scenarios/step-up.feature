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

  Scenario: The user enters the code for a strong password
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the extension's interface shows "Enter the code we sent you."
    When the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds
    And the server and the keychain agree about "jappleseed"

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

  Scenario: Cancel stops everything
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps the system Cancel button
    And everything settles
    Then the request is canceled
    And nobody is locked out
