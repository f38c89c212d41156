Feature: A table has rows of different length

  Scenario: One cell is missing
    Given the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed |
    When everything settles
    Then nothing is pending
