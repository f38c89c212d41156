Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the server holds:
      | user | password |
      |      | kitten1  |
    When everything settles
    Then nothing is pending
