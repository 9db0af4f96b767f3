import UIKit

extension Flow {
  /// The deepest flow: the profile, pushed into a stack that belongs to the settings.
  public final class ProfileCoordinator: BaseCoordinator, Finishable {
    private let navigationController: UINavigationController
    private weak var profile: ProfileViewController?
    private weak var editor: EditProfileViewController?
    private let name: String

    init(navigationController: UINavigationController, name: String, environment: Environment) {
      self.navigationController = navigationController
      self.name = name
      super.init(environment: environment)
    }

    public override var screens: [UIViewController] { [profile, editor].compactMap(\.self) }

    public override func start() {
      let profile = ProfileViewController()
      profile.title = name
      profile.coordinator = self
      self.profile = profile
      navigationController.pushViewController(profile, animated: true)
      send(Visit())
    }

    public func finish() throws(RouteFailure) {
      let stack = navigationController.viewControllers
      guard let profile, let index = stack.firstIndex(of: profile), index > 0 else {
        throw .nothingToClose
      }
      navigationController.dismissPresented()
      navigationController.popToViewController(stack[index - 1], animated: true)
    }

    func show(name: String) {
      profile?.title = name
    }

    /// A sheet without a flow of its own: nothing stays when it goes.
    func showEditor() throws(RouteFailure) {
      guard editor == nil else { throw .alreadyShown }
      let editor = EditProfileViewController()
      editor.coordinator = self
      self.editor = editor
      navigationController.present(editor, animated: true)
    }

    func logOut() {
      send(LogOut())
    }

    // MARK: Routes

    public override var routes: [Route] { Self.routes }

    private static let routes = [
      Route(.present, "editor", summary: "change the profile", of: ProfileCoordinator.self) {
        coordinator, _ throws(RouteFailure) in
        try coordinator.showEditor()
      }
    ]
  }

  /// Who is logged in, and the button that ends that.
  public final class ProfileViewController: UIViewController {
    weak var coordinator: ProfileCoordinator?

    public override func viewDidLoad() {
      super.viewDidLoad()
      let edit = UIAction(title: "edit") { [weak self] _ in try? self?.coordinator?.showEditor() }
      let logOut = UIAction(title: "log out") { [weak self] _ in self?.coordinator?.logOut() }
      for action in [edit, logOut] { view.addSubview(UIButton(primaryAction: action)) }
    }
  }

  /// The profile's editor, from which one may log out as well.
  public final class EditProfileViewController: UIViewController {
    weak var coordinator: ProfileCoordinator?

    public override func viewDidLoad() {
      super.viewDidLoad()
      title = "Edit"
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "log out") { [weak self] _ in
            self?.coordinator?.logOut()
          }))
    }
  }
}
