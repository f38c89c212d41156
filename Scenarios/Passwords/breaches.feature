@passwords
Feature: How the phone finds out about breaches

  The most often breached passwords the phone knows by itself. For the others it asks, a few passwords at a time
  and always in questions of the same size, and hands out no more of each than a bucket it falls into. Who has a
  breached password is notified.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the extension runs the handler "Trusting"
    And the keychain holds:
      | service       | user | password             |
      | shiny.example | ann  | h7#kQ2!vM9xw         |
      | other.example | bob  | h7#kQ2!vM9xw         |
      | third.example | cy   | hupvEw-fodne1-qabjyg |

  @PM-2 @PM-3
  Scenario: A breached password is found out, and the notification leads to the recommendations
    Given the breach service knows the password "h7#kQ2!vM9xw"
    Then the user is not notified
    When the phone checks the saved passwords
    Then the breach service is called once
    And the user is notified with "The password of bob at other.example is known from a data breach."
    And the security recommendations are:
      | user | priority | warnings         |
      | bob  | high     | breached, reused |
      | ann  | high     | breached, reused |
    When the user opens the notification
    Then the list of security recommendations is on screen

  @PM-3
  Scenario: Nobody is told twice
    Given the breach service knows the password "hupvEw-fodne1-qabjyg"
    When the phone checks the saved passwords
    And the phone checks the saved passwords
    Then the breach service is called twice
    And the user is notified with "The password of cy at third.example is known from a data breach."

  @PM-1
  Scenario: For what the phone knows by itself it needs no network
    Given the password "h7#kQ2!vM9xw" is among the most often breached
    And the breach service knows the password "hupvEw-fodne1-qabjyg"
    And the network is down
    When the phone checks the saved passwords
    Then the user is notified with "The password of bob at other.example is known from a data breach."
    When the network comes up
    And the phone checks the saved passwords
    Then the user is notified with "The password of cy at third.example is known from a data breach."

  @PM-1
  Scenario: A password that nobody knows of leads to nothing
    Given the breach service knows the password "somebody else's"
    When the phone checks the saved passwords
    Then the breach service is called once
    And the user is not notified
    And the list of security recommendations is never shown

  @PM-1
  Scenario: Who does not want breaches detected is not asked about
    Given the breach service knows the password "h7#kQ2!vM9xw"
    And the user lets breached passwords go undetected
    When the phone checks the saved passwords
    Then the breach service is never called
    And the user is not notified
