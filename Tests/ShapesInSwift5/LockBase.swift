// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These are written as extensions are, not as this project is.

import AuthenticationServices

/// In a file of its own, because a class over it is to find what it overrides.
public class LockBase: UIViewController {
  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }

  public override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}
