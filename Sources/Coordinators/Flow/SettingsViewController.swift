import UIKit

extension Flow {
  /// Opens the profile through a closure.
  public final class SettingsViewController: UIViewController {
    var onProfile: (() -> Void)?

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(
        UIButton(primaryAction: UIAction(title: "profile") { [weak self] _ in self?.onProfile?() }))
    }
  }
}
