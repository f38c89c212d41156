Feature: Something is wrong with what happens

  Scenario: One line is wrong
    Given the app "Shiny" is associated with "shiny.example"
    When the moon rises over the keychain
    Then nothing is pending
