Feature: Something is wrong with a fact

  Scenario: One line is wrong
    Given the identity store holds:
      | user | record |
      | kim  | 1      |
    When everything settles
    Then nothing is pending
