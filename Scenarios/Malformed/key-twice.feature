Feature: Something is wrong with what happens

  Scenario: One line is wrong
    Given the app "Shiny" is associated with "shiny.example"
    When the app requests a strong password for "jappleseed"
      | key   | value |
      | token | a     |
      | token | b     |
    Then nothing is pending
