import HeadlessUIKit
import Testing

/// Target and action in a module of Swift 5.
@MainActor struct SelectorsTests {
  private func launch() -> (LoudEditorViewController, UIWindow) {
    let device = HeadlessDevice.boot()
    let editor = LoudEditorViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: editor)
    window.makeKeyAndVisible()
    device.settle()
    return (editor, window)
  }

  private func tap(_ title: String) throws {
    let device = HeadlessDevice.current
    try device.finger.tap(try #require(device.finger.targets.first { $0.title == title }))
    device.settle()
  }

  @Test func `an overridden action replaces the named one`() throws {
    let (editor, window) = launch()
    defer { withExtendedLifetime(window) {} }
    try tap("Save")
    #expect(editor.heard == ["save Save", "loudly"])
  }

  @Test func `a target that is the method self sends the action up the responder chain`() throws {
    let (editor, window) = launch()
    defer { withExtendedLifetime(window) {} }
    try tap("Share")
    #expect(editor.heard == ["share"])
  }

  @Test func `bar buttons and recognizers send actions with any sender type`() throws {
    let (editor, window) = launch()
    defer { withExtendedLifetime(window) {} }
    try tap("Done")
    try tap("Close")
    try tap("Tap me")
    #expect(editor.heard == ["done", "close Close true", "tapped"])
  }

  @Test func `a notification calls the observer's method`() {
    let (editor, window) = launch()
    defer { withExtendedLifetime(window) {} }
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
