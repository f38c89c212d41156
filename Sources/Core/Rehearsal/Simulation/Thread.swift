#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which thread runs, by a number; only to know whether it is still the same.
enum Thread {
  static var current: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}
