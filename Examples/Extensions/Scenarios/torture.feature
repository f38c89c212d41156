@torture
Feature: Every way of working at once

  Queues, tasks, timers, clocks, chance, sessions and a screen, in one extension; its trace is the same every time.

  Scenario: The user enters the code while everything goes on
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    And the extension runs the handler "TortureUpgrade"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 2 seconds pass
    Then the extension's interface is on screen
    When the user types "424242" into "Code"
    And the user taps "Continue"
    And everything settles
    Then the request succeeds
    And the server and the keychain agree about "jappleseed"
