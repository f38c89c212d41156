Feature: Password rules that are not understood

  Scenario: A rule that would hold for want of a rule
    When the user upgrades "jappleseed" to a strong password from Settings
    Then the generated password meets the password rules "minlenght: 8"
