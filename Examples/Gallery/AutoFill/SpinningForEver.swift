import Rehearsal

/// Shows that it is busy when it is enabled, and never says that it is set up.
final class SpinningForEver: Drawer {
  override func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    context.show(.label("Setting up your drawer.")) { _ in }
  }
}
