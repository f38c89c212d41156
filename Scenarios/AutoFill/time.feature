@autofill
Feature: A few seconds, and what comes after them

  Nobody sees that the extension works in silence. After a few seconds AutoFill gives up, unless somebody is debugging.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |

  @CP-14 @AS-31
  Scenario: Nothing is filled in for who takes too long
    Given the extension runs the handler "SleepyVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the request times out
    And nothing is filled in
    And the rule "CP-14" is broken

  @AS-39
  Scenario: What a process says long after nobody waits for it is never said, because it is suspended
    Given the extension runs the handler "SleepyVault"
    And the system suspends the process 1 second after its answer
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the request times out
    And the rule "CP-14" is broken

  @AS-39 @AS-5
  Scenario: Where it goes on, it answers a request that is over
    Given the extension runs the handler "SleepyVault"
    And the system lets the process go on after its answer
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    Then the request times out
    And the rule "CP-14" is broken
    And the rule "AS-5" is broken

  @CP-15
  Scenario Outline: Who debugs may take as long as they like
    Given the extension runs the handler "SleepyVault"
    And the extension is a <build> build
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the form is filled with "jappleseed" and "correct horse"
    And no rule is broken

    Examples:
        | build     |
        | debug     |
        | simulator |

  @CP-14
  Scenario: A system with more patience waits for it
    Given the extension runs the handler "SleepyVault"
    And AutoFill waits for 1 minute
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the request succeeds

  @CP-18 @AS-29
  Scenario: What cleans up after the answer hears when the system cannot wait
    Given the extension runs the handler "TidyVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And 1 second passes
    And the user authenticates
    And 1 second passes
    And the system ends the extension
    Then the calls include, in order:
      | caller | call              | with         |
      | system | completionHandler | expired: no  |
      | system | completionHandler | expired: yes |
    And the form is filled with "jappleseed" and "correct horse"

  @CP-18 @PL-7
  Scenario: What cleans up after the answer hears nothing when the process takes too much memory
    Given the extension runs the handler "TidyVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And 1 second passes
    And the user authenticates
    And 1 second passes
    And the system kills the extension for its memory
    Then the calls are exactly:
      | caller  | call                                              |
      | system  | provideCredentialWithoutUserInteractionForRequest |
      | handler | completeRequest                                   |
      | system  | fills                                             |
      | system  | completionHandler                                 |
    And the form is filled with "jappleseed" and "correct horse"

  @AS-62
  Scenario: What was to clean up after the answer never begins when the process ends before
    Given the extension runs the handler "TidyVault"
    And what cleans up begins 2 seconds after the answer
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And 1 second passes
    And the user authenticates
    And 1 second passes
    And the system ends the extension
    Then the calls are exactly:
      | caller  | call                                              |
      | system  | provideCredentialWithoutUserInteractionForRequest |
      | handler | completeRequest                                   |
      | system  | fills                                             |
    And the form is filled with "jappleseed" and "correct horse"

  @PL-2
  Scenario: A process that ends in the middle fills nothing in
    Given the extension runs the handler "SleepyVault"
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the suggestion "jappleseed"
    And 1 second passes
    And the system ends the extension
    Then the request is interrupted
    And nothing is filled in
