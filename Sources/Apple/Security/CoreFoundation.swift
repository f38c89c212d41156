@_exported public import UIKit

/// A text, as Core Foundation calls it.
public typealias CFString = String
/// A table, as Core Foundation calls it.
public typealias CFDictionary = [String: Any]
/// Data, as Core Foundation calls it.
public typealias CFData = Data
/// A list, as Core Foundation calls it.
public typealias CFArray = [Any]
/// Whether something is so, as Core Foundation calls it.
public typealias CFBoolean = Bool
/// Anything, as Core Foundation calls it; Swift's own values are no objects here, and are taken as they are.
public typealias CFTypeRef = Any
/// What went wrong, as Core Foundation calls it.
public typealias CFError = NSError
/// The outcome of a call; 0 for none of the errors.
public typealias OSStatus = Int32

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// Apple's is one.
/// It is so.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// Apple's is one.
/// It is not so.
public let kCFBooleanFalse: CFBoolean! = false
