import FoundationNetworking
import UIKit

private final class DownloadScreen: UIViewController, URLSessionDataDelegate {
  var ends = false
  lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = session
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if ends { session.invalidateAndCancel() }
  }
}

private final class SessionProxy: NSObject, URLSessionDataDelegate {
  weak var screen: Screen?
  var received: ((Data) -> Void)?

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    received?(data)
  }
}

/// A client with a completion handler for each request, as most apps have one.
private final class Client {
  static let shared = Client()
  let session = URLSession(configuration: .ephemeral)
  private var completions: [Int: (Result<Data, any Error>) -> Void] = [:]
  private var retries: [() -> Void] = []
  var unauthorized: (() -> Void)?

  func get(_ completion: @escaping (Result<Data, any Error>) -> Void) -> Int {
    completions[completions.count] = completion
    return completions.count - 1
  }

  func finish(_ id: Int) { completions.removeValue(forKey: id)?(.success(Data())) }
  func cancel(_ id: Int) { completions[id] = nil }
  func retry(_ body: @escaping () -> Void) { retries.append(body) }
}

/// A port of this machine that nothing listens on.
private let refused = URL(string: "http://127.0.0.1:9/") ?? URL(filePath: "/")

/// Screens that URL sessions and clients of servers hold.
extension Shape {
  static let requests: [Shape] = [
    Shape(
      "session whose delegate is the screen", .leaked, "session",
      cut: "delegate ← remove this: frees all"
    ) { DownloadScreen() },
    Shape("session invalidated when the screen goes", .none) {
      let screen = DownloadScreen()
      screen.ends = true
      return screen
    },
    loaded(
      "session whose delegate has a closure", .leaked, "received",
      cut: "received → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let proxy = SessionProxy()
      proxy.received = { _ in screen.act() }
      screen.object = URLSession(configuration: .default, delegate: proxy, delegateQueue: .main)
    },
    loaded("session whose delegate is weak about the screen", .none) { screen in
      let proxy = SessionProxy()
      proxy.screen = screen
      proxy.received = { [weak screen] _ in screen?.act() }
      screen.object = URLSession(configuration: .default, delegate: proxy, delegateQueue: .main)
    },
    loaded(
      "request of the shared session that never starts", .abandoned, "URLSession.shared",
      cut:
        "behaviours[1].dataCompletionHandler → closure capture of type Screen"
        + " ← make this weak: frees all"
    ) {
      screen in
      screen.object = URLSession.shared.dataTask(with: refused) { _, _, _ in screen.act() }
    },
    loaded("request of the shared session that never starts, weak", .none) { screen in
      screen.object = URLSession.shared.dataTask(with: refused) { [weak screen] _, _, _ in
        screen?.act()
      }
    },
    loaded(
      "request of its own session that never starts", .leaked, "URLSession",
      cut:
        "behaviours[1].dataCompletionHandler → closure capture of type Screen"
        + " ← make this weak: frees all"
    ) { screen in
      let session = URLSession(configuration: .ephemeral)
      screen.any = (session, session.dataTask(with: refused) { _, _, _ in screen.act() })
    },
    loaded("request that fails", .none) { screen in
      let task = URLSession.shared.dataTask(with: refused) { _, _, _ in
        DispatchQueue.main.async { screen.act() }
      }
      screen.object = task
      task.resume()
    },
    loaded("request that is cancelled", .none) { screen in
      let task = URLSession.shared.dataTask(with: refused) { _, _, _ in
        withExtendedLifetime(screen) {}
      }
      screen.object = task
      task.resume()
      task.cancel()
    },
    loaded("request that is awaited", .none) { screen in
      screen.any = Task {
        _ = try? await URLSession.shared.data(from: refused)
        screen.act()
      }
    },
    loaded(
      "client's completion handler that is never called", .abandoned, "completions",
      cut: "completions[0] → closure capture of type Screen ← make this weak: frees all"
    ) {
      screen in
      _ = Client.shared.get { _ in screen.act() }
    },
    loaded("client's completion handler that is called", .none) { screen in
      Client.shared.finish(Client.shared.get { _ in screen.act() })
    },
    loaded("client's completion handler that is cancelled", .none) { screen in
      Client.shared.cancel(Client.shared.get { _ in screen.act() })
    },
    loaded(
      "client's requests to retry", .abandoned, "retries",
      cut: "retries[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Client.shared.retry { _ = Client.shared.get { _ in screen.act() } }
    },
    loaded(
      "client's handler for expired tokens", .abandoned, "unauthorized",
      cut: "unauthorized → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Client.shared.unauthorized = {
        screen.navigationController?.popViewController(animated: true)
      }
    },
    loaded("client's handler for expired tokens, weak", .none) { screen in
      Client.shared.unauthorized = { [weak screen] in
        screen?.navigationController?.popToRootViewController(animated: true)
      }
    },
  ]
}
