Feature: One of two scenarios says nothing

  Scenario: This one is only a title

  Scenario: This one does something
    When everything settles
    Then nothing is pending
