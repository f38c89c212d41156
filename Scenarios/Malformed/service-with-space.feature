Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the identity store holds:
      | user | service       |
      | kim  | shiny example |
    When everything settles
    Then nothing is pending
