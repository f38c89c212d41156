@autofill
Feature: Passwords and passkeys, as since iOS 17

  A provider that takes requests, and tells its store with async and await.

  Background:
    Given the app "Safe" is associated with "safe.example"
    And the phone runs iOS 17
    And the extension declares the capabilities:
      | capability        |
      | ProvidesPasswords |
      | ProvidesPasskeys  |
    And the provider is enabled
    And the identity store holds:
      | user  | service       | record | kind    | credential ID | user handle |
      | robin | shiny.example | 4      | passkey | key-1         | robin-1     |
    And the extension runs the handler "PasskeyProvider"

  Scenario: A suggested passkey signs in
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "robin"
    And everything settles
    And the user authenticates
    Then the user is signed in with the passkey "key-1"
    And no rule is broken

  Scenario: The list has passkeys and passwords
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the list of passkeys and passwords
    Then the extension's interface shows "jappleseed at shiny.example"
    When the user taps "robin at shiny.example"
    Then the user is signed in with the passkey "key-1"
    And no rule is broken

  Scenario: A passkey is made, and suggested from then on
    When the user turns to the form at "https://shiny.example/join"
    And the user makes a passkey for "dora"
    Then the extension's interface shows "Keep a passkey for dora in your safe?"
    When the user taps "Keep"
    And everything settles
    Then the passkey "dora@shiny.example" is registered
    And the keyboard offers:
      | user  |
      | robin |
      | dora  |
    And no rule is broken
