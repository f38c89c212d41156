@gallery @process
Feature: What outlives a request, because the process does

  The system may use a process again. What the first request left in it, the second one finds.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AM-9 @lock-out
  Scenario: The second request believes what the first one remembered too early
    Given the extension runs the handler "BelievingItsMemory"
    And the 1st "changePassword" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.changePassword is called once
    And the server and the keychain disagree about "jappleseed"
    And the rule "AM-9" is broken
    And "jappleseed" is locked out

  Scenario: The answer to the first request passes for the answer to the second
    Given the extension runs the handler "OneSlot"
    When the user upgrades "jappleseed" to a strong password from Settings
    And the system loses patience
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the rule "AM-9" is broken
