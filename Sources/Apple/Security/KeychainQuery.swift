import Rehearsal
import UIKit

/// What somebody asks of what is kept, and where that is.
struct KeychainQuery {
  /// What the query says.
  let said: [String: Any]
  private let keeper: any Keeper
  /// Where it looks; the first is where it keeps what is new.
  private let groups: [AccessGroup]

  /// Does something with a query, and says how it ended.
  static func perform(
    _ said: CFDictionary, _ work: (KeychainQuery) throws(KeychainRefusal) -> Void
  ) -> OSStatus {
    do throws(KeychainRefusal) {
      try work(KeychainQuery(said))
      return errSecSuccess
    } catch {
      return error.status
    }
  }

  private init(_ said: CFDictionary) throws(KeychainRefusal) {
    self.said = said
    keeper = Backstage.keeper
    guard let kind = said[kSecClass] as? String,
      [kSecClassGenericPassword, kSecClassInternetPassword, kSecClassKey].contains(kind)
    else { throw KeychainRefusal(errSecParam) }
    if let group = said[kSecAttrAccessGroup] as? String {
      groups = [try Self.group(group, of: keeper)]
    } else {
      groups = keeper.accessGroups
    }
  }

  private static func group(_ name: String, of keeper: any Keeper) throws(KeychainRefusal) -> AccessGroup {
    if let group = keeper.accessGroup(name) { return group }
    keeper.log(
      "the Keychain refuses the group \(name) (-34018), which no entitlement names: share it on the phone with "
        + "containers.share, or in a scenario with “the app and its extension share the group”")
    throw KeychainRefusal(errSecMissingEntitlement)
  }

  /// The group that attributes name; `nil` where they name none.
  func group(named attributes: [String: Any]) throws(KeychainRefusal) -> AccessGroup? {
    guard let name = attributes[kSecAttrAccessGroup] as? String else { return nil }
    return try Self.group(name, of: keeper)
  }

  /// What there is of the items that a query means once it is clear whether their owner is asked for.
  ///
  /// Who is recognized already is not asked again. Nobody is asked for what is only known of an item.
  func readable(_ items: [[String: Any]]) throws(KeychainRefusal) -> [[String: Any]] {
    let context = said[kSecUseAuthenticationContext] as? any OwnerAsking
    guard context?.hasRecognizedOwner != true else { return items }
    let guarded = items.count { Self.asksForOwner($0) }
    guard guarded > 0 else { return items }
    if said[kSecUseAuthenticationUI] as? String == kSecUseAuthenticationUISkip {
      return items.filter { !Self.asksForOwner($0) }
    }
    let mayNotAsk =
      said[kSecUseAuthenticationUI] as? String == kSecUseAuthenticationUIFail
      || said[kSecUseNoAuthenticationUI] as? Bool == true || context?.mayNotAsk == true
    if mayNotAsk { throw KeychainRefusal(errSecInteractionNotAllowed) }
    guard said[kSecReturnData] as? Bool == true else { return items }
    notModelled(
      "the question of the Keychain for the owner of an item: evaluate an LAContext, and hand it over by "
        + "kSecUseAuthenticationContext")
  }

  private static func asksForOwner(_ item: [String: Any]) -> Bool {
    (item[kSecAttrAccessControl] as? Int).map {
      !SecAccessControlCreateFlags(rawValue: UInt($0)).isDisjoint(with: .owner)
    } ?? false
  }

  /// An item with what says who may read it, as it is kept.
  static func guarded(_ item: [String: Any]) -> [String: Any] {
    guard let control = item[kSecAttrAccessControl] as? SecAccessControl else { return item }
    return item.merging([
      kSecAttrAccessControl: Int(control.flags.rawValue), kSecAttrAccessible: control.protection,
    ]) { $1 }
  }

  private static let mark = Containers.keychainMark

  /// What is known of an item, without what is wanted of it.
  var attributes: [String: Any] {
    said.filter { name, _ in
      !name.hasPrefix("r_") && !name.hasPrefix("m_") && !name.hasPrefix("u_") && name != "nleg"
        && name != kSecValueRef
    }
  }

