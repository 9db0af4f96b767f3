import UIKit

@testable import CoordinatorShellCore

// An app that makes something beside its screens at every visit, and keeps it in one of many ways.

final class MeetingsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let make: (MeetingViewController) -> Void

  init(_ make: @escaping (MeetingViewController) -> Void) {
    self.make = make
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let home = UIViewController()
    let navigation = UINavigationController(rootViewController: home)
    home.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Meet") { [weak navigation, make] _ in
          let meeting = MeetingViewController()
          meeting.meet = make
          navigation?.pushViewController(meeting, animated: true)
        }))
    window = UIWindow(windowScene: scene)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
  }
}

final class MeetingViewController: UIViewController {
  var meet: ((MeetingViewController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    meet?(self)
  }
}

final class AgendaPresenter {
  var peer: AgendaPresenter?
  var changed: (() -> Void)?
  func change() {}
}

final class AgendaCoordinator {
  var child: AgendaCoordinator?
  var parent: AgendaCoordinator?
}

final class NoteView: UIView {
  var tapped: (() -> Void)?
}

/// Model data: nothing of it calls back.
final class Note {
  let text: String
  init(_ text: String) { self.text = text }
}

/// What the app keeps; each test begins with nothing in it.
final class Archive {
  static var presenters: [AgendaPresenter] = []
  static var byTopic: [String: AgendaPresenter] = [:]
  static var notes: [Note] = []
  static var pool: [NoteView] = []
  static var screens: [UIViewController] = []

  static func clear() {
    presenters = []
    byTopic = [:]
    notes = []
    pool = []
    screens = []
  }
}
