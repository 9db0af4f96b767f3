import UIKit

/// A token that is refreshed once for all that wait.
private final class TokenRefresher {
  enum State {
    case valid(String)
    case refreshing(waiters: [(Result<String, any Error>) -> Void])
    case expired
  }
  private(set) var state = State.expired
  var onExpired: (() -> Void)?
  func token(_ then: @escaping (Result<String, any Error>) -> Void) {
    switch state {
    case .valid(let token): then(.success(token))
    case .refreshing(let waiters): state = .refreshing(waiters: waiters + [then])
    case .expired: state = .refreshing(waiters: [then])
    }
  }
  func refreshed() {
    guard case .refreshing(let waiters) = state else { return }
    state = .valid("a")
    waiters.forEach { $0(.success("a")) }
  }
}
private protocol RequestAdapter { func adapt(_ path: String) -> String }
private struct HeaderAdapter: RequestAdapter {
  let headers: () -> [String: String]
  func adapt(_ path: String) -> String { path + "\(headers().count)" }
}
private final class SignedAdapter: RequestAdapter {
  let client: AccountClient
  init(_ client: AccountClient) { self.client = client }
  func adapt(_ path: String) -> String { path }
}
private final class AccountClient {
  let refresher: TokenRefresher
  var adapters: [any RequestAdapter] = []
  var retrier: Retrier?
  init(_ refresher: TokenRefresher) { self.refresher = refresher }
  struct Retrier {
    var count = 3
    var decide: (@Sendable (Int) -> Bool)?
    var client: AccountClient?
  }
}
private final class AccountSession {
  static var current: AccountSession?
  let refresher = TokenRefresher()
  lazy var client = AccountClient(refresher)
  var logouts: [@MainActor () -> Void] = []
  deinit { logouts = [] }
}
private final class AccountViewModel {
  let session: AccountSession
  let client: AccountClient
  var name = ""
  init(_ session: AccountSession) {
    self.session = session
    client = session.client
  }
  func loaded(_ result: Result<String, any Error>) { name = (try? result.get()) ?? "" }
}
private final class AccountController: UIViewController {
  let model: AccountViewModel
  init(_ model: AccountViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ name: String) { title = name }
}

/// A signed-in session with its client and refresher, which the app keeps or the screen alone.
extension Shape {
  private static func account(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, shared: Bool = false, _ wire: @escaping (AccountController) -> Void
  ) -> Shape {
    Shape("account, \(name)", verdict, keeper, cut: cut, findings: findings) {
      let session = AccountSession()
      if shared { AccountSession.current = session }
      let screen = AccountController(AccountViewModel(session))
      wire(screen)
      return screen
    }
  }

  static let accounts: [Shape] = [
    account("all right", .none) { screen in
      screen.model.client.adapters = [HeaderAdapter { [:] }]
      screen.model.session.logouts.append { [weak screen] in screen?.show("") }
      screen.model.session.refresher.token { [weak model = screen.model] in model?.loaded($0) }
    },
    account(
      "token that is never refreshed", .leaked, "state",
      cut:
        "state.refreshing.waiters[0] → closure capture of type AccountViewModel ← make this weak: frees all"
    ) { screen in screen.model.session.refresher.token(screen.model.loaded) },
    account("token that is refreshed", .none) { screen in
      screen.model.session.refresher.token(screen.model.loaded)
      screen.model.session.refresher.refreshed()
    },
    account(
      "token of the app that is never refreshed", .abandoned, "waiters",
      cut:
        "state.refreshing.waiters[0] → closure capture of type AccountController ← make this weak: frees all",
      shared: true
    ) { screen in
      screen.model.session.refresher.token { _ in screen.show("a") }
    },
    account(
      "logout of the app's session", .abandoned, "logouts",
      cut: "logouts[0] → closure capture of type AccountController ← make this weak: frees all",
      shared: true
    ) { screen in screen.model.session.logouts.append { screen.show("") } },
    account(
      "adapter that owns its client", .leaked, "client",
      cut: "client ← make this weak: frees all"
    ) { screen in screen.model.client.adapters = [SignedAdapter(screen.model.client)] },
    account(
      "adapter whose headers capture the client", .leaked, "headers",
      cut: "adapters[0].headers → closure capture of type AccountClient ← make this weak: frees all"
    ) { screen in
      screen.model.client.adapters = [
        HeaderAdapter { [client = screen.model.client] in ["n": "\(client.adapters.count)"] }
      ]
    },
    account(
      "retrier with its client", .leaked, "retrier",
      cut: "retrier.client ← make this weak: frees all"
    ) { screen in
      screen.model.client.retrier = AccountClient.Retrier(client: screen.model.client)
    },
    account(
      "expiry that shows the screen", .leaked, "onExpired",
      cut: "onExpired → closure capture of type AccountController ← make this weak: frees all"
    ) { screen in screen.model.session.refresher.onExpired = { screen.show("Expired") } },
    account("session that the app replaced", .none, shared: true) { screen in
      screen.model.session.logouts.append { [model = screen.model] in model.name = "" }
      AccountSession.current?.logouts = []
      AccountSession.current = AccountSession()
    },
  ]
}
