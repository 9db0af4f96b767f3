import UIKit

extension Issues {
  /// The list's flow: the creator comes as a sheet, pages of the contract are pushed.
  public final class IssueListCoordinator: ScreenCoordinator {
    public override func start() {
      navigationController.delegate = self
      let list = IssueListViewController(coordinator: self, store: environment.store)
      navigationController.setViewControllers([list], animated: false)
    }

    func didTapIssueCreatorButton() {
      try? showCreator(title: nil)
    }

    /// One creator at a time: UIKit would refuse the second, and its coordinator would stay.
    private func showCreator(title: String?) throws(RouteFailure) {
      let isUp = childCoordinators.contains { $0 is IssueCreatorCoordinator }
      guard !isUp || environment.defects[Issues.creatorTwice] else { throw .alreadyShown }
      let creator = IssueCreatorCoordinator(
        navigationController, title: title, environment: environment)
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
        try coordinator.showCreator(title: argument.text)
      },
      Route(
        .push, "page", summary: "the next page of the contract", of: IssueListCoordinator.self
      ) { coordinator, _ in
        coordinator.pushPage()
      },
    ]
  }
}

extension Issues.IssueListCoordinator: UINavigationControllerDelegate {
  /// Pages that are no longer in the stack, however they left it, take their coordinators along.
  ///
  /// A swipe that is cancelled shows nothing new and does not come here.
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
