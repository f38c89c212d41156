import UIKit

// Where something is to be put that was declared as CFTypeRef, in place of AnyObject.

/// Keeps something, and puts what a query wants of it somewhere.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>) -> OSStatus {
  put(into: result) { SecItemAdd(attributes, $0) }
}

/// Keeps something, and puts what a query wants of it somewhere.
@_disfavoredOverload @discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>) -> OSStatus {
  put(into: result) { SecItemAdd(attributes, $0) }
}

/// Finds what is kept, and puts it somewhere.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>) -> OSStatus
{
  put(into: result) { SecItemCopyMatching(query, $0) }
}

/// Finds what is kept, and puts it somewhere.
@_disfavoredOverload @discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>) -> OSStatus
{
  put(into: result) { SecItemCopyMatching(query, $0) }
}

private func put(
  into place: UnsafeMutablePointer<CFTypeRef?>, _ call: (UnsafeMutablePointer<AnyObject?>) -> OSStatus
) -> OSStatus {
  var found: AnyObject?
  let status = call(&found)
  if status == errSecSuccess { place.pointee = found }
  return status
}
