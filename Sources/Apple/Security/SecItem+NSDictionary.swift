import UIKit

// Foundation's dictionary is Core Foundation's on a phone. Here the two have nothing in common, and so whatever takes one
// takes the other as well; in code that would do for either, Swift's own goes first.

/// Keeps something, by what a query says of it.
@_disfavoredOverload @discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  SecItemAdd(attributes.said, result)
}

/// Finds what is kept, by what a query says of it.
@_disfavoredOverload @discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  SecItemCopyMatching(query.said, result)
}

/// Changes what is kept, by what a query says of it.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  SecItemUpdate(query.said, attributesToUpdate.said)
}

/// Changes what is kept, by what a query says of it.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  SecItemUpdate(query.said, attributesToUpdate)
}

/// Changes what is kept, by what a query says of it.
@_disfavoredOverload @discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  SecItemUpdate(query, attributesToUpdate.said)
}

/// Forgets what is kept, by what a query says of it.
@_disfavoredOverload @discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(query.said) }

/// A new key, as a dictionary says.
@available(iOS 10.0, *) @_disfavoredOverload
public func SecKeyCreateRandomKey(
  _ parameters: NSDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  SecKeyCreateRandomKey(parameters.said, error)
}

/// A key from its bytes, as a dictionary says.
@available(iOS 10.0, *) @_disfavoredOverload
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: NSDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  SecKeyCreateWithData(keyData, attributes.said, error)
}

extension NSDictionary {
  /// What it says under names; nothing else means anything to the Keychain.
  fileprivate var said: CFDictionary {
    var said: CFDictionary = [:]
    for (name, value) in self {
      if let name = name as? String { said[name] = value }
    }
    return said
  }
}
