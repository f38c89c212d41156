Feature: A tab is no space

  Scenario: It looks like one
    When everything settles
    Then	nothing is pending
