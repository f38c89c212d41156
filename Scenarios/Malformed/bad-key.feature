Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the extension declares:
      | key                                                             | value |
      | ASAccountAuthenticationModificationSupportsStrongPasswordUpgrade | YES   |
    When everything settles
    Then nothing is pending
