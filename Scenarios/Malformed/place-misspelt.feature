Feature: Something is wrong with what happens

  Scenario: One line is wrong
    Given the app "Shiny" is associated with "shiny.example"
    When the user upgrades "jappleseed" to a strong password from settings
    Then nothing is pending
