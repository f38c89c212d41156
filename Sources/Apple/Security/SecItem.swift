import UIKit

/// Keeps something, by what a query says of it.
///
/// What is kept is on the rehearsed phone, and stays there when a process ends. Without a group it is the app's own or
/// the extension's own; a group has to be one that whoever asks belongs to.
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
    let key = KeychainQuery.key(of: item)
    guard query.all.allSatisfy({ $0.key != key }) else { throw KeychainRefusal(errSecDuplicateItem) }
    try query.keep(item, as: key)
    if let result { result.pointee = query.answer([item], isOne: true) }
  }
}

/// Finds what is kept, by what a query says of it.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  KeychainQuery.perform(query) { query throws(KeychainRefusal) in
    let found = try query.readable(query.items.map(\.item))
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
    for (key, item) in found {
      let changed = item.merging(KeychainQuery.guarded(attributesToUpdate)) { $1 }
      let newKey = KeychainQuery.key(of: changed)
      if newKey != key {
        guard query.all.allSatisfy({ $0.key != newKey }) else { throw KeychainRefusal(errSecDuplicateItem) }
        try query.keep(nil, as: key)
      }
      try query.keep(changed, as: newKey)
    }
  }
}

/// Forgets what is kept, by what a query says of it.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  KeychainQuery.perform(query) { query throws(KeychainRefusal) in
    let found = query.items
    guard !found.isEmpty else { throw KeychainRefusal(errSecItemNotFound) }
    for (key, _) in found { try query.keep(nil, as: key) }
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
