import UIKit

/// Receives the messages of a page's scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives the messages of a page's scripts, and replies.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}

/// The bridge between an app and the scripts of its pages.
///
/// It retains the message handlers until they are removed, as on iOS: a screen that is the handler of its own web view
/// leaks.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var replyingHandlers: [String: any WKScriptMessageHandlerWithReply] = [:]

  public nonisolated override init() {}

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }

  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
  ) {
    handlers[name] = scriptMessageHandler
  }

  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {
    replyingHandlers[name] = scriptMessageHandlerWithReply
  }

  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
    replyingHandlers[name] = nil
  }

  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }

  open func removeAllScriptMessageHandlers() {
    handlers = [:]
    replyingHandlers = [:]
  }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  func deliver(_ body: Any, named name: String, from webView: WKWebView) {
    let message = WKScriptMessage(body: body, name: name, webView: webView)
    handlers[name]?.userContentController(self, didReceive: message)
    replyingHandlers[name]?.userContentController(self, didReceive: message) { _, _ in }
  }
}

open class WKContentWorld: NSObject, @unchecked Sendable {
  // It has no content.
  public static let page = WKContentWorld()
  public static let defaultClient = WKContentWorld()
  public static func world(name: String) -> WKContentWorld { WKContentWorld() }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script for the pages that a web view loads.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String
  open private(set) weak var webView: WKWebView?
  public let frameInfo = WKFrameInfo()

  init(body: Any, name: String, webView: WKWebView) {
    self.body = body
    self.name = name
    self.webView = webView
  }
}
