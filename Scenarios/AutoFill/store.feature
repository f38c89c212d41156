@autofill
Feature: The identity store comes and goes

  The store lives on this device and nowhere else. It is there while the user has the provider enabled, it cannot be
  worked on while the device is locked, and it can vanish at times that the app cannot foresee.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the extension runs the handler "VaultInStep"

  @CP-20 @CX-13 @IS-7
  Scenario: Enabling the provider shows its configuration, which writes the full list
    Given the extension declares the capabilities:
      | capability           |
      | ProvidesPasswords    |
      | ShowsConfigurationUI |
    When the user enables the provider in Settings
    Then the extension's interface shows "Suggest everything over the keyboard"
    When the user taps "Done"
    Then the request succeeds
    And the provider is enabled
    And the extension's interface is off screen
    And no rule is broken
    When the user turns to the form at "https://shiny.example/login"
    Then the keyboard offers:
      | user       |
      | jappleseed |
      | kim        |

  @CP-20 @CX-26
  Scenario: Systems before iOS 17 read another key for it
    Given the phone runs iOS 12
    And the extension declares the key "ASCredentialProviderExtensionShowsConfigurationUI"
    When the user enables the provider in Settings
    Then the extension's interface shows "Suggest everything over the keyboard"
    When the user taps "Done"
    Then the request succeeds

  @CP-20 @CX-26
  Scenario: The key of later systems says nothing to them
    Given the phone runs iOS 12
    And the extension declares the capabilities:
      | capability           |
      | ShowsConfigurationUI |
    When the user enables the provider in Settings
    Then the provider is enabled
    And the extension was never launched

  @CP-20
  Scenario: Without its key nothing is shown
    When the user enables the provider in Settings
    Then the provider is enabled
    And the extension was never launched
    And the identity store is empty

  @IS-5
  Scenario: Disabling deletes the store, and enabling again does not bring it back
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    When the user disables the provider in Settings
    Then the provider is disabled
    And the identity store is empty
    When the user enables the provider in Settings
    Then the identity store is empty

  @IS-5
  Scenario: Deleting the app deletes the store
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    When the user turns to the form at "https://shiny.example/login"
    And the user deletes the app
    Then the identity store is empty
    And the keyboard offers nothing

  @IS-3
  Scenario: A backup holds no store
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    When the user restores the device from a backup
    Then the identity store is empty
    And the provider is enabled

  @IS-4
  Scenario: A disabled store takes nothing
    When the app saves the identities:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    Then the identity store is empty
    And the calls include, in order:
      | caller | call         | with                  |
      | app    | updatesStore |                       |
      | system | storeAnswers | answer: storeDisabled |

  @IS-2 @AS-24
  Scenario: On a locked device no work on the store begins
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the device is locked
    When the app removes all identities
    Then the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the calls include, in order:
      | caller | call         | with                  |
      | system | storeAnswers | answer: internalError |
    When the user unlocks the device
    And the app removes all identities
    Then the identity store is empty

  @IS-12
  Scenario: A busy store says so, and takes the next update
    Given the provider is enabled
    When the system keeps the identity store busy for 1 operation
    And the app saves the identities:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    Then the identity store is empty
    When the app saves the identities:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    Then the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the calls include, in order:
      | caller | call         | with              |
      | system | storeAnswers | answer: storeBusy |
      | system | storeAnswers | answer: done      |

  @IS-8
  Scenario: A new store takes the full list and no removal
    Given the provider is enabled
    When the app removes the identities:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    Then the calls include, in order:
      | caller | call         | with                  |
      | system | storeAnswers | answer: internalError |
    When the app replaces all identities with:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | kim        | shiny.example | 2      |
    And the app removes the identities:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    Then the identity store holds:
      | user | service       | record |
      | kim  | shiny.example | 2      |

  @IS-6 @AS-10
  Scenario: Who fails three times in a row to provide what was offered is offered no more
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the extension runs the handler "EmptyVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the request fails
    And the identity store is empty
    And the keyboard offers nothing
    And the provider is enabled
    And the rule "IS-6" is broken

  @IS-6 @AS-10
  Scenario: A face that fails is no failure of the provider
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | ghost      | shiny.example | 99     |
    And the extension runs the handler "Clinging"
    And 2 failures in a row wipe the identity store
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "ghost"
    And everything settles
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user fails to authenticate
    And the user picks the suggestion "ghost"
    And everything settles
    Then the rule "IS-6" advises against it
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | ghost      | shiny.example | 99     |

  @IS-10
  Scenario: Updating without asking for the state first
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the extension runs the handler "BlindVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the request succeeds
    And the rule "IS-10" is broken

  @IS-11
  Scenario: Writing everything anew for one change
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the extension runs the handler "RewritingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the request succeeds
    And the rule "IS-11" advises against it
    And no rule is broken

  @IS-15
  Scenario: One login is gone, and all others are not suggested any more
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | kim        | shiny.example | 2      |
    And the extension runs the handler "EmptyingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the request fails
    And the keyboard offers nothing
    And the rule "IS-15" is broken

  @IS-13
  Scenario: A provider can look into its own store
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
      | kim        | other.example | 2      |
    And the extension runs the handler "LookingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user opens the credential list
    Then the extension's interface shows "jappleseed"
    And the extension's interface shows "kim"
    When the user taps "Cancel"
    Then the request is canceled
