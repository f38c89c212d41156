Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the identity store holds:
      | user | service       | rank                 |
      | kim  | shiny.example | 99999999999999999999 |
    When everything settles
    Then nothing is pending
