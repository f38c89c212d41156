Feature: A tag is one word

  @strong password
  Scenario: This one is two
    When everything settles
    Then nothing is pending
