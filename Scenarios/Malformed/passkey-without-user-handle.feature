Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the identity store holds:
      | user | service       | kind    | credential ID | user handle |
      | kim  | shiny.example | passkey | key-1         |             |
    When everything settles
    Then nothing is pending
