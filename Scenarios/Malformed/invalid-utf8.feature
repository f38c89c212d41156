Feature: Bytes that are no text

  Scenario: A stray byte
    When the user taps "Café" twice
    Then nothing is pending
