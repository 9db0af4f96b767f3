import HeadlessUIKit
import Testing

/// Target and action in a module of Swift 5.
@MainActor struct SelectorsTests {
  private let editor = LoudEditorViewController()
  private let window: UIWindow
  private let device: HeadlessDevice

  init() {
    device = HeadlessDevice.boot()
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: editor)
    window.makeKeyAndVisible()
    device.settle()
  }

  private func tap(_ title: String) throws {
    try device.finger.tap(try #require(device.finger.targets.first { $0.title == title }))
    device.settle()
  }

  @Test func `an overridden action is called in place of the one that was named`() throws {
    try tap("Save")
    #expect(editor.heard == ["save Save", "loudly"])
  }

  @Test func `a target that is the method self sends the action up the responder chain`() throws {
    try tap("Share")
    #expect(editor.heard == ["share"])
  }

  @Test func `bar buttons and recognizers send theirs, whatever the sender's type`() throws {
    try tap("Done")
    try tap("Close")
    try tap("Tap me")
    #expect(editor.heard == ["done", "close Close true", "tapped"])
  }

  @Test func `a notification calls the observer's method`() {
    for object in [editor, UIView()] {
      NotificationCenter.default.post(
        name: Notification.Name("changed"), object: object, userInfo: ["what": "now"])
    }
    #expect(editor.heard == ["changed now"])
  }

  @Test func `a generic class performs its method by name`() {
    let box = Box(1)
    box.perform(box.taking, with: 2)
    #expect(box.value == 2)
    box.perform(box.taking, with: "three")
    #expect(box.value == 2)
    #expect(box.responds(to: box.taking))
    #expect(!Box("").responds(to: box.taking))
  }
}
