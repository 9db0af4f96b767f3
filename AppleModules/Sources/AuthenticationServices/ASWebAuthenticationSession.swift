import UIKit

/// Signs the user in on a web page, which doesn't load here.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// What the page redirects to.
  public struct Callback: Sendable {
    public static func customScheme(_ customScheme: String) -> Callback { Callback() }
    public static func https(host: String, path: String) -> Callback { Callback() }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open var canStart: Bool { completion != nil && !isStarted }
  private var completion: CompletionHandler?
  private var isStarted = false

  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    completion = completionHandler
    super.init()
  }

  public convenience init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler)
  }

  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    guard presentationContextProvider?.presentationAnchor(for: self) != nil else { return false }
    isStarted = true
    // The app retains the session; without a reference to it, iOS ends it.
    HeadlessDevice.current.clock.schedule(after: .zero) { [weak self] in
      self?.finish(SimulatedAuthorization.callbackURL)
    }
    return true
  }

  open func cancel() { finish(nil) }

  private func finish(_ url: URL?) {
    let completion = completion
    self.completion = nil
    completion?(url, url == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil)
  }
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why a web page didn't sign the user in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  public static let canceledLogin = Code.canceledLogin

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) {
    self.code = code
  }
}
