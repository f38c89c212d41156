Feature: A placeholder stands for nothing

  Scenario Outline: The column has another name
    Given the 1st "<message>" request is lost
    When <time> pass
    Then nothing is pending

    Examples:
      | message   | duration  |
      | authorize | 2 seconds |
