@_exported public import ExtensionLifecycle
@_exported public import PasswordStrength

// What is small and asked at every event, by the loop or for a fingerprint, is inlinable here: another room would call
// it otherwise, and would copy a whole app to look at its name. So is what is generic, which is made for its types only
// where its body can be seen. A type that is only for the package is usable from inline as well then: what is inlinable
// in it would be called all the same.
