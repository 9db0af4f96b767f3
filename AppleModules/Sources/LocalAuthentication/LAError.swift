import Foundation

/// Why the user isn't authenticated.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
  public enum Code: Int, Error, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004

    public static let touchIDNotAvailable = biometryNotAvailable
    public static let touchIDNotEnrolled = biometryNotEnrolled
    public static let touchIDLockout = biometryLockout
    public static let watchNotAvailable = companionNotAvailable

    public static func ~= (pattern: Code, error: any Error) -> Bool {
      (error as? LAError)?.code == pattern
    }
  }

  public static let errorDomain = LAErrorDomain
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let notInteractive = Code.notInteractive
  public static let touchIDNotAvailable = Code.touchIDNotAvailable
  public static let touchIDNotEnrolled = Code.touchIDNotEnrolled
  public static let touchIDLockout = Code.touchIDLockout

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Authentication failed: \(code)."]
  }

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
  }
}

public let LAErrorDomain = "com.apple.LocalAuthentication"
