import Rehearsal

/// Knows the calls with a request, which systems before iOS 17 never make.
final class NewCallsOnly: Drawer {}
