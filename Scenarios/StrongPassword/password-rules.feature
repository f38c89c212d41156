@strong-password
Feature: The system's password follows the extension's rules

  An extension declares in its Info.plist which passwords its server takes. The system follows what it understands of
  that; where that is nothing, or nothing can meet it, it generates a password of its own format.

  Background:
    Given the app "Shiny" is associated with "shiny.example"
    And the extension runs the handler "Trusting"
    And the keychain holds:
      | service       | user       | password |
      | shiny.example | jappleseed | kitten1  |
    And the server holds:
      | user       | password |
      | jappleseed | kitten1  |

  @AM-4
  Scenario Outline: A password meets <rules>
    Given the extension declares the password rules "<rules>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request succeeds
    And the generated password meets the password rules "<rules>"
    And the server and the keychain agree about "jappleseed"

    Examples:
        | rules                                                                           |
        | minlength: 8; maxlength: 12; required: lower; required: upper; required: digit; |
        | allowed: digit; minlength: 6; maxlength: 6;                                     |
        | required: [!?]; required: digit; allowed: lower; max-consecutive: 2;            |
        | minlength: 64; max-repeating: 1; max-sequential: 2;                             |

  @AM-4
  Scenario: Without rules the system has a format of its own
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the generated password meets the password rules "minlength: 20; maxlength: 20; required: upper; required: digit; required: [-]; required: [-]; allowed: lower"

  @AS-21
  Scenario Outline: Rules that cannot be followed are passed over: <rules>
    Given the extension declares the password rules "<rules>"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the system passes over password rules because "<reason>"
    And the request succeeds
    And the keychain holds:
      | service       | user       | password   |
      | shiny.example | jappleseed | <password> |

    Examples:
        | rules                                        | reason                                                                                        | password             |
        | minlenght: 8                                 | there is no rule “minlenght”; none of the rules counts                                        | rofnyz-4Kovfu-gihzyc |
        | required: [a]b]                              | the class has ended before this; none of the rules counts                                     | rofnyz-4Kovfu-gihzyc |
        | allowed: [a]; max-repeating: 1; minlength: 2 | no password meets the rules: every password of the allowed characters breaks one of the rules | rofnyz-4Kovfu-gihzyc |
        | allowed: [x]; maxlength: 3; minlength: 3 ;   | the number of minlength does not end the rule; the rule does not count                        | xxx                  |

  Scenario: A service that takes less than its extension says
    Given the extension declares the password rules "allowed: [ab]; maxlength: 1; required: [a]"
    And the server rejects the password "a" because "a password has eight characters at least"
    When the user upgrades "jappleseed" to a strong password from Settings
    And everything settles
    Then the request fails with failed
    And the server and the keychain agree about "jappleseed"
