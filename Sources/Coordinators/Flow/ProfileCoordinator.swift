import CoordinatorKit
import UIKit

extension Flow {
  /// The innermost flow: the profile, pushed onto the settings' navigation stack.
  public final class ProfileCoordinator: BaseCoordinator, Finishable {
    private let navigationController: UINavigationController
    private weak var profile: ProfileViewController?
    private weak var editor: EditProfileViewController?
    private var name: String

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
      self.name = name
      profile?.title = name
    }

    /// Presents a sheet without a flow of its own, so nothing remains after its dismissal.
    func showEditor() throws(RouteFailure) {
      guard editor == nil else { throw .alreadyShown }
      let editor = EditProfileViewController(name: name)
      editor.coordinator = self
      self.editor = editor
      navigationController.present(editor, animated: true)
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
}

extension Flow.ProfileCoordinator: Flow.ProfileDelegate, Flow.EditProfileDelegate {
  func edit() {
    try? showEditor()
  }

  /// The settings own the name; the event reaches them through the chain.
  func rename(to name: String) {
    send(Flow.Rename(newName: name))
  }

  func logOut() {
    send(Flow.LogOut())
  }
}
