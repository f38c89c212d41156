Feature: A fact comes too late

  Scenario: The network was never up
    When everything settles
    Given the network is down
    Then nothing is pending
