@step-up
Feature: A code on a screen of the extension's own

  The extension's view is found by what a person finds in it: a label, a field called “Code”, a button that works
  once six digits are there.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    And the extension runs the handler "StepUpUpgrade"

  Scenario: The user enters the code
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the extension's interface is on screen
    And the extension's interface shows "Enter the code we sent you."
    When the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds
    And the extension's interface is off screen
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

  Scenario: Cancel while the server is busy cancels the work as well
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And 50 milliseconds pass
    And the user taps the system Cancel button
    And everything settles
    Then the request is canceled
    And nobody is locked out
