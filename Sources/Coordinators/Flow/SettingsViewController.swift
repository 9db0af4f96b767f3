import UIKit

extension Flow {
  /// Leads to the profile; where that is, only the closure knows.
  public final class SettingsViewController: UIViewController {
    var onProfile: (() -> Void)?

    public override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(
        UIButton(primaryAction: UIAction(title: "profile") { [weak self] _ in self?.onProfile?() }))
    }
  }
}
