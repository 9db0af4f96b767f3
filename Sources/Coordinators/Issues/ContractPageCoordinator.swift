import CoordinatorKit
import UIKit

extension Issues {
  /// One page of the contract; up to a hundred may be on the stack when the user cancels.
  public final class ContractPageCoordinator: ScreenCoordinator, ContractPageDelegate, Finishable {
    private let number: Int

    init(_ navigationController: UINavigationController, number: Int, environment: Environment) {
      self.number = number
      super.init(navigationController, environment: environment)
    }

    public override func start() {
      let page = ContractPageViewController(coordinator: self, number: number)
      adopt(page)
      navigationController.pushViewController(page, animated: true)
    }

    /// Removes all pages at once; the list's coordinator detects which ones are gone.
    func didTapDecline() {
      navigationController.popToRootViewController(animated: true)
    }

    /// Returns to the previous page.
    public func finish() throws(RouteFailure) {
      let stack = navigationController.viewControllers
      guard let screen, let index = stack.firstIndex(of: screen), index > 0 else {
        throw .nothingToClose
      }
      navigationController.popToViewController(stack[index - 1], animated: true)
    }
  }

  /// Receives a page's events.
  @MainActor protocol ContractPageDelegate: AnyObject {
    func didTapDecline()
  }

  /// A contract page with a button.
  public final class ContractPageViewController: Screen {
    private weak var coordinator: (any ContractPageDelegate)?

    init(coordinator: any ContractPageDelegate, number: Int) {
      self.coordinator = coordinator
      super.init(nibName: nil, bundle: nil)
      title = "Page \(number)"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "decline") { [weak self] _ in
            self?.coordinator?.didTapDecline()
          }))
    }
  }
}
