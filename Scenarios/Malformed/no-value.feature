Feature: Something is wrong with what is expected

  Scenario: One line is wrong
    Given the app "Shiny" is associated with "shiny.example"
    When everything settles
    Then the calls include, in order:
      | caller | call          | with    |
      | system | cancelRequest | reason: |
