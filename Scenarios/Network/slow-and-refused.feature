@network @strong-password
Feature: A network that is slow, down, or says no

  Messages can take their time, never be answered, or be turned away by something that stands before the
  server. The handler has to say so in time, and nobody should be worse off.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    And the extension runs the handler "Waiting"

  Scenario: A slow network is only slow
    Given every server request takes 2 seconds
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the clock reads 4 seconds
    And the calls include, in order:
      | at        | caller  | call                          |
      | 0 seconds | handler | server.authorize              |
      | 2 seconds | handler | server.changePassword         |
      | 4 seconds | handler | completeChangePasswordRequest |

  @AM-11
  Scenario Outline: A message that is refused with <status> has done nothing
    Given the 1st "<message>" request is refused with <status>
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And completeChangePasswordRequest is never called
    And the server accepts the password "kitten1" of "jappleseed"

    Examples:
        | message        | status |
        | authorize      | 503    |
        | changePassword | 503    |
        | changePassword | 429    |

  @lock-out
  Scenario: A server that fails after it has done what it was asked
    Given the 1st "changePassword" request is done and then answered with 500
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the server accepts the password "rofnyz-4Kovfu-gihzyc" of "jappleseed"
    And "jappleseed" is locked out

  @AM-11
  Scenario: A reply that is cut short says nothing that can be used
    Given the 1st "authorize" request has its reply cut short
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the server accepts the password "kitten1" of "jappleseed"

  @AS-3
  Scenario Outline: The user confirms with another device, and <what comes of it>
    Given the extension runs the handler <handler>
    And the 1st "authorize" request has to be confirmed with another device, which takes <time>
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request <ends>
    And the user sees <screen>

    Examples:
        | what comes of it               | handler                | time       | ends     | screen     |
        | is waited for on screen        | "SayingWhatItWaitsFor" | 20 seconds | succeeds | no message |
        | is soon enough for the silence | "PollingInSilence"     | 5 seconds  | succeeds | no message |

  @AM-11
  Scenario: A session that has ended lets nothing through any more
    Given the 1st "changePassword" request finds its session ended
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the server accepts the password "kitten1" of "jappleseed"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds

  Scenario: Only the message that is named is hit
    Given the 2nd "authorize" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed

  Scenario: Nothing gets through while the network is down, and it can be tried again
    Given the network is down
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the user sees the default failure message
    And nobody is locked out
    When the network comes up
    And the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.authorize is called twice

  Scenario: The network goes down between two messages
    When the user upgrades "jappleseed" to a strong password from Settings
    And 50 milliseconds pass
    And the network goes down
    And everything settles
    Then the request fails with failed
    And server.changePassword is called once
    And the server accepts the password "kitten1" of "jappleseed"

  @AM-12
  Scenario: A handler can tell its user that it was the network
    Given the network is down
    And the extension runs the handler "Explaining"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the user sees the message "Shiny could not be reached."

  @AS-3 @lock-out
  Scenario: A handler waits for an answer that never comes, and the system does not
    Given the extension runs the handler "Waiting"
    And the 1st "changePassword" request is never answered
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request times out
    And the clock reads 10 seconds
    And the rule "AS-3" is broken
    And "jappleseed" is locked out

  @AS-3
  Scenario: Over a graceful server even that harms nobody
    Given the extension runs the handler "Waiting"
    And changes on the server take effect gracefully
    And the 1st "changePassword" request is never answered
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request times out
    And the rule "AS-3" is broken
    And the server and the keychain agree about "jappleseed"
    And nobody is locked out

  @AM-20
  Scenario: On screen an answer that never comes leaves the user with Cancel
    Given the server holds:
      | user       | password | second factor |
      | jappleseed | kitten1  | 424242        |
    And the 1st "verifyCode" request is never answered
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user types "424242" into "Code"
    And the user taps "Continue"
    And 5 minutes pass
    Then the extension's interface is on screen
    When the user taps the system Cancel button
    Then the request is canceled
    And nobody is locked out
