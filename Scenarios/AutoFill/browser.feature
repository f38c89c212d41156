@autofill @apps
Feature: Signing in on a website

  An app has its user sign in on its website, in a browser of the system's. What the user does there a script says: it
  comes to an address, and the one that the session waits for closes the browser.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the website "shiny.example" takes passkeys of:
      | user       | password |
      | jappleseed | kitten1  |
    And users sign in to the app "Shiny" of "shiny.example"

  @AU-11 @AU-14
  Scenario: The address that is waited for closes the browser
    Given the extension runs the handler "SigningVaultBesideWebApp"
    When the user taps "Sign in on the web"
    And everything settles
    Then the system's sheet says "Shiny wants to use shiny.example to sign in."
    When the user taps "Continue"
    Then the system's sheet says "https://shiny.example/login?client=app"
    When the user comes to "https://shiny.example/code" in the browser
    Then the system's sheet says "https://shiny.example/code"
    When the user comes to "shiny://signed-in?code=42" in the browser
    And everything settles
    Then the session comes back with "shiny://signed-in?code=42"
    And the system's sheet is off screen
    And nothing is pending

  @AU-11
  Scenario: Who does not agree has canceled
    Given the extension runs the handler "SigningVaultBesideWebApp"
    When the user taps "Sign in on the web"
    And everything settles
    And the user taps "Cancel"
    And everything settles
    Then the session ends with canceledLogin

  @AU-12 @AU-13
  Scenario: A session that shares nothing asks nobody, and is canceled with its browser
    Given the extension runs the handler "SigningVaultBesideShyWebApp"
    When the user taps "Sign in on the web"
    And everything settles
    Then the system's sheet says "https://shiny.example/login?client=app"
    When the user closes the browser
    And everything settles
    Then the session ends with canceledLogin

  @AU-10
  Scenario: Nobody says over which window the browser goes
    Given the extension runs the handler "SigningVaultBesideWindowlessWebApp"
    When the user taps "Sign in on the web"
    And everything settles
    Then the session ends with presentationContextNotProvided
    And the system's sheet is never shown

  @AU-14 @AU-15
  Scenario: A callback of the website's own
    Given the extension runs the handler "SigningVaultBesideHomeWebApp"
    When the user taps "Sign in on the web"
    And everything settles
    And the user taps "Continue"
    And the user comes to "https://shiny.example/signed-out" in the browser
    And the user comes to "https://shiny.example/signed-in?code=42" in the browser
    And everything settles
    Then the session comes back with "https://shiny.example/signed-in?code=42"

  @AU-15
  Scenario: A callback of somebody else's website
    Given the extension runs the handler "SigningVaultBesideForeignWebApp"
    When the user taps "Sign in on the web"
    And everything settles
    Then the session ends with canceledLogin
    And the system's sheet is never shown

  @AS-50
  Scenario: The user looks for a code, and comes back
    Given the extension runs the handler "SigningVaultBesideWebApp"
    When the user taps "Sign in on the web"
    And everything settles
    And the user taps "Continue"
    And the user leaves the app
    And 30 seconds pass
    And the user comes to "shiny://signed-in?code=42" in the browser
    And everything settles
    Then the session comes back with "shiny://signed-in?code=42"

  @AS-49
  Scenario: An app that gives up after a minute
    Given the extension runs the handler "SigningVaultBesideHurriedWebApp"
    When the user taps "Sign in on the web"
    And 61 seconds pass
    Then the session ends with canceledLogin
    And the system's sheet is off screen

  @AS-48
  Scenario: There is room for one browser
    Given the extension runs the handler "SigningVaultBesideDoubleWebApp"
    When the user taps "Sign in on the web"
    And everything settles
    Then the session ends with presentationContextInvalid
    And the system's sheet is on screen
    When the user taps "Cancel"
    And everything settles
    Then the session ends with canceledLogin

  @AS-47
  Scenario: An extension's browser goes over its interface
    Given the provider is enabled
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    And the extension runs the handler "BrowsingVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the session ends with presentationContextInvalid
    And the extension's interface is on screen
    When the user taps "Sign in on the web"
    And everything settles
    And the user taps "Continue"
    And the user comes to "vault://signed-in" in the browser
    And everything settles
    Then the session comes back with "vault://signed-in"
    And the form is filled with "jappleseed" and "correct horse"
