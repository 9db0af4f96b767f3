import Foundation
import Security

/// When a password can be read; it always can, because the device is unlocked.
public enum Accessibility: Sendable {
  case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly
  case whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
}

public enum ProtocolType: Sendable {
  case ftp, ftps, http, https, imap, imaps, ldap, ldaps, smtp, ssh
}

public struct AuthenticationPolicy: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let userPresence = AuthenticationPolicy(rawValue: 1 << 0)
  public static let biometryAny = AuthenticationPolicy(rawValue: 1 << 1)
  public static let touchIDAny = biometryAny
  public static let biometryCurrentSet = AuthenticationPolicy(rawValue: 1 << 3)
  public static let touchIDCurrentSet = biometryCurrentSet
  public static let devicePasscode = AuthenticationPolicy(rawValue: 1 << 4)
  public static let or = AuthenticationPolicy(rawValue: 1 << 14)
  public static let and = AuthenticationPolicy(rawValue: 1 << 15)
}

/// Why the keychain refuses.
public enum Status: OSStatus, Error, Sendable {
  case success = 0
  case unimplemented = -4
  case param = -50
  case allocate = -108
  case userCanceled = -128
  case missingEntitlement = -34018
  case notAvailable = -25291
  case authFailed = -25293
  case duplicateItem = -25299
  case itemNotFound = -25300
  case interactionNotAllowed = -25308
  case decode = -26275
  case conversionError = -67594
  case unexpectedError = -99999

  public init(status: OSStatus) {
    self = Status(rawValue: status) ?? .unexpectedError
  }
}
