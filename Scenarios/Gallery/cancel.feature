@gallery @cancel
Feature: What becomes of a request whose user has changed their mind

  Ten seconds, one answer, no completion: the interface is gone when the handler hears of it.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AM-22
  Scenario: Cancel is overridden, and super forgotten
    Given the extension runs the handler "ForgettingSuper"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps the system Cancel button
    And everything settles
    Then the rule "AM-22" is broken

  @CX-6
  Scenario: Cancel is answered, and super called as well
    Given the extension runs the handler "CancelingTwice"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps the system Cancel button
    And everything settles
    Then the rule "CX-6" is broken

  @AM-21
  Scenario: Cancel is answered with a failure
    Given the extension runs the handler "FailingOnCancel"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps the system Cancel button
    And everything settles
    Then the rule "AM-21" is broken

  @AM-21 @lock-out
  Scenario: The server is at work, and Cancel comes too late for the handler
    Given the extension runs the handler "DeafToCancel"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And the user taps the system Cancel button
    And everything settles
    Then the rule "AM-21" is broken
    And completeChangePasswordRequest is called once
    And "jappleseed" is locked out

  @AM-22
  Scenario: The server is asked before Cancel is answered, and does not reply
    Given the extension runs the handler "AskingBeforeGivingIn"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    And the 1st "verifyCode" request is never answered
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps the system Cancel button
    And everything settles
    Then the rule "AM-22" is broken

  Scenario: The same when the server does reply
    Given the extension runs the handler "AskingBeforeGivingIn"
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user taps the system Cancel button
    And everything settles
    Then no rule is broken
