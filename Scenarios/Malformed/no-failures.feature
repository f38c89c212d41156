Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given 0 failures in a row wipe the identity store
    When everything settles
    Then nothing is pending
