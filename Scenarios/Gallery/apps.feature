@gallery
Feature: What apps and providers owe each other

  An app that takes its users from a password to a passkey leans on its server and on a provider, and they on it.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the extension declares the capabilities:
      | capability                             |
      | ProvidesPasswords                      |
      | ProvidesPasskeys                       |
      | SupportsConditionalPasskeyRegistration |
      | SupportsCredentialUpdate               |
    And the website "shiny.example" takes passkeys of:
      | user       | password |
      | jappleseed | kitten1  |
    And users sign in to the app "Shiny" of "shiny.example"
    And the website keeps no password beside a passkey
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |

  Scenario Outline: A challenge is for once
    Given the extension runs the handler "<handler>"
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, password"
    And everything settles
    And the user authenticates
    And everything settles
    Then the website knows 1 passkey of "jappleseed"
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, passkey"
    And everything settles
    And the user authenticates
    And everything settles
    Then the website takes what it is given
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, passkey"
    And everything settles
    And the user authenticates
    And everything settles
    Then the app gets a passkey
    And <outcome>

    Examples:
        | handler               | outcome                    |
        | SigningVaultBesideApp | nobody is locked out       |
        | RecyclingApp          | "jappleseed" is locked out |

  Scenario Outline: A list of passkeys has the last one in it
    Given the extension runs the handler "<handler>"
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, password"
    And everything settles
    And the user authenticates
    And everything settles
    Then the website knows 1 passkey of "jappleseed"
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, <offer>"
    And everything settles
    And the user authenticates
    And everything settles
    Then <outcome>

    Examples:
        | handler               | offer    | outcome                    |
        | SigningVaultBesideApp | passkey  | nobody is locked out       |
        | BelatedApp            | password | "jappleseed" is locked out |

  Scenario Outline: A sign-in that got lost says nothing of its passkey
    Given the extension runs the handler "<handler>"
    And the 1st "signInWithPasskey" request is lost
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, password"
    And everything settles
    And the user authenticates
    And everything settles
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, passkey"
    And everything settles
    And the user authenticates
    And everything settles
    When the user taps "Sign in"
    And everything settles
    And the user taps "jappleseed, <offer>"
    And everything settles
    And the user authenticates
    And everything settles
    Then <outcome>

    Examples:
        | handler               | offer    | outcome                    |
        | SigningVaultBesideApp | passkey  | nobody is locked out       |
        | DisowningApp          | password | "jappleseed" is locked out |
