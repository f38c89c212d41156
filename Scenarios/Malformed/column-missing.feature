Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the keychain holds:
      | service       | user       |
      | shiny.example | jappleseed |
    When everything settles
    Then nothing is pending
