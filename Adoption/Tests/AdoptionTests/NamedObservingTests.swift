import Testing

@testable import Adoption

@Suite struct `Observing by a name` {
  @Test func `an object below NSObject observes without NSObject's method`() {
    let text = rewritten(
      """
      class Watcher: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      class SubWatcher: Watcher {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      """)
    #expect(
      text.contains("class Watcher: NSObject, KeyPathObserving {\n           func observeValue"))
    #expect(text.contains("class SubWatcher: Watcher {\n  override func observeValue"))
    #expect(text.split(separator: "super.observeValue").count == 2)
  }

  @Test func `a responder overrides UIResponder's method`() {
    let text = rewritten(
      """
      class Screen: UIViewController {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
          change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """)
    #expect(text.contains("class Screen: UIViewController {\n  override func observeValue"))
  }
}
