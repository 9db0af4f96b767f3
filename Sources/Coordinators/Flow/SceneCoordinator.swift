import CoordinatorKit
import UIKit

extension Flow {
  /// The root coordinator of a scene: owns its window and shows the login or the tabs.
  public final class SceneCoordinator: BaseCoordinator, CoordinatorFinishDelegate {
    private let window: UIWindow
    /// The link to follow after login.
    private var keptLink: DeepLink?

    init(window: UIWindow, environment: Environment) {
      self.window = window
      super.init(environment: environment)
    }

    public override func start() {
      showAuthFlow()
      window.makeKeyAndVisible()
    }

    private func showAuthFlow() {
      let auth = AuthCoordinator(environment: environment)
      auth.finishDelegate = self
      if environment.defects[Flow.childNeverAdded] {
        auth.start()
      } else {
        startChild(auth)
      }
      window.replaceRoot(with: auth.navigationController)
    }

    private func showMainFlow() {
      let tabs = TabBarCoordinator(environment: environment)
      startChild(tabs)
      window.replaceRoot(with: tabs.tabBarController)
      followKeptLink()
    }

    /// Called when the login flow has ended.
    public func didFinish(_ coordinator: any Coordinator) {
      guard let auth = coordinator as? AuthCoordinator else { return }
      removeChild(auth)
      showMainFlow()
    }

    /// Removes the tabs with all coordinators below them.
    private func logOut() -> Bool {
      guard let tabs = loggedInFlow else { return false }
      if environment.defects[Flow.rootUnderSheet] { window.rootViewController = nil }
      if !environment.defects[Flow.logoutKeepsTabs] { removeChild(tabs) }
      showAuthFlow()
      return true
    }

    /// The visible tabs' coordinator; those of earlier logins may have leaked.
    private var loggedInFlow: TabBarCoordinator? {
      children.all.lazy.compactMap { $0 as? TabBarCoordinator }
        .first { $0.tabBarController === self.window.rootViewController }
    }

    // MARK: Links

    /// What a link can open after login.
    private static let links = Set(
      (HomeCoordinator.routes + SettingsCoordinator.routes).map(\.name))

    public override func open(
      _ link: DeepLink, completion: @escaping @MainActor (LinkOutcome) -> Void
    ) {
      guard loggedInFlow == nil else { return follow(link, completion: completion) }
      guard Self.links.contains(link.route) else { return completion(.unhandled) }
      keptLink = link
      completion(.kept)
    }

    private func followKeptLink() {
      guard let link = keptLink else { return }
      keptLink = nil
      follow(link) { [environment] outcome in
        guard case .failed(let failure) = outcome else { return }
        environment.report(FailedLink(link: link, failure: failure))
      }
    }

    // MARK: Events

    public override var handlers: [FlowHandler] { Self.handlers }

    private static let handlers = [
      FlowHandler(LogOut.self, summary: "back to the login screen", of: SceneCoordinator.self) {
        coordinator, _ in
        coordinator.logOut()
      }
    ]
  }
}
