@_exported public import Security
@_exported public import UIKit

/// What presents an extension's view.
@available(iOS 12.0, *)
public typealias ASViewController = UIViewController
/// Where an app wants something shown.
@available(iOS 12.0, *)
public typealias ASPresentationAnchor = UIWindow
