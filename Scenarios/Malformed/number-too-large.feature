Feature: Something is wrong with what happens

  Scenario: One line is wrong
    Given the app "Shiny" is associated with "shiny.example"
    When 99999999999999999999 seconds pass
    Then nothing is pending
