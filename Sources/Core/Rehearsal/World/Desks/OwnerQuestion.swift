/// What a person finds to tap where the system asks for the owner of the phone.
package enum OwnerQuestion {
  /// A face that is recognized.
  package static let face = "Face ID"
  /// One that is not.
  package static let anotherFace = "Face ID (another face)"
  /// After so many of those in a row only a passcode helps.
  package static let mostOtherFaces = 5
}
