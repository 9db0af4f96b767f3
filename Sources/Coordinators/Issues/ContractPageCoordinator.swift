import CoordinatorKit
import UIKit

extension Issues {
  /// One page of the contract; a hundred may be stacked when somebody changes their mind.
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

    /// Drops every page at once; the list's coordinator sees which are gone.
    func didTapDecline() {
      navigationController.popToRootViewController(animated: true)
    }

    /// Goes back to the page before this one.
    public func finish() throws(RouteFailure) {
      let stack = navigationController.viewControllers
      guard let screen, let index = stack.firstIndex(of: screen), index > 0 else {
        throw .nothingToClose
      }
      navigationController.popToViewController(stack[index - 1], animated: true)
    }
  }

  /// What a page tells whoever stacked it.
  @MainActor protocol ContractPageDelegate: AnyObject {
    func didTapDecline()
  }

  /// A page with the button that nobody dares to press.
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
