@asynchronous
Feature: Work that a handler starts on its own

  Tasks, queues and timers run on the rehearsal's thread, in one order and on its clock, so that nothing about them
  is left to chance.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  Scenario Outline: <handler> upgrades the password
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the server and the keychain agree about "jappleseed"

    Examples:
        | handler  |
        | Awaiting |
        | Hopping  |
        | Torture  |

  @AM-30
  Scenario: Who waits in the call that prepares the interface keeps the user waiting
    Given the extension runs the handler "Dawdling"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 3 seconds pass
    Then the extension's interface is on screen
    When the user taps the system Cancel button
    Then the request is canceled
    And the rule "AM-30" advises against it
