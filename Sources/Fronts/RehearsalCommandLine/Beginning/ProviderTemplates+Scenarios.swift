/// Scenarios of a credential provider.
extension ProviderTemplates {
  /// A suggestion, a list, and the first time.
  static let passwords = Template(
    #"""
    @autofill
    Feature: A password is filled in

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
        And the provider is enabled
        And the identity store holds:
          | user       | service       | record |
          | jappleseed | shiny.example | 1      |
          | kim        | shiny.example | 2      |

      Scenario: What is suggested over the keyboard is filled in at once
        When the user turns to the form at "https://shiny.example/login"
        And the user picks the suggestion "jappleseed"
        And everything settles
        And the user authenticates
        Then the form is filled with "jappleseed" and "correct horse"
        And no rule is broken

      Scenario: What is chosen from the list is filled in
        When the user turns to the form at "https://shiny.example/login"
        And the user opens the credential list
        And the user taps "jappleseed at shiny.example"
        And everything settles
        Then the form is filled with "jappleseed" and "correct horse"
        And no rule is broken

      Scenario: The user changes their mind
        When the user turns to the form at "https://shiny.example/login"
        And the user opens the credential list
        And the user taps "Cancel"
        Then the request is canceled
        And nothing is filled in
        And no rule is broken

      Scenario: Whoever enables it in Settings gets suggestions
        Given the extension declares the capabilities:
          | capability           |
          | ProvidesPasswords    |
          | ShowsConfigurationUI |
        When the user disables the provider in Settings
        And the user enables the provider in Settings
        And the user taps "Done"
        And everything settles
        Then the request succeeds
        And the identity store holds:
          | user       | service       | record |
          | jappleseed | shiny.example | 1      |
          | kim        | shiny.example | 2      |
        And no rule is broken

    """#)

  /// What its owner guards.
  static let unlock = Template(
    #"""
    @autofill
    Feature: What its owner guards takes the master password

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
        And the provider is enabled
        And the identity store holds:
          | user | service       | record |
          | kim  | shiny.example | 2      |
        When the user turns to the form at "https://shiny.example/login"
        And the user picks the suggestion "kim"
        And everything settles
        Then the extension's interface shows "Enter your master password."

      Scenario: The right one opens
        When the user types "open sesame" into "Master password"
        And the user taps "Unlock"
        And everything settles
        Then the form is filled with "kim" and "battery staple"
        And no rule is broken

      Scenario: A wrong one can be corrected
        When the user types "sesame" into "Master password"
        And the user taps "Unlock"
        Then the extension's interface shows "That was not it. Try again."
        When the user types "open sesame" into "Master password"
        And the user taps "Unlock"
        And everything settles
        Then the form is filled with "kim" and "battery staple"
        And no rule is broken

    """#)

  /// What is said of a provider that was there before.
  static let given = Template(
    #"""
    @autofill
    Feature: NewcomerProvider on a phone

      What the identity store holds here must be in the safe of the extension.

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
        And the provider is enabled
        And the identity store holds:
          | user       | service       | record |
          | jappleseed | shiny.example | 1      |
    %% passwords

      Scenario: What is suggested over the keyboard is filled in
        When the user turns to the form at "https://shiny.example/login"
        And the user picks the suggestion "jappleseed"
        And everything settles
        And the user authenticates
        Then the request succeeds
        And no rule is broken
    %%
    \#(UnknownProvider.lists)
    %% registration

      Scenario: A passkey is wanted, whether or not it is made
        Given the extension declares the capabilities:
          | capability       |
          | ProvidesPasskeys |
        When the user turns to the form at "https://shiny.example/join"
        And the user makes a passkey for "jappleseed"
        And everything settles
        Then no rule is broken
        When the user leaves the app
        And everything settles
        Then no rule is broken
    %%

    """#)
}
