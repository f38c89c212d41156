@autofill @failures
Feature: Providers that get it wrong

  Each scenario shows a mistake that people make in these extensions, and which rule names it.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | kim        | other.example | 2      |

  @CP-9
  Scenario: Giving the credential of somebody else
    Given the extension runs the handler "MixedUpVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the form is filled with "kim" and "battery staple"
    And the rule "CP-9" is broken

  @CP-3
  Scenario: Listing only what fits
    Given the extension runs the handler "NarrowVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Cancel"
    Then the rule "CP-3" is broken

  @CP-3
  Scenario: Listing a user once who has two passwords
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | jappleseed | work.example  | 3      |
    And the extension runs the handler "NarrowVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Cancel"
    Then the rule "CP-3" is broken

  @CP-21 @AS-34
  Scenario: Answering a request for a passkey with a password
    Given the identity store holds:
      | user  | service       | record | kind    | credential ID | user handle |
      | robin | shiny.example | 4      | passkey | key-1         | robin-1     |
    And the extension declares the capabilities:
      | capability       |
      | ProvidesPasskeys |
    And the extension runs the handler "OneSizeFitsAll"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "robin"
    And everything settles
    Then the request times out
    And nothing is filled in
    And the rule "CP-21" is broken
    And the rule "CP-14" is broken

  @CP-27 @AS-27 @AS-4
  Scenario: A declared capability without the call for it
    Given the extension declares the capabilities:
      | capability       |
      | ProvidesPasskeys |
    And the extension runs the handler "LockedVault"
    When the user turns to the form at "https://shiny.example/join"
    And the user makes a passkey for "dora"
    And everything settles
    Then the request is still running
    And the extension's interface is on screen
    And the rule "CP-27" is broken
    When the user leaves the app
    Then the request is interrupted

  @CP-27 @AS-27 @AS-4
  Scenario: Read the other way, the base class cancels such a call
    Given the extension declares the capabilities:
      | capability       |
      | ProvidesPasskeys |
    And the extension runs the handler "LockedVault"
    And the profile reads AS-27 as cancels
    When the user turns to the form at "https://shiny.example/join"
    And the user makes a passkey for "dora"
    And everything settles
    Then the request fails
    And the rule "CP-27" is broken

  @CP-6
  Scenario: A list without a way out
    Given the extension runs the handler "TrappingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And 3 seconds pass
    And the user leaves the app
    Then the request is interrupted
    And the rule "CP-6" is broken

  @CP-10
  Scenario: Asking for the interface while it is on screen
    Given the extension runs the handler "InsistentVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user taps "Fill"
    Then the request fails
    And the rule "CP-10" is broken

  @CP-17
  Scenario: An error that AutoFill does not know
    Given the extension runs the handler "ForeignVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the request fails
    And the rule "CP-17" is broken

  @CP-28
  Scenario: An animation on top of the system's own
    Given the extension runs the handler "AnimatedVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Cancel"
    Then the rule "CP-28" advises against it

  @PL-6
  Scenario: A list that wants nothing of the user
    Given the extension runs the handler "HastyVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And everything settles
    Then the form is filled with "jappleseed" and "correct horse"
    But the rule "CP-29" is broken
    And the rule "PL-6" advises against it

  @AS-30
  Scenario: A way out by another name
    Given the extension runs the handler "LeavingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    And the user taps "Not Now"
    Then the request is canceled
    And no rule is broken
