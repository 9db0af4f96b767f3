@_exported import UIKit

/// The window above which the system shows its sheet.
public typealias ASPresentationAnchor = UIWindow

/// The user's answer to the system's sheets, which a script or test sets.
@preconcurrency @MainActor public enum SimulatedAuthorization {
  /// Whether the user signs in rather than cancels.
  public static var isGranted = true
  /// The name and address that the user shares.
  public static var name = "Jane Appleseed"
  public static var email = "jane@example.com"
  /// The URL that a web page redirects to; `nil` cancels the session.
  public static var callbackURL: URL?
}

/// Asks the user to sign in, and reports the answer to the delegate in the next run loop turn.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  public struct RequestOptions: OptionSet, Sendable {
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)

    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  private var isPerforming = false

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests() {
    guard !isPerforming else { return }
    isPerforming = true
    _ = presentationContextProvider?.presentationAnchor(for: self)
    // The system retains the controller until the user has answered.
    HeadlessDevice.current.clock.schedule(after: .zero) { [self] in answer() }
  }

  open func performRequests(options: RequestOptions) { performRequests() }
  open func performAutoFillAssistedRequests() {}

  open func cancel() { finish(with: nil) }

  private func answer() {
    let request = authorizationRequests.first
    finish(
      with: SimulatedAuthorization.isGranted ? request?.credential().map(ASAuthorization.init) : nil
    )
  }

  private func finish(with authorization: ASAuthorization?) {
    guard isPerforming else { return }
    isPerforming = false
    if let authorization {
      delegate?.authorizationController(
        controller: self, didCompleteWithAuthorization: authorization)
    } else {
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
