import Rehearsal

/// Declares one-time codes, and leaves their list to the base class: a blank sheet comes up that nobody takes down.
final class ForgettingCodes: Drawer {}
