@_exported public import Foundation

/// Where a method in the ways of Objective-C puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
