import UIKit

/// Keeps something, by what a query says of it.
///
/// What is kept is on the rehearsed phone, and stays there when a process ends. Without a group it is in the first access
/// group of the entitlements, or else the app's own or the extension's own; a group has to be one that whoever asks
/// belongs to.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  KeychainQuery.perform(attributes) { query throws(KeychainRefusal) in
    var item = query.attributes
    item[kSecValueData] = attributes[kSecValueData] as? Data ?? Data()
    if let key = attributes[kSecValueRef] as? SecKey {
      item = key.attributes.merging(item) { $1 }
      item[kSecValueData] = Data(key.bytes)
    }
    item = KeychainQuery.guarded(item)
    if item[kSecAttrAccessible] == nil { item[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked }
    let kept = try query.keep(item)
    if let result { result.pointee = query.answer([kept.told], isOne: true) }
  }
}

/// Finds what is kept, by what a query says of it: in every group of whoever asks, where it names none.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  KeychainQuery.perform(query) { query throws(KeychainRefusal) in
    let found = try query.readable(query.items.map(\.told))
    guard !found.isEmpty else { throw KeychainRefusal(errSecItemNotFound) }
    let isOne =
      query.said[kSecMatchLimit] as? String != kSecMatchLimitAll
      && query.said[kSecMatchLimit] as? Int ?? 1 == 1
    if let result { result.pointee = query.answer(found, isOne: isOne) }
  }
}

/// Changes what is kept, by what a query says of it.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  KeychainQuery.perform(query) { query throws(KeychainRefusal) in
    let found = query.items
    guard !found.isEmpty else { throw KeychainRefusal(errSecItemNotFound) }
    let group = try query.group(named: attributesToUpdate)
    for kept in found {
      let changed = kept.item.merging(KeychainQuery.guarded(attributesToUpdate)) { $1 }
      try query.keep(changed, in: group ?? kept.group, insteadOf: kept)
    }
  }
}

/// Forgets what is kept, by what a query says of it.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  KeychainQuery.perform(query) { query throws(KeychainRefusal) in
    let found = query.items
    guard !found.isEmpty else { throw KeychainRefusal(errSecItemNotFound) }
    found.forEach(query.forget)
  }
}

/// What chance comes from.
public struct SecRandomRef: Sendable {
  fileprivate init() {}
}

/// The chance of the run.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills bytes by chance: that of the run, which is the same every time.
public func SecRandomCopyBytes(
  _ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var chance = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255, using: &chance), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
