// Kinds of data as they were named before iOS 14; `UniformTypeIdentifiers` has the others. Core Foundation's texts are
// texts here, so that `kUTTypePlainText as String` is one.

/// Anything at all.
@available(iOS, deprecated: 15.0) public let kUTTypeItem = "public.item"
/// What something holds.
@available(iOS, deprecated: 15.0) public let kUTTypeContent = "public.content"
/// Bytes.
@available(iOS, deprecated: 15.0) public let kUTTypeData = "public.data"
/// A folder.
@available(iOS, deprecated: 15.0) public let kUTTypeFolder = "public.folder"
/// An address.
@available(iOS, deprecated: 15.0) public let kUTTypeURL = "public.url"
/// The address of a file.
@available(iOS, deprecated: 15.0) public let kUTTypeFileURL = "public.file-url"
/// Text.
@available(iOS, deprecated: 15.0) public let kUTTypeText = "public.text"
/// Text without a look.
@available(iOS, deprecated: 15.0) public let kUTTypePlainText = "public.plain-text"
/// Text in the letters of everybody.
@available(iOS, deprecated: 15.0) public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Text with a look.
@available(iOS, deprecated: 15.0) public let kUTTypeRTF = "public.rtf"
/// A page of the web.
@available(iOS, deprecated: 15.0) public let kUTTypeHTML = "public.html"
/// Values in a tree.
@available(iOS, deprecated: 15.0) public let kUTTypeXML = "public.xml"
/// Values as JavaScript writes them.
@available(iOS, deprecated: 15.0) public let kUTTypeJSON = "public.json"
/// A property list.
@available(iOS, deprecated: 15.0) public let kUTTypePropertyList = "com.apple.property-list"
/// A picture.
@available(iOS, deprecated: 15.0) public let kUTTypeImage = "public.image"
/// A picture as cameras make it.
@available(iOS, deprecated: 15.0) public let kUTTypeJPEG = "public.jpeg"
/// A picture without a loss.
@available(iOS, deprecated: 15.0) public let kUTTypePNG = "public.png"
/// A film.
@available(iOS, deprecated: 15.0) public let kUTTypeMovie = "public.movie"
/// A document to print.
@available(iOS, deprecated: 15.0) public let kUTTypePDF = "com.adobe.pdf"
/// Several files in one.
@available(iOS, deprecated: 15.0) public let kUTTypeArchive = "public.archive"
/// Somebody's address.
@available(iOS, deprecated: 15.0) public let kUTTypeVCard = "public.vcard"
