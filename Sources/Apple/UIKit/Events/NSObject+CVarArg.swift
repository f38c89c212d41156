// Foundation on Linux lets only its strings stand for `%@`. On a phone every object can.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What a format puts in place of the object: what it says of itself.
  public var _cVarArgObject: any CVarArg { self is NSString ? self : NSString(string: description) }

  /// Where the object is, which only means something for strings.
  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(unsafeBitCast(self, to: AnyObject.self)) }
}
