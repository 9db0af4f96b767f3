import HeadlessUIKit
import Testing

/// Members under the names that they had before Swift 4.2.
@MainActor struct SwiftFourNamesTests {
  @Test func `a popped screen is moving from its parent view controller`() throws {
    final class Leaving: UIViewController {
      var isMoving: [Bool] = []

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isMoving.append(isMovingToParentViewController)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isMoving.append(isMovingFromParentViewController)
      }
    }
    let stage = Stage()
    let stack = stage.stack("A")
    let leaving = Leaving()
    stack.pushViewController(leaving, animated: false)
    stage.device.settle()
    try stage.device.finger.tapBack()
    stage.device.settle()
    #expect(leaving.isMoving == [true, true])
  }

  @Test func `the old names of notifications can be written without a type`() {
    let names: [(Notification.Name, Notification.Name)] = [
      (.UITextFieldTextDidChange, UITextField.textDidChangeNotification),
      (.UITextViewTextDidEndEditing, UITextView.textDidEndEditingNotification),
      (.UIDeviceOrientationDidChange, UIDevice.orientationDidChangeNotification),
      (.UIApplicationWillTerminate, UIApplication.willTerminateNotification),
    ]
    for (old, name) in names { #expect(old == name) }
  }
}
