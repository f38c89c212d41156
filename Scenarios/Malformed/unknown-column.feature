Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the keychain holds:
      | service       | user       | pasword |
      | shiny.example | jappleseed | kitten1 |
    When everything settles
    Then nothing is pending
