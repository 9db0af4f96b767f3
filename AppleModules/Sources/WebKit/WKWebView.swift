@_exported import FoundationNetworking
@_exported import UIKit

/// A web view whose requests are real and whose pages aren't shown.
///
/// It tells its delegates what they learn on a device. Its scripts have no page to run in.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// A copy of the configuration, with the same content controller.
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public let backForwardList = WKBackForwardList()
  public private(set) var isLoading = false {
    didSet {
      KeyValueChanges.report(self, \WKWebView.isLoading, named: "isLoading", from: oldValue)
    }
  }
  public private(set) var estimatedProgress = 0.0 {
    didSet {
      KeyValueChanges.report(
        self, \WKWebView.estimatedProgress, named: "estimatedProgress", from: oldValue)
    }
  }
  public private(set) var title: String? {
    didSet { KeyValueChanges.report(self, \WKWebView.title, named: "title", from: oldValue) }
  }
  /// The page's address; that of the requested page while it is loading.
  public private(set) var url: URL? {
    didSet { KeyValueChanges.report(self, \WKWebView.url, named: "url", from: oldValue) }
  }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var allowsMagnification = false
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor?

  private var load: PageLoad?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copied()
    super.init(frame: frame)
    addSubview(scrollView)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  // MARK: Loading

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    start(PageLoad(.request(request)))
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(PageLoad(.text(string, baseURL ?? URL(string: "about:blank"))))
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    start(PageLoad(.request(URLRequest(url: URL))))
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    start(PageLoad(.text(String(decoding: data, as: UTF8.self), baseURL)))
  }

  @discardableResult
  open func reload() -> WKNavigation? {
    guard let item = backForwardList.currentItem else { return nil }
    return start(PageLoad(item.content, type: .reload))
  }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  open func stopLoading() {
    load?.cancel()
    end()
  }

  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go(to:)) }

  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go(to:)) }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    start(PageLoad(item.content, type: .backForward, item: item))
  }

  private func start(_ new: PageLoad) -> WKNavigation {
    load?.cancel()
    load = new
    isLoading = true
    estimatedProgress = 0.1
    url = new.url
    // A delegate may be set right after the call.
    inLaterTurn { [weak self, weak new] in
      guard let self, let new, load === new else { return }
      decide(new)
    }
    return new.navigation
  }

  private func decide(_ load: PageLoad) {
    let action = WKNavigationAction(load.request, load.type)
    guard let delegate = navigationDelegate else { return proceed(load) }
    delegate.webView(self, decidePolicyFor: action) { [weak self, weak load] policy in
      guard let self, let load, self.load === load else { return }
      policy == .allow ? proceed(load) : end()
    }
  }

  private func proceed(_ load: PageLoad) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
    load.run { [weak self, weak load] result in
      guard let self, let load, self.load === load else { return }
      switch result {
      case .success(let page): respond(load, page)
      case .failure(let error):
        end()
        navigationDelegate?.webView(
          self, didFailProvisionalNavigation: load.navigation, withError: error)
      }
    }
  }

  private func respond(_ load: PageLoad, _ page: PageLoad.Page) {
    guard let response = page.response, let delegate = navigationDelegate else {
      return commit(load, page)
    }
    delegate.webView(self, decidePolicyFor: WKNavigationResponse(response)) {
      [weak self, weak load] policy in
      guard let self, let load, self.load === load else { return }
      policy == .allow ? commit(load, page) : end()
    }
  }

  private func commit(_ load: PageLoad, _ page: PageLoad.Page) {
    url = page.url
    backForwardList.visit(load, url: page.url, title: page.title)
    // The observers of `canGoBack` and `canGoForward` compare their values.
    KeyValueChanges.report(self, nil)
    navigationDelegate?.webView(self, didCommit: load.navigation)
    title = page.title
    end()
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: load.navigation)
  }

  private func end() {
    load = nil
    isLoading = false
  }

  // MARK: Scripts

  /// Ends with an error, because there is no page for the script.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    inLaterTurn { completionHandler(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Sends what a page's `window.webkit.messageHandlers[name].postMessage(body)` does; not in WebKit.
  public func receive(_ body: Any, named name: String) {
    configuration.userContentController.deliver(body, named: name, from: self)
  }

  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    inLaterTurn { completionHandler(UIImage(), nil) }
  }

  public class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme)
  }
}

/// What a snapshot shows.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
