import UIKit

extension Flow {
  /// What the profile tells whoever decides which screen comes next.
  @MainActor protocol ProfileDelegate: AnyObject {
    func edit()
    func logOut()
  }

  /// Who is logged in, and the button that ends that.
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
