Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the 1st changePassword request loses its reply
    When everything settles
    Then nothing is pending
