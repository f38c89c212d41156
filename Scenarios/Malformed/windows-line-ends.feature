Feature: Line ends of another system

  Scenario: The lines are the same
    When everything setles
    Then nothing is pending
