Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the identity store holds:
      | user | service       | kind    | user handle |
      | kim  | shiny.example | passkey | kim-1       |
    When everything settles
    Then nothing is pending
