@_exported public import ExtensionLifecycle
