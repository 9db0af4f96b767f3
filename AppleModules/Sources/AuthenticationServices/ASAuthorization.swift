import UIKit

/// A user's consent, with the credential that it gives to the app.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  // Constant after initialization.
  public let credential: any ASAuthorizationCredential

  init(_ credential: any ASAuthorizationCredential) {
    self.credential = credential
    super.init()
  }
}

public protocol ASAuthorizationCredential: AnyObject {}

public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

/// The account of a user who signed in with Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  // Constant after initialization.
  public let user = "000000.simulated.0000"
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data? = Data("code".utf8)
  public let identityToken: Data? = Data("token".utf8)
  public let email: String?
  public let fullName: PersonNameComponents?
  public let realUserStatus = ASUserDetectionStatus.likelyReal

  @MainActor init(_ request: ASAuthorizationAppleIDRequest) {
    state = request.state
    authorizedScopes = request.requestedScopes ?? []
    email = authorizedScopes.contains(.email) ? SimulatedAuthorization.email : nil
    var name = PersonNameComponents()
    if authorizedScopes.contains(.fullName) {
      let parts = SimulatedAuthorization.name.split(separator: " ").map(String.init)
      name.givenName = parts.first
      name.familyName = parts.dropFirst().last
    }
    fullName = name
    super.init()
  }
}

/// A user's saved password.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, Sendable {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}

/// Why a user isn't signed in.
public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) {
    self.code = code
  }
}
