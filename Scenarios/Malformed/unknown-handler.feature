Feature: Handlers that nobody knows

  Background:
    Given the extension runs the handler "Trustin"

  Scenario Outline: One of the rows is mistyped
    Given the extension runs the handler "<handler>"
    When everything settles
    Then nothing is pending

    Examples:
      | handler  |
      | Trusting |
      | Grateful |
