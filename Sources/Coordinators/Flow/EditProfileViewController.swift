import UIKit

extension Flow {
  /// Receives the profile editor's events.
  @MainActor protocol EditProfileDelegate: AnyObject {
    func rename(to name: String)
    func logOut()
  }

  /// The profile editor, which also offers to log out.
  public final class EditProfileViewController: UIViewController {
    weak var coordinator: (any EditProfileDelegate)?
    private let nameField = UITextField()

    init(name: String) {
      super.init(nibName: nil, bundle: nil)
      nameField.placeholder = "Name"
      nameField.text = name
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Edit"
      nameField.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          coordinator?.rename(to: nameField.text ?? "")
        }, for: .editingDidEndOnExit)
      view.addSubview(nameField)
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "log out") { [weak self] _ in
            self?.coordinator?.logOut()
          }))
    }
  }
}
