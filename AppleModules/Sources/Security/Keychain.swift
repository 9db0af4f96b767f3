@_exported import Foundation

// Core Foundation's names, as the types they bridge to on iOS.
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFTypeRef = AnyObject
public typealias CFData = Data
// An object, since apps compare numbers with it by identity.
public typealias CFBoolean = NSNumber
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

public typealias OSStatus = Int32
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecAuthFailed: OSStatus = -25293
public let errSecUserCanceled: OSStatus = -128
public let errSecUnimplemented: OSStatus = -4
public let errSecAllocate: OSStatus = -108
public let errSecBadReq: OSStatus = -909
public let errSecNotAvailable: OSStatus = -25291
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecInternalError: OSStatus = -2070
public let errSecMissingEntitlement: OSStatus = -34018

public let kSecClass = "class"
public let kSecClassGenericPassword = "genp"
public let kSecClassInternetPassword = "inet"
public let kSecClassCertificate = "cert"
public let kSecClassKey = "keys"
public let kSecClassIdentity = "idnt"
public let kSecAttrAccount = "acct"
public let kSecAttrService = "svce"
public let kSecAttrServer = "srvr"
public let kSecAttrGeneric = "gena"
public let kSecAttrLabel = "labl"
public let kSecAttrAccessGroup = "agrp"
public let kSecAttrSynchronizable = "sync"
public let kSecAttrAccessible = "pdmn"
public let kSecAttrAccessibleWhenUnlocked = "ak"
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
public let kSecAttrAccessibleAlways = "dk"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
public let kSecValueData = "v_Data"
public let kSecReturnData = "r_Data"
public let kSecReturnAttributes = "r_Attributes"
public let kSecReturnRef = "r_Ref"
public let kSecMatchLimit = "m_Limit"
public let kSecMatchLimitOne = "m_LimitOne"
public let kSecMatchLimitAll = "m_LimitAll"
public let kSecUseAuthenticationContext = "u_AuthCtx"
public let kSecAttrAccessControl = "accc"

/// The items of this launch, which aren't stored.
private final class Keychain {
  // Accessed only under the lock.
  nonisolated(unsafe) static var items: [[String: Any]] = []
  static let lock = NSLock()

  /// The attributes that identify an item.
  private static let identity = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrGeneric,
    kSecAttrAccessGroup, kSecAttrLabel,
  ]

  static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    identity.allSatisfy { key in
      guard let wanted = query[key] else { return true }
      return item[key].map { "\($0)" == "\(wanted)" } ?? false
    }
  }
}

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.lock.withLock {
    if Keychain.items.contains(where: { Keychain.matches($0, attributes) }) {
      return errSecDuplicateItem
    }
    Keychain.items.append(attributes)
    return errSecSuccess
  }
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.lock.withLock {
    let found = Keychain.items.filter { Keychain.matches($0, query) }
    guard let first = found.first else { return errSecItemNotFound }
    let wantsAttributes = query[kSecReturnAttributes] as? Bool == true
    let wantsAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
    func answer(_ item: [String: Any]) -> Any {
      wantsAttributes ? item : item[kSecValueData] ?? Data()
    }
    result?.pointee = wantsAll ? found.map(answer) as AnyObject : answer(first) as AnyObject
    return errSecSuccess
  }
}

public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  Keychain.lock.withLock {
    let found = Keychain.items.indices.filter { Keychain.matches(Keychain.items[$0], query) }
    guard !found.isEmpty else { return errSecItemNotFound }
    for index in found { Keychain.items[index].merge(attributes) { $1 } }
    return errSecSuccess
  }
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.lock.withLock {
    let count = Keychain.items.count
    Keychain.items.removeAll { Keychain.matches($0, query) }
    return Keychain.items.count < count ? errSecSuccess : errSecItemNotFound
  }
}

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  "OSStatus \(status)"
}
