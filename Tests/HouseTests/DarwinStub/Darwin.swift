// A stand-in for Apple's C library, by which the Darwin side of a room is type-checked on Linux: the names that both
// systems have, and those that only Apple's has or has otherwise.
@_exported import Glibc

/// Has a socket tell its writer where nobody listens, instead of ending it.
public let SO_NOSIGPIPE: Int32 = 0x1022
/// The kind of socket that is a stream; a type of its own elsewhere.
public let SOCK_STREAM: Int32 = 1
