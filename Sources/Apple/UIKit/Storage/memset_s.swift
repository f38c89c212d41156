/// The number of an error, as C calls it on Apple's systems.
public typealias errno_t = Int32
/// A size that is not too large, as C calls it there.
public typealias rsize_t = Int

/// Writes one byte everywhere in some memory, also where nobody reads it any more; not beyond its end.
@discardableResult
public func memset_s(
  _ s: UnsafeMutableRawPointer?, _ smax: rsize_t, _ c: Int32, _ n: rsize_t
) -> errno_t {
  guard let s, smax >= 0 else { return EINVAL }
  let isWithin = 0...smax ~= n
  s.initializeMemory(as: UInt8.self, repeating: UInt8(truncatingIfNeeded: c), count: isWithin ? n : smax)
  return isWithin ? 0 : EOVERFLOW
}
