import Foundation

/// An error of WebKit.
public struct WKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
}

extension WKError: LocalizedError, CustomNSError {
  public static var errorDomain: String { "WKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "A JavaScript exception occurred" }
}
