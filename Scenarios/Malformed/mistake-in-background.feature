Feature: A mistake in the background is said once

  Background:
    Given the app "Shiny" is asociated with "shiny.example"

  Scenario: The first
    When everything settles
    Then nothing is pending

  Scenario: The second
    When everything settles
    Then nothing is pending
