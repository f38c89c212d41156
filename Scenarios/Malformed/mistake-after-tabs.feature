Feature: The caret finds its place after tabs

	Scenario: Tabs
		When the user	taps "OK"
		Then the request suceeds
