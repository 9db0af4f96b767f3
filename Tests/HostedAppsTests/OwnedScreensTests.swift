import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Screens that left and that the app keeps, on purpose or not.
@MainActor struct OwnedScreensTests {
  private func run(_ script: String) -> HostedRun {
    AlbumViewController.last = nil
    defer { AlbumViewController.last = nil }
    return HostedRun(script, of: .scenes { AlbumSceneDelegate() })
  }

  @Test func `a screen owns what its constants and lazy properties hold`() {
    #expect(run("tap Constant; dismiss").code == .ok)
    #expect(run("tap Lazy; dismiss; tap Lazy; dismiss").code == .ok)
  }

  @Test func `a screen doesn't own a screen that its variable references`() {
    let told = run("tap Variable; dismiss")
    #expect(told.code == .findings)
    #expect(told.output.contains("strong  variable"))
  }

  @Test func `a screen owns the view model that its variable references`() {
    let told = run("tap Model; dismiss")
    #expect(told.code == .ok, "\(told.output)")
  }

  @Test func `a screen that came back once is kept on purpose`() {
    let told = run("tap Variable; dismiss; tap Again; dismiss")
    #expect(told.code == .ok, "\(told.output)")
  }

  @Test func `a closure in a constant owns nothing`() {
    let told = run("tap Closure; dismiss")
    #expect(told.code == .findings)
    #expect(told.output.contains("strong  closures"))
  }

  @Test func `a constant owns nothing once its screen has left`() {
    let told = run("tap Open; tap Constant; dismiss; back")
    #expect(told.code == .findings)
    #expect(told.output.contains("static AlbumViewController.last"))
  }
}

private final class AlbumSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: AlbumViewController())
    window?.makeKeyAndVisible()
  }
}

private final class PhotoViewModel {}
private final class PhotoViewController: UIViewController {
  var model: PhotoViewModel?
}

private final class AlbumViewController: UIViewController {
  static var last: AlbumViewController?
  let constant = PhotoViewController()
  lazy var lazily = PhotoViewController()
  var variable: PhotoViewController?
  var model: PhotoViewModel?
  let closures = Closures()

  final class Closures {
    var show: (() -> Void)?
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Constant") { $0.present($0.constant, animated: true) }
    add("Lazy") { $0.present($0.lazily, animated: true) }
    add("Variable") { album in
      let photo = PhotoViewController()
      album.variable = photo
      album.present(photo, animated: true)
    }
    add("Again") { album in album.variable.map { album.present($0, animated: true) } }
    add("Model") { album in
      let photo = PhotoViewController()
      photo.model = PhotoViewModel()
      album.model = photo.model
      album.present(photo, animated: true)
    }
    add("Closure") { album in
      let photo = PhotoViewController()
      album.closures.show = { photo.title = "a" }
      album.present(photo, animated: true)
    }
    add("Open") { album in
      let other = AlbumViewController()
      Self.last = other
      album.navigationController?.pushViewController(other, animated: true)
    }
  }

  private func add(_ title: String, _ body: @escaping (AlbumViewController) -> Void) {
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: title) { [unowned self] _ in body(self) }))
  }
}
