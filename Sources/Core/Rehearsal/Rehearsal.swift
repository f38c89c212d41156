@_exported public import ExtensionLifecycle
@_exported public import PhoneModel
