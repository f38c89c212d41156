Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the extension declares the capabilities:
      | capability       | value |
      | ProvidesPasskeys | maybe |
    When everything settles
    Then nothing is pending
