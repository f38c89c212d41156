Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the profile reads AS-1 as everyRequest
    When everything settles
    Then nothing is pending
