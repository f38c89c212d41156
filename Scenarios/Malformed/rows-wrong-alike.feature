Feature: Examples in another spelling

  Scenario Outline: The clock reads <time>
    When <time> pass
    Then the clock reads <time>

    Examples:
        | time   |
        | 1 sec  |
        | 2 secs |
        | 3 secs |
        | 4 secs |
        | 5 secs |
