Feature: The first

  Scenario: It ends here
    When everything settles
    Then nothing is pending

Feature: The second
