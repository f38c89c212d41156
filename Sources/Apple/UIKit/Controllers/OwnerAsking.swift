/// What has asked for the owner of the phone, for what lets nobody else in.
package protocol OwnerAsking: AnyObject {
  /// Whether the owner was recognized.
  var hasRecognizedOwner: Bool { get }
  /// Whether nobody may be asked.
  var mayNotAsk: Bool { get }
}
