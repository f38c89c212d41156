/// What any credential provider must do, whatever is in its safe and on its screen.
enum UnknownProvider {
  /// Every list it has a call for, opened and left.
  static let lists = #"""
    %% list

      Scenario: The list is opened and left
        When the user turns to the form at "https://shiny.example/login"
        And the user opens the credential list
        And everything settles
        Then no rule is broken
        When the user leaves the app
        And everything settles
        Then no rule is broken
        And nothing is filled in
    %%
    %% passkey-list

      Scenario: The list of passkeys is opened and left
        Given the extension declares the capabilities:
          | capability       |
          | ProvidesPasskeys |
        When the user turns to the form at "https://shiny.example/login"
        And the user opens the list of passkeys and passwords
        And everything settles
        Then no rule is broken
        When the user leaves the app
        And everything settles
        Then no rule is broken
    %%
    %% code-list

      Scenario: The list of codes is opened and left
        Given the extension declares the capabilities:
          | capability           |
          | ProvidesOneTimeCodes |
        When the user turns to the form at "https://shiny.example/login"
        And the user opens the list of one-time codes
        And everything settles
        Then no rule is broken
        When the user leaves the app
        And everything settles
        Then no rule is broken
    %%
    %% texts

      Scenario: The texts to insert are opened and left
        Given the extension declares the capabilities:
          | capability           |
          | ProvidesTextToInsert |
        When the user turns to the form at "https://shiny.example/contact"
        And the user opens the texts to insert
        And everything settles
        Then no rule is broken
        When the user leaves the app
        And everything settles
        Then no rule is broken
    %%
    """#

  /// What is said of a provider that is built from where it stands.
  static let scenarios = Template(
    #"""
    @autofill
    Feature: NewcomerProvider on a phone

      Nothing is known here of its safe and its screens: whatever it is asked for, it must not break a rule. Write down
      what must be filled in, once rehearsals begin with a safe of your own.

      Background:
        Given the app "Newcomer" is associated with "newcomer.example"
        And the provider is enabled
    GROUP STEPS
    \#(lists)
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
    %% passwords

      Scenario: A suggestion is picked, whether or not it is in the safe
        Given the identity store holds:
          | user       | service       | record |
          | jappleseed | shiny.example | 1      |
        When the user turns to the form at "https://shiny.example/login"
        And the user picks the suggestion "jappleseed"
        And everything settles
        Then no rule is broken
        When the user leaves the app
        And everything settles
        Then no rule is broken
    %%
    %% codes

      Scenario: A one-time code is picked, whether or not it is in the safe
        Given the extension declares the capabilities:
          | capability           |
          | ProvidesOneTimeCodes |
        And the identity store holds:
          | user       | service       | record | kind          |
          | jappleseed | shiny.example | 5      | one-time code |
        When the user turns to the form at "https://shiny.example/login"
        And the user picks the suggestion "jappleseed"
        And everything settles
        Then no rule is broken
        When the user leaves the app
        And everything settles
        Then no rule is broken
    %%
    %% setup

      Scenario: Somebody enables it in Settings
        When the user disables the provider in Settings
        And the user enables the provider in Settings
        And everything settles
        Then no rule is broken
        When the user leaves the app
        And everything settles
        Then no rule is broken
    %%

    """#)
}
