@network
Feature: One message does not arrive

  A handler that hears of a network error cannot tell whether its message was lost on the way or the answer on
  the way back. Three designs deal with that: trust that an error means nothing happened, ask what holds, or
  have a server that lets the old password in until the new one has been used.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @strong-password
  Scenario Outline: <handler>: a message that got lost on the way there has done nothing
    Given the extension runs the handler "<handler>"
    And the 1st "<message>" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the server accepts the password "kitten1" of "jappleseed"
    And the server and the keychain agree about "jappleseed"
    And nobody is locked out

    Examples:
        | handler  | message        |
        | Trusting | authorize      |
        | Trusting | changePassword |
        | Asking   | authorize      |
        | Asking   | changePassword |
        | Graceful | changePassword |

  @strong-password @lock-out
  Scenario: Trusting takes a lost reply for a lost message
    Given the extension runs the handler "Trusting"
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the calls are exactly:
      | at               | caller  | call                                 | with                           |
      | 0 seconds        | system  | changePasswordWithoutUserInteraction |                                |
      | 0 seconds        | handler | server.authorize                     |                                |
      | 100 milliseconds | handler | server.changePassword                | password: rofnyz-4Kovfu-gihzyc |
      | 200 milliseconds | handler | cancelRequest                        | error: failed                  |
    And the server accepts the password "rofnyz-4Kovfu-gihzyc" of "jappleseed"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And "jappleseed" is locked out
    And no rule is broken

  @strong-password
  Scenario: Asking finds out that the change went through
    Given the extension runs the handler "Asking"
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | at               | caller  | call                          | with                           |
      | 200 milliseconds | handler | server.signIn                 | password: rofnyz-4Kovfu-gihzyc |
      | 300 milliseconds | handler | completeChangePasswordRequest | password: rofnyz-4Kovfu-gihzyc |
    And the server and the keychain agree about "jappleseed"

  @strong-password
  Scenario: Asking finds out that it did not
    Given the extension runs the handler "Asking"
    And the 1st "changePassword" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the calls include, in order:
      | caller  | call          | with                                                   |
      | handler | server.signIn | password: rofnyz-4Kovfu-gihzyc                         |
      | handler | server.signIn | password: kitten1                                      |
      | handler | cancelRequest | error: failed, reason: Nothing was changed. Try again. |
    And the user sees the message "Nothing was changed. Try again."

  @strong-password @lock-out
  Scenario: Asking gets lost as well when the question is lost
    Given the extension runs the handler "Asking"
    And the 1st "changePassword" request loses its reply
    And the 1st "signIn" request is lost
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And "jappleseed" is locked out

  @strong-password
  Scenario: Graceful need not know, because its server keeps both passwords
    Given the extension runs the handler "Graceful"
    And changes on the server take effect gracefully
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the server accepts the password "kitten1" of "jappleseed"
    And the server accepts the password "rofnyz-4Kovfu-gihzyc" of "jappleseed"
    And the server and the keychain agree about "jappleseed"
    And nobody is locked out

  @strong-password @lock-out
  Scenario: Asking spoils the grace, because the question uses the new password
    Given the extension runs the handler "Asking"
    And changes on the server take effect gracefully
    And the 1st "changePassword" request loses its reply
    And the 1st "signIn" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the server refuses the password "kitten1" of "jappleseed"
    And "jappleseed" is locked out

  @strong-password
  Scenario: Saying the same change again is safe where the server takes it twice
    Given the extension runs the handler "Retrying"
    And the 1st "changePassword" request loses its reply
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.changePassword is called twice
    And the server and the keychain agree about "jappleseed"

  @strong-password
  Scenario Outline: <handler>: a message that arrives twice is as good as one
    Given the extension runs the handler "<handler>"
    And the 1st "changePassword" request arrives twice
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And server.changePassword is called once
    And the server and the keychain agree about "jappleseed"

    Examples:
        | handler  |
        | Trusting |
        | Asking   |
        | Graceful |

  @sign-in-with-apple @lock-out
  Scenario: Trusting loses the reply to the link, and with it the way in
    Given the extension runs the handler "Trusting"
    And the 1st "linkApple" request loses its reply
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And the server refuses the password "kitten1" of "jappleseed"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And "jappleseed" is locked out

  @sign-in-with-apple
  Scenario: Asking signs in with Apple to see whether the link holds
    Given the extension runs the handler "Asking"
    And Apple will return the user identifier "000777.cafe.0815"
    And the 1st "linkApple" request loses its reply
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request succeeds
    And the calls include, in order:
      | caller  | call                             | with                        |
      | handler | server.linkApple                 |                             |
      | handler | server.signIn                    | appleUser: 000777.cafe.0815 |
      | handler | completeUpgradeToSignInWithApple |                             |
    And the keychain holds nothing

  @sign-in-with-apple
  Scenario: Graceful goes on taking the password until Apple was used once
    Given the extension runs the handler "Graceful"
    And changes on the server take effect gracefully
    And the 1st "linkApple" request loses its reply
    When the user upgrades "jappleseed" to Sign in with Apple from Settings
    And everything settles
    And the user approves the Sign in with Apple sheet
    And everything settles
    Then the request fails with failed
    And the server accepts the password "kitten1" of "jappleseed"
    And nobody is locked out
