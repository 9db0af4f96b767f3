import HeadlessUIKit
import Observation
import Testing

@MainActor @Suite struct `What UIKit's updates read` {
  private let stage = Stage()

  @MainActor @Observable final class Counter {
    var count = 0
    var unread = 0
  }

  private final class CounterScreen: UIViewController {
    let counter = Counter()
    let label = UILabel()
    var updates: [String] = []
    override func updateProperties() {
      super.updateProperties()
      label.text = "\(counter.count)"
      updates.append("properties \(counter.count)")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      updates.append("layout")
    }
  }

  private final class CounterView: UIView {
    var counter: Counter?
    var updates: [Int] = []
    override func updateProperties() { updates.append(counter?.count ?? -1) }
  }

  private final class LayoutScreen: UIViewController {
    let counter = Counter()
    var layouts: [Int] = []
    override func viewWillLayoutSubviews() { layouts.append(counter.count) }
  }

  @Test func `a view controller updates its properties before layout, and again after a change`() {
    let screen = CounterScreen()
    stage.show(screen)
    #expect(screen.updates == ["properties 0", "layout"])
    screen.counter.count = 1
    screen.counter.count = 2
    screen.counter.unread = 3
    #expect(screen.label.text == "0")
    stage.device.settle()
    #expect(screen.label.text == "2")
    #expect(screen.updates == ["properties 0", "layout", "properties 2"])
  }

  @Test func `the layout callbacks are called again after a change`() {
    let screen = LayoutScreen()
    stage.show(screen)
    screen.counter.count = 1
    stage.device.settle()
    #expect(screen.layouts == [0, 1])
    stage.show(UIViewController())
    screen.counter.count = 2
    stage.device.settle()
    #expect(screen.layouts == [0, 1])
  }

  @Test func `a view of the app updates its properties when it enters a window`() {
    let counter = Counter()
    let view = CounterView()
    view.counter = counter
    stage.show(UIViewController())
    stage.window.rootViewController?.view.addSubview(view)
    stage.device.settle()
    counter.count = 1
    stage.device.settle()
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    #expect(view.updates == [0, 1])
    view.updatePropertiesIfNeeded()
    stage.device.settle()
    #expect(view.updates == [0, 1, 1])
  }

  @Test func `a cell's configuration handler is called again after a change`() {
    let counter = Counter()
    let cell = UITableViewCell()
    var shown: [Int] = []
    cell.configurationUpdateHandler = { _, _ in shown.append(counter.count) }
    _ = stage.device
    cell.setNeedsUpdateConfiguration()
    counter.count = 1
    stage.device.settle()
    #expect(shown.suffix(2) == [0, 1])
  }

  @Test func `a model retains no screen whose update read it`() {
    let counter = Counter()
    weak var screen: UIViewController?
    do {
      let shown = LayoutScreen()
      stage.show(shown)
      screen = shown
      withExtendedLifetime(counter) { shown.counter.count = counter.count }
    }
    stage.show(UIViewController())
    #expect(screen == nil)
  }
}
