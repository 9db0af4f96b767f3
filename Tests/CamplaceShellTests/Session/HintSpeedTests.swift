import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorKit
@testable import CoordinatorShellCore
@testable import ShellLanguage

/// camsh reads the app for a hint at every key.
@MainActor struct HintSpeedTests {
  private final class ThousandButtons: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for number in 0..<1000 {
        let button = UIButton()
        button.setTitle("Button number \(number) of many", for: .normal)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        view.addSubview(button)
      }
    }
  }

  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = ThousandButtons()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  @Test func `hints and completions work with a thousand controls`() throws {
    let app = HostedApp(
      guest: "many", makeSceneDelegate: { Delegate() }, makeApplicationDelegate: nil,
      coordinators: { _ in nil })
    let shell = try InteractiveShell(
      Surroundings.hosting(app), app: "many", reporter: SilentReporter())
    #expect(shell.candidates(after: "tap button").candidates.count == 1000)
    #expect(shell.hint(after: "tap \"Button number 999") == " of many\"")
    let clock = ContinuousClock()
    let hint = clock.measure { for _ in 0..<10 { _ = shell.hint(after: "tap \"Button num") } }
    let list = clock.measure { for _ in 0..<10 { _ = shell.candidates(after: "tap 99") } }
    print("a hint among a thousand controls: \(hint / 10), completions: \(list / 10)")
  }
}
