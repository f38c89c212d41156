/// The words of queries; Apple's types of the same names are texts as well.

/// Which kind of thing it is.
public let kSecClass: CFString = "class"
/// A password of a website.
public let kSecClassInternetPassword: CFString = "inet"
/// A password of anything else.
public let kSecClassGenericPassword: CFString = "genp"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service.
public let kSecAttrService: CFString = "svce"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The group whose members share it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When it can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who may read it.
public let kSecAttrAccessControl: CFString = "accc"
/// What it is called on screen.
public let kSecAttrLabel: CFString = "labl"
/// What it is.
public let kSecAttrDescription: CFString = "desc"
/// What somebody noted with it.
public let kSecAttrComment: CFString = "icmt"
/// Anything else.
public let kSecAttrGeneric: CFString = "gena"
/// Whether it goes to other devices of its owner.
public let kSecAttrSynchronizable: CFString = "sync"
/// Both what goes to other devices and what does not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// By what an app finds its key.
public let kSecAttrApplicationTag: CFString = "atag"
/// By what a private key and its public one are known to belong together.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Of which kind a key is.
public let kSecAttrKeyType: CFString = "type"
/// On a curve with a prime.
@available(iOS 10.0, *)
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// On a curve with a prime, by an older name.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A product of two primes.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Whether a key is public or private.
public let kSecAttrKeyClass: CFString = "kcls"
/// It is public.
public let kSecAttrKeyClassPublic: CFString = "0"
/// It is private.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// How long a key is.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// Whether a new key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// What has a key and does not give it away.
@available(iOS 9.0, *)
public let kSecAttrTokenID: CFString = "tkid"
/// The part of the phone for such keys has it.
@available(iOS 9.0, *)
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// What is said of a new private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// What is said of a new public key.
public let kSecPublicKeyAttrs: CFString = "public"
/// When it was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// When it was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The way of speaking with the server.
public let kSecAttrProtocol: CFString = "ptcl"
/// The port of the server.
public let kSecAttrPort: CFString = "port"
/// The path at the server.
public let kSecAttrPath: CFString = "path"
/// The secret.
public let kSecValueData: CFString = "v_Data"
/// A key that there is already.
public let kSecValueRef: CFString = "v_Ref"
/// How many are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// One is wanted.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All are wanted.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The secret is wanted.
public let kSecReturnData: CFString = "r_Data"
/// What is known of it is wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// A reference is wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// A lasting reference is wanted.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// What the system says when it asks for the owner.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The context in which the owner was asked.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// What may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Whatever it takes may be asked.
@available(iOS 9.0, *)
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// What would have to be asked for is passed over.
@available(iOS 9.0, *)
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Nothing may be asked, by an older name.
@available(iOS, deprecated: 9.0)
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Nothing may be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Whether it is kept as on iOS, on a Mac.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// While the phone is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the phone was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the phone is unlocked, and nowhere else.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the phone was unlocked, and nowhere else.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While there is a passcode, and nowhere else.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// At any time, which Apple advises against.
@available(iOS, deprecated: 12.0)
public let kSecAttrAccessibleAlways: CFString = "dk"
/// At any time, and nowhere else, which Apple advises against.
@available(iOS, deprecated: 12.0)
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
