@asynchronous @AS-32
Feature: Work that goes out of its turn

  What is ready at the same time can go in another order than it became ready. What a piece of work is called, a search
  says, and so does whoever steps through a rehearsal.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  Scenario Outline: <handler> loses a race
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 100 milliseconds pass
    And the system takes "<first>" before "<other>"
    And everything settles
    Then the request fails
    And "jappleseed" is locked out

    Examples:
        | handler      | first                    | other                     |
        | Racing       | block 1 on main          | block 1 on shiny.notes    |
        | Overwriting  | block 1 on shiny.outcome | block 1 on shiny.progress |
        | TellingAside | turn 1 of task 2         | turn 1 of task 1          |

  Scenario: who looks twice loses a race twice
    Given the extension runs the handler "LookingTwice"
    When the user upgrades "jappleseed" to a strong password from Settings
    And 100 milliseconds pass
    And the system takes "block 1 on main" before "block 1 on shiny.notes"
    And the system takes "block 2 on main" before "block 1 on shiny.notes"
    And everything settles
    Then the request fails
    And "jappleseed" is locked out

  Scenario Outline: <handler> runs no race
    Given the extension runs the handler "<handler>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And the system takes ready work last first
    And everything settles
    Then the request succeeds

    Examples:
        | handler        |
        | TakingTurns    |
        | WritingInOrder |
        | TellingFirst   |
        | AlarmsApart    |

  Scenario: two alarms for the same moment go off in any order
    Given the extension runs the handler "AlarmsTogether"
    And the 1st "authorize" request is never answered
    When the user upgrades "jappleseed" to a strong password from Settings
    And the system takes "block 2 on main" before "block 1 on main"
    And everything settles
    Then the rule "AS-5" is broken
    And "jappleseed" is locked out
