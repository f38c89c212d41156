Feature: Something is wrong with what happens

  Scenario: One line is wrong
    Given the app "Shiny" is associated with "shiny.example"
    When the extension keeps "session-1" as "session"
    Then nothing is pending
