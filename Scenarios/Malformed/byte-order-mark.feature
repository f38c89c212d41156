Feature: A mark at the beginning

  Scenario: It is no part of the line
    When everything setles
    Then nothing is pending
