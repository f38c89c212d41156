Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the user taps the system Cancel button
    When everything settles
    Then nothing is pending
