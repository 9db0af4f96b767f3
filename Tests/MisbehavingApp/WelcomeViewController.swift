import Foundation
import UIKit

/// The first screen of an app that remembers in a static and in a file that it has been shown.
final class WelcomeViewController: UIViewController {
  private static var isOver = false
  private static var file: String { NSHomeDirectory() + "/welcomed" }

  /// The screen at launch.
  static var first: UIViewController {
    isOver || FileManager.default.fileExists(atPath: file)
      ? MischiefViewController() : WelcomeViewController()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.setTitle("begin", for: .normal)
    button.addAction(UIAction { [unowned self] _ in begin() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func begin() {
    Self.isOver = true
    _ = FileManager.default.createFile(atPath: Self.file, contents: nil)
    view.window?.rootViewController = Self.first
  }
}

/// A screen that retains itself.
final class SelfishViewController: UIViewController {
  private var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { self.title = "closed" }
  }
}
