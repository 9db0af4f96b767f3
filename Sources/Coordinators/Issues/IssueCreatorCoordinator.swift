import UIKit

extension Issues {
  /// The creator's flow: a sheet over the list, with the choice of an assignee over it.
  public final class IssueCreatorCoordinator: SheetCoordinator {
    private let title: String?

    init(_ navigationController: UINavigationController, title: String?, environment: Environment) {
      self.title = title
      super.init(navigationController, environment: environment)
    }

    public override func start() {
      let creator = IssueCreatorViewController(coordinator: self, title: title)
      present(creator, from: navigationController)
    }

    func didTapSave(_ issue: Issue) {
      environment.store.add(issue)
      finish()
    }

    func didTapAssignee() {
      try? showAssignee()
    }

    private func showAssignee() throws(RouteFailure) {
      guard let screen, childCoordinators.isEmpty else { throw .alreadyShown }
      let presenter =
        environment.defects[Issues.wrongPresenter] ? navigationController : screen
      let assignee = AssigneeCoordinator(
        navigationController, presenter: presenter, environment: environment
      ) { [weak self] name in
        (self?.screen as? IssueCreatorViewController)?.assign(to: name)
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

  /// A new issue, not in the list yet.
  public final class IssueCreatorViewController: SheetScreen {
    private var issue: Issue

    init(coordinator: IssueCreatorCoordinator, title: String?) {
      issue = Issue(title: title ?? "Untitled")
      super.init(coordinator: coordinator)
      self.title = issue.title
    }

    public required init?(coder: NSCoder) { nil }

    private var creatorCoordinator: IssueCreatorCoordinator? {
      coordinator as? IssueCreatorCoordinator
    }

    func assign(to name: String) {
      issue.assignee = name
      title = "\(issue.title), \(name)"
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let actions = [
        UIAction(title: "save") { [weak self] _ in
          guard let self else { return }
          creatorCoordinator?.didTapSave(issue)
        },
        UIAction(title: "assignee") { [weak self] _ in
          self?.creatorCoordinator?.didTapAssignee()
        },
        UIAction(title: "cancel") { [weak self] _ in self?.creatorCoordinator?.finish() },
      ]
      for action in actions { view.addSubview(UIButton(primaryAction: action)) }
    }
  }
}
