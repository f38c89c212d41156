// A test that rehearses speaks of phones, servers, situations and scenarios, and one import brings them all.
@_exported public import Rehearsal
@_exported public import RehearsalExplorer
@_exported public import RehearsalScenarios
