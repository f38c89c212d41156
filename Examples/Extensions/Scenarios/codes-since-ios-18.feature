@autofill
Feature: One-time codes, texts and passkeys by the way, as since iOS 18

  A provider that answers and waits until the request is over.

  Background:
    Given the app "Safe" is associated with "safe.example"
    And the phone runs iOS 18
    And the extension declares the capabilities:
      | capability                             |
      | ProvidesPasswords                      |
      | ProvidesPasskeys                       |
      | ProvidesOneTimeCodes                   |
      | ProvidesTextToInsert                   |
      | SupportsConditionalPasskeyRegistration |
    And the provider is enabled
    And the extension runs the handler "CodeProvider"

  Scenario: A code is chosen from its list
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the list of one-time codes
    And the user taps "Shiny code at shiny.example"
    And everything settles
    Then the form is filled with the code "424242"
    And no rule is broken

  Scenario: A name is inserted where it is wanted
    When the user turns to the form at "https://shiny.example/contact"
    And the user opens the texts to insert
    And the user taps "kim"
    And everything settles
    Then the text "kim" is inserted
    And no rule is broken

  Scenario: A passkey is made by the way
    When the user turns to the form at "https://shiny.example/login"
    And the system has a passkey made by the way for "jappleseed"
    And everything settles
    Then the passkey "jappleseed@shiny.example" is registered
    And the extension's interface is never shown
    And no rule is broken
