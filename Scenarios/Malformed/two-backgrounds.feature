Feature: There are two backgrounds

  Background:
    Given the network is down

  Background:
    Given Apple never answers

  Scenario: This is too late
    When everything settles
    Then nothing is pending
