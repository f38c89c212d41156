Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the extension declares the capabilities:
      | capability        | value |
      | ProvidesPasswords | YES   |
      | ProvidesPasswords | NO    |
    When everything settles
    Then nothing is pending
