Feature: An outline has examples

  Scenario Outline: This one has none
    When the user taps "<button>"
    Then nothing is pending

  Scenario Outline: This one has a heading only
    When the user taps "<button>"
    Then nothing is pending

    Examples:
      | button |
