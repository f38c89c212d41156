Feature: A title has a colon

  Scenario This one has none
    When everything settles
    Then nothing is pending
