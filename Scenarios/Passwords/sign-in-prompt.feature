@passwords
Feature: What the system says after signing in

  Who signs in to the app with a password that is weak or breached is asked at once whether to upgrade. A
  password that is merely used twice is no reason to bother anybody, and an app can keep its users from being
  asked.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the extension runs the handler "Trusting"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AM-1 @PM-6
  Scenario: A weak password is upgraded right after signing in
    When the user signs in to the app as "jappleseed"
    Then the sign-in prompt is on screen
    And the sign-in prompt says "This password is easily guessed."
    When the user upgrades "jappleseed" to a strong password from the sign-in prompt
    Then the sign-in prompt is off screen
    When everything settles
    Then the request succeeds
    When the user signs in to the app as "jappleseed"
    Then the sign-in prompt is off screen

  @PM-6
  Scenario: The user has no time for it
    When the user signs in to the app as "jappleseed"
    And the user dismisses the sign-in prompt
    Then the sign-in prompt is off screen
    And changePasswordWithoutUserInteraction is never called

  @PM-6
  Scenario: A breached password is one to speak of, however strong
    Given the keychain holds:
      | service       | user       | password     |
      | shiny.example | jappleseed | h7#kQ2!vM9xw |
    And the password "h7#kQ2!vM9xw" is among the most often breached
    When the user signs in to the app as "jappleseed"
    Then the sign-in prompt says "This password is known from a data breach. Anybody who has seen it can try it here: change it now."
    When the user dismisses the sign-in prompt

  @PM-6 @CX-11
  Scenario: A password that is used twice is not
    Given the keychain holds:
      | service       | user       | password             |
      | shiny.example | jappleseed | hupvEw-fodne1-qabjyg |
      | other.example | jappleseed | hupvEw-fodne1-qabjyg |
    When the user signs in to the app as "jappleseed"
    Then the sign-in prompt is never shown
    But a strong password is offered to "jappleseed" from a security recommendation

  @AM-26
  Scenario: An app can keep its users from being asked
    Given the app opts out of the sign-in prompt
    When the user signs in to the app as "jappleseed"
    Then the sign-in prompt is never shown
    And a strong password is not offered to "jappleseed" from the sign-in prompt because "Shiny opted out of the prompt after signing in"

  @AM-2
  Scenario: Where nothing can be offered, nothing is asked
    Given the keychain holds:
      | service       | user       | password |
      | other.example | jappleseed | kitten1  |
    When the user signs in to the app as "jappleseed"
    Then the sign-in prompt is never shown
