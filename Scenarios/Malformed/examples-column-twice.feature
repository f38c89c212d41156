Feature: Something is wrong with examples

  Scenario Outline: <n> seconds
    When <n> seconds pass
    Then nothing is pending

    Examples:
      | n | times | n |
      | 2 | 1     | 3 |
