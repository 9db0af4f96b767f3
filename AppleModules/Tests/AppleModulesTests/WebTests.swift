import Testing
import WebKit

@MainActor @Suite struct `A web view` {
  private final class Witness: NSObject, WKNavigationDelegate {
    var events: [String] = []
    var allows = true

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      events.append("decides on \(navigationAction.request.url?.absoluteString ?? "nothing")")
      decisionHandler(allows ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      events.append("starts")
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      events.append("commits")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      events.append("finishes \(webView.title ?? "")")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      events.append("fails")
    }
  }

  private final class Bridge: NSObject, WKScriptMessageHandler {
    var view: WKWebView?
    var bodies: [String] = []

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      bodies.append("\(message.name): \(message.body)")
    }
  }

  private let device = HeadlessDevice.boot()

  @Test func `tells key-value observers of its progress`() {
    let view = WKWebView()
    var changes: [String] = []
    let tokens = [
      view.observe(\.estimatedProgress, options: .new) { _, change in
        changes.append("progress \(change.newValue ?? -1)")
      },
      view.observe(\.title) { view, _ in changes.append("title \(view.title ?? "none")") },
      view.observe(\.url) { view, _ in changes.append("url \(view.url?.lastPathComponent ?? "")") },
      view.observe(\.isLoading) { view, _ in changes.append("loads \(view.isLoading)") },
      view.observe(\.canGoBack) { view, _ in changes.append("back \(view.canGoBack)") },
    ]
    for page in 1...2 {
      view.loadHTMLString(
        "<title>\(page)</title>", baseURL: URL(string: "https://camp.example/\(page)"))
      device.settle()
      #expect(changes.contains("url \(page)") && changes.contains("title \(page)"))
      #expect(changes.contains("back true") == (page == 2))
      #expect(changes.last == "progress 1.0" && changes.contains("loads true"))
      changes = []
    }
    withExtendedLifetime(tokens) {}
  }

  @Test func `tells its delegate about a page, and lets it decide`() {
    let (view, witness) = (WKWebView(), Witness())
    view.navigationDelegate = witness
    let page = URL(string: "https://camp.example/1")
    view.loadHTMLString("<html><title> Campsite 1 </title></html>", baseURL: page)
    #expect(view.isLoading && witness.events == [])
    device.settle()
    #expect(
      witness.events == [
        "decides on https://camp.example/1", "starts", "commits", "finishes Campsite 1",
      ])
    #expect(!view.isLoading && view.url == page && view.estimatedProgress == 1)

    witness.allows = false
    witness.events = []
    view.loadHTMLString("<title>2</title>", baseURL: nil)
    device.settle()
    #expect(witness.events == ["decides on about:blank"])
    #expect(view.title == "Campsite 1" && !view.isLoading)
  }

  @Test func `goes back and forward among its pages`() {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    for number in 1...3 {
      view.loadHTMLString("<title>\(number)</title>", baseURL: URL(string: "https://a.b/\(number)"))
      device.settle()
    }
    #expect(view.canGoBack && !view.canGoForward)
    view.goBack()
    device.settle()
    view.goBack()
    device.settle()
    #expect(view.title == "1" && !view.canGoBack && view.canGoForward)
    view.goForward()
    device.settle()
    #expect(view.title == "2" && view.backForwardList.backList.count == 1)
  }

  @Test func `a load that is stopped or replaced ends silently`() {
    let (view, witness) = (WKWebView(), Witness())
    view.navigationDelegate = witness
    view.loadHTMLString("<title>1</title>", baseURL: nil)
    view.stopLoading()
    device.settle()
    #expect(witness.events == [])
    view.loadHTMLString("<title>2</title>", baseURL: nil)
    view.loadHTMLString("<title>3</title>", baseURL: nil)
    device.settle()
    #expect(witness.events.last == "finishes 3" && witness.events.count == 4)
  }

  @Test func `its content controller retains message handlers until they are removed`() {
    weak var leaked: Bridge?
    weak var released: Bridge?
    do {
      let (own, other) = (Bridge(), Bridge())
      for bridge in [own, other] {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(bridge, name: "bridge")
        bridge.view = WKWebView(frame: .zero, configuration: configuration)
        bridge.view?.receive("hello", named: "bridge")
        bridge.view?.receive("hello", named: "nobody")
      }
      #expect(own.bodies == ["bridge: hello"])
      other.view?.configuration.userContentController.removeScriptMessageHandler(forName: "bridge")
      (leaked, released) = (own, other)
    }
    #expect(leaked != nil && released == nil)
    leaked?.view = nil
    #expect(leaked == nil)
  }

  @Test func `retains neither its delegate nor itself while it loads`() {
    weak var view: WKWebView?
    weak var delegate: Witness?
    do {
      let (loading, witness) = (WKWebView(), Witness())
      loading.navigationDelegate = witness
      loading.loadHTMLString("", baseURL: nil)
      (view, delegate) = (loading, witness)
    }
    #expect(view == nil && delegate == nil)
    device.settle()
  }
}
