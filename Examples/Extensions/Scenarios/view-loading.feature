@autofill
Feature: What a view does while it is made

  Somebody waits in front of it. What every view of a provider would do again belongs elsewhere.

  Background:
    Given the app "Safe" is associated with "safe.example"
    And the provider is enabled

  @PL-4
  Scenario: A view that asks the store before it is there
    Given the extension runs the handler "EagerProvider"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Cancel"
    Then the rule "PL-4" advises against it

  @PL-4
  Scenario: A view that is there at once
    Given the extension runs the handler "PasskeyProvider"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Cancel"
    Then the request is canceled
    And no rule is broken
