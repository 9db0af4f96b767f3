import UIKit

extension Flow {
  /// Receives the profile's events.
  @MainActor protocol ProfileDelegate: AnyObject {
    func edit()
    func logOut()
  }

  /// The logged-in user and a logout button.
  public final class ProfileViewController: UIViewController {
    weak var coordinator: (any ProfileDelegate)?

    public override func viewDidLoad() {
      super.viewDidLoad()
      let edit = UIAction(title: "edit") { [weak self] _ in self?.coordinator?.edit() }
      let logOut = UIAction(title: "log out") { [weak self] _ in self?.coordinator?.logOut() }
      for action in [edit, logOut] { view.addSubview(UIButton(primaryAction: action)) }
    }
  }
}
