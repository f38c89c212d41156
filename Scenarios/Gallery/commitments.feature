@gallery
Feature: What a handler promises to the Keychain, and when

  A completion is a promise: with this name and this password the user can sign in, from now on. The system takes
  the handler at its word.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  Scenario: Completing while the change is still on its way
    Given the extension runs the handler "CelebratingEarly"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the rule "AM-9" is broken

  @AM-9 @lock-out
  Scenario: A change that got lost is celebrated all the same
    Given the extension runs the handler "CelebratingEarly"
    And the 1st "changePassword" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the server and the keychain disagree about "jappleseed"
    And the rule "AM-9" is broken
    And "jappleseed" is locked out

  @lock-out
  Scenario: The old password is saved in place of the new one
    Given the extension runs the handler "SavingTheOldOne"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the rule "AM-9" is broken
    And "jappleseed" is locked out

  @lock-out
  Scenario: The user gets another name
    Given the extension runs the handler "RenamingTheUser"
    And changes on the server take effect gracefully
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the rule "AM-9" is broken
    And "jappleseed" is locked out
