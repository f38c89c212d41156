/// What any credential provider must do, whatever is in its safe and on its screen.
enum UnknownProvider {
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
        And the identity store holds:
          | user       | service       | record |
          | jappleseed | shiny.example | 1      |
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
    %% passwords

      Scenario: A suggestion is picked, whether or not it is in the safe
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
