Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the server holds:
      | user       | password |
      | jappleseed | kitten1  |
      | jappleseed | kitten2  |
    When everything settles
    Then nothing is pending
