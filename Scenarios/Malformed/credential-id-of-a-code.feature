Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the identity store holds:
      | user | service       | kind          | credential ID |
      | kim  | shiny.example | one-time code | key-1         |
    When everything settles
    Then nothing is pending
