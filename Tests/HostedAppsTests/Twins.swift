import UIKit

// A screen with three buttons of one name, the last of which opens another screen.

class TwinsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let stack = UINavigationController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    stack.viewControllers = [TwinsViewController()]
    window?.makeKeyAndVisible()
  }
}

final class TwinsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 1...3 {
      view.addSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: "Open") { [weak self] _ in
            guard number == 3 else { return }
            self?.navigationController?.pushViewController(HarborViewController(), animated: true)
          }))
    }
  }
}

// A list whose cells react to a tap on their image, which has the row's text.

class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: GalleryViewController())
    window?.makeKeyAndVisible()
  }
}

final class GalleryViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = GalleryCell()
    cell.label.text = "Harbor \(indexPath.row)"
    cell.onTap = { [weak self] in
      self?.navigationController?.pushViewController(HarborViewController(), animated: true)
    }
    return cell
  }
}

final class GalleryCell: UITableViewCell {
  let label = UILabel()
  var onTap: (() -> Void)?

  convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
    let picture = UIImageView()
    picture.isUserInteractionEnabled = true
    picture.addSubview(label)
    picture.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("open", GalleryCell.open)))
    contentView.addSubview(picture)
  }

  private func open() { onTap?() }
}
