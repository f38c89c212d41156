Feature: Something is wrong with what happens

  Scenario: One line is wrong
    Given the provider is enabled
    When the user turns to a form in an app of:
      | domain                  |
      | https://shiny.example/x |
    Then nothing is pending
