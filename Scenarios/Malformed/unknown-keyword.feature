Feature: A line begins with nothing known

  Scenario: A typing mistake
    Given the network is down
    Whne everything settles
    Then nothing is pending
