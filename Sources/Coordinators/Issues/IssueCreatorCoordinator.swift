import CoordinatorKit
import UIKit

extension Issues {
  /// The creator flow: a sheet over the list, and the assignee sheet over it.
  public final class IssueCreatorCoordinator: SheetCoordinator {
    private let draft: IssueDraft

    init(
      _ navigationController: UINavigationController, draft: IssueDraft, environment: Environment
    ) {
      self.draft = draft
      super.init(navigationController, environment: environment)
    }

    public override func start() {
      let creator = IssueCreatorViewController(coordinator: self, draft: draft)
      adopt(creator)
      present(creator, from: navigationController)
    }

    private var creator: IssueCreatorViewController? { screen as? IssueCreatorViewController }

    private func showAssignee() throws(RouteFailure) {
      guard let creator, childCoordinators.isEmpty else { throw .alreadyShown }
      let presenter =
        environment.defects[Issues.wrongPresenter] ? navigationController : creator
      let assignee = AssigneeCoordinator(
        navigationController, presenter: presenter, chosen: creator.draft.assignee,
        environment: environment
      ) { [weak self] name in
        self?.creator?.assign(to: name)
      }
      assignee.finishDelegate = self
      addChild(assignee)
      assignee.start()
    }

    // MARK: Routes

    public override var routes: [Route] { Self.routes }

    private static let routes = [
      Route(
        .present, "assignee", summary: "who looks after the issue",
        of: IssueCreatorCoordinator.self
      ) { coordinator, _ throws(RouteFailure) in
        try coordinator.showAssignee()
      }
    ]
  }
}

extension Issues.IssueCreatorCoordinator: Issues.IssueCreatorDelegate {
  func didTapSave(_ draft: Issues.IssueDraft) {
    environment.store.save(draft)
    finish()
  }

  func didTapAssignee() {
    try? showAssignee()
  }

  func didTapCancel() {
    finish()
  }
}
