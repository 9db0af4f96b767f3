import CoordinatorKit
import UIKit

extension Issues {
  /// The assignee flow: a sheet over the creator's sheet.
  public final class AssigneeCoordinator: SheetCoordinator, AssigneeDelegate {
    private weak var presenter: UIViewController?
    private let chosen: String?
    private let onChoice: (String?) -> Void

    init(
      _ navigationController: UINavigationController, presenter: UIViewController,
      chosen: String?, environment: Environment, onChoice: @escaping (String?) -> Void
    ) {
      self.presenter = presenter
      self.chosen = chosen
      self.onChoice = onChoice
      super.init(navigationController, environment: environment)
    }

    public override func start() {
      guard let presenter else { return }
      let assignee = AssigneeViewController(
        coordinator: self, people: environment.store.people, chosen: chosen)
      adopt(assignee)
      present(assignee, from: presenter)
    }

    func didSelect(_ name: String?) {
      onChoice(name)
      finish()
    }
  }
}
