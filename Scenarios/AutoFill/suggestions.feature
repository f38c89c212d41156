@autofill
Feature: Suggestions over the keyboard

  A provider tells the system beforehand what it could fill in: services and user names, and no secret. When the user
  turns to a form, the system looks there and nowhere else, and the extension sleeps on.

  Background:
    Given the app "Vault" is associated with "vault.example"
    And the extension runs the handler "VaultInStep"

  @CP-8 @IS-1
  Scenario: Suggestions come from the identity store, and launch nothing
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    When the user turns to a form in an app of:
      | domain        |
      | shiny.example |
    Then the keyboard offers:
      | user       |
      | jappleseed |
    And the extension was never launched

  @CP-8
  Scenario: A provider that nobody has enabled offers nothing
    When the user turns to a form in an app of:
      | domain        |
      | shiny.example |
    Then the keyboard offers nothing
    And the extension was never launched

  @IS-9 @AS-26
  Scenario: Rank decides who comes first, and the keyboard has room for three
    Given the identity store holds:
      | user   | service       | record | rank |
      | anna   | shiny.example | 1      |      |
      | bert   | shiny.example | 2      | 5    |
      | carola | shiny.example | 3      | 1    |
      | dora   | shiny.example | 4      | 9    |
    When the user turns to the form at "https://shiny.example/login"
    Then the keyboard offers:
      | user   |
      | dora   |
      | bert   |
      | carola |

  @IS-9
  Scenario: Rank counts among the identities of one service only
    Given the identity store holds:
      | user | service       | record | rank |
      | anna | example.com   | 1      | 9    |
      | bert | m.example.com | 2      | 1    |
      | dora | other.example | 3      | 99   |
    When the user turns to a form in an app of:
      | domain        |
      | example.com   |
      | m.example.com |
    Then the keyboard offers:
      | user |
      | bert |
      | anna |

  @AS-25 @AS-28
  Scenario: A page on a subdomain offers what belongs to its domain
    Given the identity store holds:
      | user       | service          | record |
      | jappleseed | shiny.example    | 1      |
      | stranger   | notshiny.example | 2      |
    When the user turns to the form at "https://m.shiny.example/login?next=%2F"
    Then the keyboard offers:
      | user       |
      | jappleseed |

  @AS-28
  Scenario Outline: A page at <url> offers what belongs to it
    Given the identity store holds:
      | user       | service   | record |
      | jappleseed | <service> | 1      |
      | stranger   | <other>   | 2      |
    When the user turns to the form at "<url>"
    Then the keyboard offers:
      | user       |
      | jappleseed |

    Examples:
        | url                          | service       | other         |
        | https://localhost:8080/login | localhost     | host          |
        | https://[2001:db8::1]/       | [2001:db8::1] | [2001:db8::2] |
        | http://192.168.1.10/login    | 192.168.1.10  | 1.10          |
        | https://www.shop.co.uk/      | shop.co.uk    | co.uk         |

  @AS-28
  Scenario: Siblings come last, and are told of as something nobody knows for sure
    Given the identity store holds:
      | user    | service            | record |
      | sibling | mail.shiny.example | 1      |
      | own     | www.shiny.example  | 2      |
      | parent  | shiny.example      | 3      |
    When the user turns to the form at "https://www.shiny.example/login"
    Then the keyboard offers:
      | user    |
      | own     |
      | parent  |
      | sibling |

  @AS-28
  Scenario: Read the other way, siblings are not offered
    Given the identity store holds:
      | user    | service            | record |
      | sibling | mail.shiny.example | 1      |
      | parent  | shiny.example      | 3      |
    And the profile reads AS-28 as hostAndParents
    When the user turns to the form at "https://www.shiny.example/login"
    Then the keyboard offers:
      | user   |
      | parent |

  @CP-9
  Scenario Outline: Of two suggestions for one name the <number> is picked
    Given the identity store holds:
      | user       | service                    | record |
      | jappleseed | shiny.example              | 1      |
      | jappleseed | https://shiny.example/work | 3      |
    When the user turns to the form at "https://shiny.example/login"
    And the user picks the <number> suggestion "jappleseed"
    And everything settles
    And the user authenticates
    Then the form is filled with "jappleseed" and "<password>"
    And no rule is broken

    Examples:
        | number | password      |
        | 1st    | correct horse |
        | 2nd    | quiet river   |

  @CP-21
  Scenario: Passkeys and codes come up only where their capability is declared
    Given the identity store holds:
      | user       | service       | record | kind          | credential ID | user handle |
      | jappleseed | shiny.example | 1      |               |               |             |
      | robin      | shiny.example | 4      | passkey       | key-1         | robin-1     |
      | Shiny code | shiny.example | 5      | one-time code |               |             |
    When the user turns to the form at "https://shiny.example/login"
    Then the keyboard offers:
      | user       |
      | jappleseed |

  @IS-1
  Scenario: What the app saves comes up at once
    Given the provider is enabled
    When the user turns to the form at "https://shiny.example/login"
    Then the keyboard offers nothing
    When the app saves the identities:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    Then the keyboard offers:
      | user       |
      | jappleseed |
    When the app removes all identities
    Then the keyboard offers nothing

  @AS-9 @IS-14
  Scenario: Saving an identity again changes it and adds none
    Given the identity store holds:
      | user       | service       | record |
      | jappleseed | shiny.example | 1      |
    When the app saves the identities:
      | user       | service       | record | rank |
      | jappleseed | shiny.example | 1      | 7    |
    Then the identity store holds:
      | user       | service       | record | rank |
      | jappleseed | shiny.example | 1      | 7    |

  @AS-28
  Scenario: The only login there is comes up at a sibling of its host
    Given the identity store holds:
      | user       | service            | record |
      | jappleseed | mail.shiny.example | 1      |
    When the user turns to the form at "https://www.shiny.example/login"
    Then the keyboard offers:
      | user       |
      | jappleseed |

  @AS-28
  Scenario: Below a public suffix everybody has a site of their own
    Given these are public suffixes:
      | domain      |
      | pages.test  |
      | *.host.test |
    And the identity store holds:
      | user       | service           | record |
      | jappleseed | anna.pages.test   | 1      |
      | kim        | a.bert.pages.test | 2      |
      | robin      | www.shop.co.uk    | 3      |
      | carl       | carl.eu.host.test | 4      |
    When the user turns to the form at "https://b.bert.pages.test/login"
    Then the keyboard offers:
      | user |
      | kim  |
    When the user turns to the form at "https://other.co.uk/login"
    Then the keyboard offers nothing
    When the user turns to the form at "https://dora.eu.host.test/login"
    Then the keyboard offers nothing
