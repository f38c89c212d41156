Feature: One row of the examples is wrong

  Scenario Outline: The request is <state>
    When everything settles
    Then the request <state>

    Examples:
      | state    |
      | succeeds |
      | suceeds  |
