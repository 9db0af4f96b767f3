import HeadlessUIKit
import Testing

/// What apps ask of UIKit by intercepting methods and by key.
@MainActor @Suite struct CallbackObserverTests {
  @Test func `an observer is notified after a callback, with the arguments`() {
    HeadlessDevice.boot()
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("called") }
    }
    let screen = Screen()
    _ = screen.observeCallback("viewWillAppear") { [weak screen] arguments in
      screen?.log.append("heard \(arguments)")
    }
    screen.beginAppearanceTransition(true, animated: true)
    #expect(screen.log == ["called", "heard [true]"])
  }

  @Test func `a removed observer isn't notified`() {
    HeadlessDevice.boot()
    let screen = UIViewController()
    var count = 0
    let observation = screen.observeCallback("viewDidLoad") { _ in count += 1 }
    screen.removeCallbackObservation(observation)
    screen.loadViewIfNeeded()
    #expect(count == 0)
  }

  @Test func `a value set by key is returned for that key`() {
    HeadlessDevice.boot()
    let tabs = UITabBarController()
    let bar = UITabBar()
    tabs.setValue(bar, forKey: "tabBar")
    #expect(tabs.value(forKey: "tabBar") as? UITabBar === bar)
    #expect(tabs.value(forKey: "other") == nil)
  }

  @Test func `UIKit's own views always decode`() {
    HeadlessDevice.boot()
    final class Stack: UIStackView {
      required init(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Choice: UISegmentedControl {
      override init(items: [Any]?) { super.init(items: items) }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Stack(coder: NSCoder()).arrangedSubviews.isEmpty)
    #expect(Choice(items: ["a", "b"]).numberOfSegments == 2)
  }
}
