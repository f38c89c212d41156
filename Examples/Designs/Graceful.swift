import Rehearsal

/// Trusts like ``Trusting``, over a server that keeps the old way in until the new one has been used.
///
/// Nothing that can happen locks anybody out, because the handler never has to be right.
public final class Graceful: Trusting {}
