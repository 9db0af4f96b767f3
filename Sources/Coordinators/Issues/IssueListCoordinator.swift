import CoordinatorKit
import UIKit

extension Issues {
  /// The list flow: presents the creator as a sheet and pushes contract pages.
  public final class IssueListCoordinator: ScreenCoordinator {
    public override func start() {
      navigationController.delegate = self
      let list = IssueListViewController(coordinator: self, store: environment.store)
      adopt(list)
      navigationController.setViewControllers([list], animated: false)
    }

    /// Allows one creator at a time: UIKit would reject the second, and its coordinator would
    /// remain.
    private func showCreator(of draft: IssueDraft) throws(RouteFailure) {
      let isUp = childCoordinators.contains { $0 is IssueCreatorCoordinator }
      guard !isUp || environment.defects[Issues.creatorTwice] else { throw .alreadyShown }
      let creator = IssueCreatorCoordinator(
        navigationController, draft: draft, environment: environment)
      creator.finishDelegate = self
      addChild(creator)
      creator.start()
    }

    private func pushPage() {
      let page = ContractPageCoordinator(
        navigationController, number: navigationController.viewControllers.count,
        environment: environment)
      page.finishDelegate = self
      addChild(page)
      page.start()
    }

    public override func didFinish(_ coordinator: any Coordinator) {
      super.didFinish(coordinator)
      (screen as? IssueListViewController)?.reload()
    }

    // MARK: Routes

    public override var routes: [Route] { Self.routes }

    private static let routes = [
      Route(
        .present, "create", takes: .text("title", isOptional: true),
        summary: "the creator of issues as a sheet", of: IssueListCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        try coordinator.showCreator(of: IssueDraft(title: argument.text))
      },
      Route(
        .present, "issue", takes: .number(of: "issue"), summary: "an issue, to be edited",
        of: IssueListCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        let issues = coordinator.environment.store.issues
        let issue = try argument.item(of: issues, called: "issue")
        try coordinator.showCreator(of: IssueDraft(issue))
      },
      Route(
        .push, "page", summary: "the next page of the contract", of: IssueListCoordinator.self
      ) { coordinator, _ in
        coordinator.pushPage()
      },
    ]
  }
}

extension Issues.IssueListCoordinator: Issues.IssueListDelegate {
  func didTapIssueCreatorButton() {
    try? showCreator(of: Issues.IssueDraft(title: nil))
  }

  func didSelect(_ issue: Issues.Issue) {
    try? showCreator(of: Issues.IssueDraft(issue))
  }
}

extension Issues.IssueListCoordinator: UINavigationControllerDelegate {
  /// Ends the flows of pages that have left the stack, however they left.
  ///
  /// Isn't called for a cancelled swipe, which shows nothing new.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = Set(navigationController.viewControllers.map(ObjectIdentifier.init))
    childCoordinators.removeAll { child in
      guard let page = child as? Issues.ContractPageCoordinator else { return false }
      return page.screen.map { !stack.contains(ObjectIdentifier($0)) } ?? true
    }
  }
}
