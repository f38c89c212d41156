Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the first "authorize" request is lost
    When everything settles
    Then nothing is pending
