Feature: A placeholder in quotes would be taken at its word

  Scenario Outline: The name of the column has one letter more
    Given the 1st "<mesage>" request is lost
    And the server holds:
      | user   | password |
      | <usr>  | kitten1  |
    When everything settles
    Then nothing is pending

    Examples:
      | message   | user       |
      | authorize | jappleseed |
