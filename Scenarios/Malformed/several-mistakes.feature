Feature: Everything that is wrong is said at once

  Scenario: Three lines of one scenario
    Given the app Shiny is associated with "shiny.example"
    When 3 secs pass
    Then the request suceeds

  Scenario: A right one between two wrong ones
    When everything settles
    Then nothing is pending

  Scenario: And one of another
    When everything setles
    Then nothing is pending
