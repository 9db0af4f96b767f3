import UIKit

/// What an authorization controller asks for.
@preconcurrency @MainActor open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }

  /// The credential of a user who signs in.
  func credential() -> (any ASAuthorizationCredential)? { nil }
}

public protocol ASAuthorizationProvider: AnyObject {}

@preconcurrency @MainActor open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

@preconcurrency @MainActor
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?

  override func credential() -> (any ASAuthorizationCredential)? {
    ASAuthorizationAppleIDCredential(self)
  }
}

/// Creates requests to sign in with Apple.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public nonisolated static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  public override init() { super.init() }

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    HeadlessDevice.current.clock.schedule(after: .zero) { completion(Self.state, nil) }
  }

  open func credentialState(forUserID userID: String) async throws -> CredentialState { Self.state }

  private static var state: CredentialState {
    SimulatedAuthorization.isGranted ? .authorized : .notFound
  }
}

@preconcurrency @MainActor
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
  override func credential() -> (any ASAuthorizationCredential)? {
    ASPasswordCredential(user: SimulatedAuthorization.email, password: "password")
  }
}

/// Creates requests for a saved password.
@preconcurrency @MainActor
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() { super.init() }

  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}
