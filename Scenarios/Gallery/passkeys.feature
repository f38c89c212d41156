@gallery
Feature: What providers get wrong in passkeys

  A passkey is a few bytes that a website looks at one by one, and most of what goes wrong with one is wrong in them.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the extension declares the capabilities:
      | capability        |
      | ProvidesPasswords |
      | ProvidesPasskeys  |
    And the provider is enabled
    And the website "shiny.example" takes passkeys of:
      | user       | password |
      | jappleseed | kitten1  |

  Scenario Outline: What a process remembers is in the way of the next request
    Given the extension runs the handler "<handler>"
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    And the user signs in as "jappleseed" with a passkey
    And everything settles
    And the user authenticates
    And everything settles
    Then <outcome>

    Examples:
        | handler           | outcome                    |
        | SigningVault      | no rule is broken          |
        | AbsentMindedVault | the rule "WA-1" is broken  |
        | NamelessVault     | the rule "WA-10" is broken |

  Scenario Outline: A counter outlives the process that counts
    Given the extension runs the handler "<handler>"
    When the user turns to the form at "https://shiny.example/login"
    And the user makes a passkey for "jappleseed"
    And the user taps "Save"
    And everything settles
    And the system ends the extension
    And the user signs in as "jappleseed" with a passkey
    And everything settles
    And the user authenticates
    And everything settles
    Then <outcome>

    Examples:
        | handler       | outcome                    |
        | SigningVault  | no rule is broken          |
        | CountingVault | the rule "WA-14" is broken |
