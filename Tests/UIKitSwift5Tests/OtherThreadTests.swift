import HeadlessUIKit
import Testing

/// An app's code that forgets the main thread, as the completion handler of a request does.
@MainActor struct OtherThreadTests {
  private func onAnotherThread(_ work: @escaping () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      work()
      done.signal()
    }
    done.wait()
  }

  private let window = UIWindow()

  private func screen(_ device: HeadlessDevice) -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    device.settle()
    return stack
  }

  @Test func `an alert presented on another thread is shown and reported`() {
    let device = HeadlessDevice.boot()
    let stack = screen(device)
    onAnotherThread {
      let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
      stack.present(alert, animated: true)
    }
    device.settle()
    #expect(stack.presentedViewController is UIAlertController)
    #expect(
      device.misuses.map(\.message) == [
        "Main Thread Checker: UI API called on a background thread: "
          + "-[UINavigationController present(_:animated:completion:)]"
      ])
  }

  @Test func `a push on another thread is made and reported`() {
    let device = HeadlessDevice.boot()
    let stack = screen(device)
    onAnotherThread { stack.pushViewController(UIViewController(), animated: true) }
    device.settle()
    #expect(stack.viewControllers.count == 2)
    #expect(device.misuses.count == 1)
  }
}