  /// By what an item is told from others of its kind.
  private static func key(of item: [String: Any]) -> String {
    let parts: [String]
    switch item[kSecClass] as? String {
    case kSecClassInternetPassword:
      parts = [kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath]
    case kSecClassKey:
      parts = [kSecAttrApplicationTag, kSecAttrLabel, kSecAttrKeyClass, kSecAttrApplicationLabel]
    default: parts = [kSecAttrAccount, kSecAttrService]
    }
    let isShared = item[kSecAttrSynchronizable] as? Bool == true
    let told = parts.map { text(of: item[$0]) } + (isShared ? ["synchronizable"] : [])
    return mark + ([text(of: item[kSecClass])] + told).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func text(of value: Any?) -> String {
    switch value {
    case let data as Data: String(validating: data, as: UTF8.self) ?? data.hexadecimal
    case let value?: "\(value)"
    case nil: ""
    }
  }

  /// An item as it is kept.
  struct Kept {
    let group: AccessGroup
    let key: String
    let item: [String: Any]

    /// The item with the group that it is in, as attributes that are given have it.
    var told: [String: Any] { item.merging([kSecAttrAccessGroup: group.name]) { own, _ in own } }
  }

  /// Everything of the kind that is kept where the query looks.
  private var all: [Kept] { groups.flatMap(all) }

  private func all(in group: AccessGroup) -> [Kept] {
    keeper.everything(in: group.container, under: Self.mark).sorted { $0.key < $1.key }
      .compactMap { key, stored in
        (stored.object as? [String: Any]).map { Kept(group: group, key: key, item: $0) }
      }
      .filter { text(of: $0.item[kSecClass]) == text(of: said[kSecClass]) }
  }

  private func text(of value: Any?) -> String { Self.text(of: value) }

  /// What the query means.
  var items: [Kept] {
    let passedOver: Set = [
      kSecValueData, kSecAttrAccessGroup, kSecAttrAccessible, kSecAttrSynchronizable, kSecAttrAccessControl,
    ]
    let wanted = attributes.filter { !passedOver.contains($0.key) }
    let sharing = said[kSecAttrSynchronizable]
    return all.filter { kept in
      let item = kept.item
      let isShared = item[kSecAttrSynchronizable] as? Bool == true
      let isRight = sharing as? String == kSecAttrSynchronizableAny || isShared == (sharing as? Bool ?? false)
      return isRight && wanted.allSatisfy { text(of: item[$0.key]) == text(of: $0.value) }
    }
  }

  /// Keeps a new item where the query looks first; hands over what is kept.
  func keep(_ item: [String: Any]) throws(KeychainRefusal) -> Kept {
    try keep(item, in: groups.first ?? .nobodys, insteadOf: nil)
  }

  /// Keeps an item in a group, in place of the one that it was, and of no other.
  @discardableResult
  func keep(
    _ item: [String: Any], in group: AccessGroup, insteadOf old: Kept?
  ) throws(KeychainRefusal) -> Kept {
    let key = Self.key(of: item)
    guard let stored = Stored(item) else { throw KeychainRefusal(errSecParam) }
    if old?.key != key || old?.group != group {
      guard all(in: group).allSatisfy({ $0.key != key }) else { throw KeychainRefusal(errSecDuplicateItem) }
      if let old { forget(old) }
    }
    keeper.keep(stored, as: key, in: group.container)
    return Kept(group: group, key: key, item: item)
  }

  /// Forgets an item.
  func forget(_ kept: Kept) {
    keeper.keep(nil, as: kept.key, in: kept.group.container)
  }

  /// What is given for items, as the query wants it.
  func answer(_ items: [[String: Any]], isOne: Bool) -> AnyObject? {
    let answers = items.compactMap { answer($0) }
    return isOne ? answers.first.map { $0 as AnyObject } : answers.isEmpty ? nil : answers as AnyObject
  }

  /// One thing by itself, and several by their names.
  private func answer(_ item: [String: Any]) -> Any? {
    let wantsAttributes = said[kSecReturnAttributes] as? Bool == true
    var answer = wantsAttributes ? item.filter { $0.key != kSecValueData } : [:]
    if said[kSecReturnData] as? Bool == true, item[kSecAttrTokenID] == nil {
      answer[kSecValueData] = item[kSecValueData] as? Data ?? Data()
    }
    if said[kSecReturnRef] as? Bool == true, let data = item[kSecValueData] as? Data {
      let isRecognized =
        (said[kSecUseAuthenticationContext] as? any OwnerAsking)?.hasRecognizedOwner == true
      answer[kSecValueRef] = SecKey(
        Array(data), item, asksForOwner: Self.asksForOwner(item) && !isRecognized)
    }
    return wantsAttributes || answer.count > 1 ? answer : answer.first?.value
  }
}

/// Why a query is not carried out.
struct KeychainRefusal: Error {
  let status: OSStatus

  init(_ status: OSStatus) {
    self.status = status
  }
}
