@autofill
Feature: A suggestion is tapped

  The system launches the extension without a word to the user and tells it which identity was chosen. The extension
  answers at once, or says that it needs the user. Whatever was given in silence waits until the device has made sure
  of its user.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the extension runs the handler "VaultInStep"

  @CP-1 @CP-9 @CP-11 @CP-13
  Scenario: The password is given in silence, the user shows a face, the form is filled
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the user is asked for Face ID
    And nothing is filled in
    When the user authenticates
    Then the request succeeds
    And the form is filled with "jappleseed" and "correct horse"
    And no rule is broken

  @CP-13
  Scenario: Without the right face nothing is filled in
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user fails to authenticate
    Then the request fails
    And nothing is filled in

  @CP-11
  Scenario: A device that asks for nothing fills in at once
    Given the device asks for nothing
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the form is filled with "jappleseed" and "correct horse"
    And the user is never asked to authenticate

  @CP-11
  Scenario: A device with a passcode asks for the passcode
    Given the device asks for the passcode
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the user is asked for the passcode
    When the user authenticates
    Then the form is filled with "jappleseed" and "correct horse"

  @CP-10 @CP-12
  Scenario: A locked vault asks for its master password, and the system asks for nothing more
    Given the extension runs the handler "LockedVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the extension's interface is on screen
    When the user types "open sesame" into "Master password"
    And the user taps "Open"
    Then the request succeeds
    And the form is filled with "jappleseed" and "correct horse"
    And the user is never asked to authenticate
    And the calls include, in order:
      | caller  | call                                              | with                           |
      | system  | provideCredentialWithoutUserInteractionForRequest |                                |
      | handler | cancelRequest                                     | error: userInteractionRequired |
      | system  | prepareInterfaceToProvideCredentialForRequest     |                                |
      | handler | completeRequest                                   |                                |

  @CP-5
  Scenario: The user does not want to type the master password
    Given the extension runs the handler "LockedVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user taps "Cancel"
    Then the request is canceled
    And nothing is filled in
    And the extension's interface is off screen

  @PL-1
  Scenario: A vault that was opened a minute ago stays open in its process
    Given the extension runs the handler "LockedVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user types "open sesame" into "Master password"
    And the user taps "Open"
    And 1 minute passes
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the user is asked for Face ID
    When the user authenticates
    Then the request succeeds

  @CP-16 @IS-6
  Scenario: An identity that the vault no longer knows is taken out of the store
    Given the identity store holds:
      | user  | service       | record |
      | ghost | shiny.example | 99     |
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "ghost"
    And everything settles
    Then the request fails with credentialIdentityNotFound
    And the identity store is empty
    And the keyboard offers nothing
    And no rule is broken

  @AS-37
  Scenario: Who is not recognized is asked again, and then for the passcode
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user is not recognized
    Then the user is asked for Face ID
    And nothing is filled in
    When the user is not recognized
    Then the user is asked for the passcode
    When the user authenticates
    Then the form is filled with "jappleseed" and "correct horse"

  @AS-36
  Scenario: A device that is locked in between interrupts the request, and the form is still there afterwards
    Given the extension runs the handler "LockedVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user locks the device
    Then the request is interrupted
    And the keyboard offers nothing
    When the user unlocks the device
    Then the keyboard offers:
      | user       |
      | jappleseed |
    When the user picks the suggestion "jappleseed"
    And everything settles
    And the user types "open sesame" into "Master password"
    And the user taps "Open"
    Then the form is filled with "jappleseed" and "correct horse"
    And no rule is broken

  @CP-27
  Scenario: Before iOS 17 the system calls with the identity
    Given the phone runs iOS 12
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the form is filled with "jappleseed" and "correct horse"
    And the calls include, in order:
      | caller | call                                    |
      | system | provideCredentialWithoutUserInteraction |

  @AS-27
  Scenario: A provider written for iOS 12 goes on working
    Given the extension runs the handler "LockedVault"
    And the phone runs iOS 26
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user types "open sesame" into "Master password"
    And the user taps "Open"
    Then the request succeeds

  @PL-2
  Scenario: Switching apps ends the extension
    Given the extension runs the handler "LockedVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user leaves the app
    Then the request is interrupted
    And nothing is filled in
    And nothing is pending

  @PL-23
  Scenario: A vault that stays open as long as its process does is told where its lock has fallen
    Given the extension runs the handler "LockedVault"
    And the provider's lock falls 5 minutes after its user was there
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user types "open sesame" into "Master password"
    And the user taps "Open"
    And everything settles
    Then the request succeeds
    And no rule is broken
    When 4 minutes pass
    And the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the request succeeds
    And no rule is broken
    When 6 minutes pass
    And the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the rule "PL-23" is broken

  @PL-23
  Scenario: A lock that falls as the device is locked
    Given the extension runs the handler "LockedVault"
    And the provider's lock falls as the device is locked
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user types "open sesame" into "Master password"
    And the user taps "Open"
    And everything settles
    And the user locks the device
    And the user unlocks the device
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the rule "PL-23" is broken
