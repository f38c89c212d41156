Feature: Tags stand over something

  Scenario: They do not stand alone
    When everything settles
    Then nothing is pending

  @late
