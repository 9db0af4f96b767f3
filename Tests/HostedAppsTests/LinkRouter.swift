import ShellTestSupport
import UIKit

@testable import CoordinatorShellCore
@testable import ShellLanguage

// A router of deep links: an address and an activity lead to the same places, after a question where
// something is open.

class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private lazy var router = LinkRouter()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = router.tabBarController
    window?.makeKeyAndVisible()
    if let url = connectionOptions.urlContexts.first?.url { router.open(url) }
    if let activity = connectionOptions.userActivities.first { open(activity) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    router.open(url)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    open(userActivity)
  }

  private func open(_ activity: NSUserActivity) {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL
    else { return }
    router.open(url)
  }
}

enum LinkTarget: Equatable {
  case inbox
  case message(id: String)
  case compose(to: String?)

  init?(url: URL) {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    let parts = ([components.host] + components.path.split(separator: "/").map(String.init))
      .compactMap { $0 }.filter { $0 != "mail.example.org" }
    switch parts.first {
    case "inbox" where parts.count == 1: self = .inbox
    case "message" where parts.count == 2: self = .message(id: parts[1])
    case "compose":
      self = .compose(to: components.queryItems?.first { $0.name == "to" }?.value)
    default: return nil
    }
  }
}

final class LinkRouter {
  let tabBarController = UITabBarController()
  private let inbox = UINavigationController(rootViewController: InboxViewController())
  private let settings = UINavigationController(rootViewController: UIViewController())

  init() {
    inbox.tabBarItem = UITabBarItem(title: "Inbox", image: nil, selectedImage: nil)
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, selectedImage: nil)
    tabBarController.setViewControllers([inbox, settings], animated: false)
    (inbox.viewControllers.first as? InboxViewController)?.onOpen = { [weak self] in
      self?.go(to: $0)
    }
  }

  func open(_ url: URL) {
    guard let target = LinkTarget(url: url) else {
      return tell("Cannot open \(url.absoluteString)")
    }
    guard topViewController is ComposeViewController else { return go(to: target) }
    let alert = UIAlertController(
      title: "Discard draft?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in
        self.tabBarController.dismiss(animated: true) { self.go(to: target) }
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    topViewController.present(alert, animated: true)
  }

  private func go(to target: LinkTarget) {
    tabBarController.selectedViewController = inbox
    switch target {
    case .inbox:
      inbox.popToRootViewController(animated: true)
    case .message(let id):
      let message = UIViewController()
      message.title = id
      inbox.setViewControllers([inbox.viewControllers[0], message], animated: true)
    case .compose(let address):
      tabBarController.present(ComposeViewController(to: address), animated: true)
    }
  }

  private func tell(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    topViewController.present(alert, animated: true)
  }

  /// The screen in front, found the way every project finds it.
  private var topViewController: UIViewController {
    var top: UIViewController = tabBarController
    while let presented = top.presentedViewController { top = presented }
    if let tabs = top as? UITabBarController { top = tabs.selectedViewController ?? top }
    if let navigation = top as? UINavigationController {
      top = navigation.visibleViewController ?? top
    }
    return top
  }
}

class InboxViewController: UICollectionViewController {
  var onOpen: ((LinkTarget) -> Void)?
  private let ids = ["17", "18"]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 80)
    super.init(collectionViewLayout: layout)
    title = "Inbox"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Message")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { ids.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "Message", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Message \(ids[indexPath.item])"
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    onOpen?(.message(id: ids[indexPath.item]))
  }
}

class ComposeViewController: UIViewController {
  private let address: String?

  init(to address: String?) {
    self.address = address
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    let field = UITextField(frame: .zero)
    field.placeholder = "To"
    field.text = address
    field.autocapitalizationType = .none
    view.addSubview(field)
  }
}
