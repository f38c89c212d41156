@gallery @autofill
Feature: What credential providers get wrong

  A provider is asked in silence, in a process that may have served somebody else, about identities it wrote down long
  ago. Each scenario shows what comes of forgetting that.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | kim        | shiny.example | 2      |
      | gone       | shiny.example | 9      |

  @CP-14
  Scenario: The silent call is passed over in silence
    Given the extension runs the handler "Daydreaming"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the request times out
    And the rule "CP-14" is broken

  @CP-9 @PL-1
  Scenario: The second user gets the first one's password
    Given the extension runs the handler "HandMeDown"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And the user authenticates
    And the user picks the suggestion "kim"
    And the user authenticates
    Then the form is filled with "jappleseed" and "correct horse"
    And the rule "CP-9" is broken

  @IS-6
  Scenario: What is gone from the vault is offered again
    Given the extension runs the handler "Clinging"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "gone"
    And everything settles
    Then the request fails
    And the rule "IS-6" advises against it
    When the user picks the suggestion "gone"
    And everything settles
    And the user picks the suggestion "gone"
    And everything settles
    Then the rule "IS-6" is broken
    And the keyboard offers nothing

  @PL-5
  Scenario: A wrong master password leaves nothing to tap
    Given the extension runs the handler "ShutOut"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And the user types "open says me" into "Master password"
    And the user taps "Open"
    And everything settles
    Then the extension's interface shows "That was not the master password."
    When the user leaves the app
    Then the request is interrupted

  @CP-22
  Scenario: A passkey made by the way costs the password
    Given the extension runs the handler "Superseding"
    And the extension declares the capabilities:
      | capability                             |
      | ProvidesPasswords                      |
      | ProvidesPasskeys                       |
      | SupportsConditionalPasskeyRegistration |
    When the user turns to the form at "https://shiny.example/login"
    And the system has a passkey made by the way for "jappleseed"
    And everything settles
    Then the passkey "key-1" is registered
    And the keyboard offers:
      | user |
      | kim  |
      | gone |
    And the rule "CP-22" is broken

  @CP-25
  Scenario: Nobody has taken the new password, and the old ones are gone
    Given the extension runs the handler "MakingRoom"
    And the extension declares the capabilities:
      | capability                          |
      | ProvidesPasswords                   |
      | SupportsGeneratePasswordCredentials |
    When the user turns to the form at "https://shiny.example/join"
    And the user has passwords generated
    And everything settles
    Then the keyboard offers nothing
    And the rule "CP-25" is broken

  @PL-1
  Scenario: What the process has learned is asked for again
    Given the server holds:
      | user  | password    |
      | owner | open sesame |
    And the extension runs the handler "PatientDrawer"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    And the user picks the suggestion "kim"
    And everything settles
    And the user authenticates
    Then the form is filled with "kim" and "battery staple"
    But the rule "PL-1" advises against it

  @PL-1
  Scenario: Whoever keeps it asks once
    Given the server holds:
      | user  | password    |
      | owner | open sesame |
    And the extension runs the handler "WarmDrawer"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    And the user picks the suggestion "kim"
    And everything settles
    And the user authenticates
    Then the form is filled with "kim" and "battery staple"
    And server.authorize is called once

  @CP-24 @IS-12
  Scenario: The store was busy, and nobody heard it say so
    Given the extension runs the handler "NotListening"
    And the extension declares the capabilities:
      | capability                      |
      | ProvidesPasswords               |
      | SupportsSavePasswordCredentials |
    When the system keeps the identity store busy for 1 operation
    And the user turns to the form at "https://shiny.example/login"
    And the user saves the password "tin roof rain" for "lee"
    And everything settles
    Then the request succeeds
    And the rule "CP-24" is broken

  @AS-63 @CP-24
  Scenario: A password was saved, and the old one is filled in
    Given the extension runs the handler "KeepingTheOld"
    And the extension declares the capabilities:
      | capability                      |
      | ProvidesPasswords               |
      | SupportsSavePasswordCredentials |
    When the user turns to the form at "https://shiny.example/login"
    And the user saves the password "tin roof rain" for "kim"
    And everything settles
    And the user picks the suggestion "kim"
    And everything settles
    And the user authenticates
    Then the form is filled with "kim" and "battery staple"
    And the rule "AS-63" is broken

  @AS-63
  Scenario: The vault has another password than is filled in
    Given the extension runs the handler "KeepingTheOld"
    And the provider's vault holds:
      | service       | user | password      |
      | shiny.example | kim  | tin roof rain |
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "kim"
    And everything settles
    And the user authenticates
    Then the form is filled with "kim" and "battery staple"
    And the rule "AS-63" is broken
