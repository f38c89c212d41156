@passwords
Feature: Change Password on Website

  The other button beside an upgrade opens the browser, and the extension never hears of it. The phone asks the
  site for the page where passwords are changed; a site that answers well to everything is not believed, and then
  a public list may know the page. When all else fails the front page has to do.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the extension runs the handler "Trusting"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |

  @AM-29
  Scenario: A site that knows where its passwords are changed
    Given the website "shiny.example" answers:
      | path                         | status | target            |
      | /.well-known/change-password | 302    | /account/password |
    When the user changes the password of "jappleseed" on the website
    Then the browser opens "https://shiny.example/account/password"
    And changePasswordWithoutUserInteraction is never called

  @AM-29
  Scenario: A site that finds everything is not believed
    Given the website "shiny.example" answers:
      | path                                                                            | status |
      | /.well-known/change-password                                                    | 200    |
      | /.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200 | 200    |
    And the page for changing a password at "shiny.example" is known to be "https://shiny.example/settings"
    When the user changes the password of "jappleseed" on the website
    Then the browser opens "https://shiny.example/settings"

  @AM-29
  Scenario: A site that would lead out of the secure web is not followed
    Given the website "shiny.example" answers:
      | path                         | status | target                        |
      | /.well-known/change-password | 302    | http://shiny.example/password |
    When the user changes the password of "jappleseed" on the website
    Then the browser opens "https://shiny.example/"

  @AM-29
  Scenario: A site of which nothing is known
    When the user changes the password of "jappleseed" on the website
    Then the browser opens "https://shiny.example/"

  @PM-7
  Scenario: Another device changes the password in the middle of an upgrade
    Given the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    When the user upgrades "jappleseed" to a strong password from Settings
    And the user changes the password of "jappleseed" to "other-device-1" with another device
    And everything settles
    Then the request fails with failed
    And the keychain holds:
      | service       | user       | password       |
      | shiny.example | jappleseed | other-device-1 |
    And the server and the keychain agree about "jappleseed"

  @PM-7
  Scenario: Where a name is saved at two sites, another device changes the one of the app
    Given the keychain holds:
      | service       | user       | password |
      | other.example | jappleseed | another1 |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    When the user changes the password of "jappleseed" to "other-device-1" with another device
    Then the keychain holds:
      | service       | user       | password       |
      | other.example | jappleseed | another1       |
      | shiny.example | jappleseed | other-device-1 |
    When the user changes the password of "jappleseed" at "other.example" on the website
    Then the browser opens "https://other.example/"

  @PM-7
  Scenario: What another device saves after an upgrade takes the place of the new password
    Given the server holds:
      | user       | password |
      | jappleseed | kitten1  |
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    And the user saves the password "kitten1" of "jappleseed" at "shiny.example" with another device
    Then the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And "jappleseed" is locked out
