@_exported public import Security
@_exported public import UIKit

/// What presents an extension's view.
public typealias ASViewController = UIViewController
/// Where an app wants something shown.
public typealias ASPresentationAnchor = UIWindow
