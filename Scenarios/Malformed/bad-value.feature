Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the extension declares:
      | key                                                             | value |
      | ASAccountAuthenticationModificationSupportsStrongPasswordChange | true  |
    When everything settles
    Then nothing is pending
