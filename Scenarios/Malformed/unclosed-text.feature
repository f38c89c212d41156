Feature: A text of several lines does not end

  Scenario: The quotes are missing
    Given the network is down
      """
      This goes on and on.
    When everything settles
