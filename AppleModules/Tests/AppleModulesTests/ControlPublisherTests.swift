import CombineCocoa
import Testing
import UIKit

@MainActor @Suite struct `Published by controls` {
  @Test func `a button publishes taps until the subscription is cancelled`() {
    HeadlessDevice.boot()
    let button = UIButton()
    var taps = 0
    var subscription: AnyCancellable? = button.tapPublisher.sink { taps += 1 }
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    subscription?.cancel()
    subscription = nil
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test func `a subscription doesn't retain its control, nor the control the subscriber`() {
    HeadlessDevice.boot()
    final class Screen {
      var subscriptions: Set<AnyCancellable> = []
    }
    var field: UITextField? = UITextField()
    var screen: Screen? = Screen()
    weak let formerField = field
    weak let formerScreen = screen
    if let screen {
      field?.textPublisher.sink { [screen] _ in _ = screen }.store(in: &screen.subscriptions)
    }
    field = nil
    #expect(formerField == nil)
    screen?.subscriptions = []
    screen = nil
    #expect(formerScreen == nil)
  }

  @Test func `a value is published at once and after each change`() {
    HeadlessDevice.boot()
    let field = UITextField()
    let toggle = UISwitch()
    var texts: [String?] = []
    var states: [Bool] = []
    let subscriptions = [
      field.textPublisher.sink { texts.append($0) },
      toggle.isOnPublisher.sink { states.append($0) },
    ]
    field.text = "a"
    field.sendActions(for: .editingChanged)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(texts == ["", "a"])
    #expect(states == [false, true])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `a bar button item publishes taps`() throws {
    HeadlessDevice.boot()
    let item = UIBarButtonItem()
    var taps = 0
    let subscription = item.tapPublisher.sink { taps += 1 }
    let action = try #require(item.action)
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    #expect(taps == 1)
    subscription.cancel()
    #expect(item.target == nil)
  }

  @Test func `a list publishes selected rows, its offset and its end`() {
    HeadlessDevice.boot()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.contentSize = CGSize(width: 100, height: 300)
    var rows: [IndexPath] = []
    var offsets: [CGFloat] = []
    var ends = 0
    let subscriptions = [
      table.didSelectRowPublisher.sink { rows.append($0) },
      table.contentOffsetPublisher.sink { offsets.append($0.y) },
      table.reachedBottomPublisher().sink { ends += 1 },
    ]
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    table.contentOffset.y = 150
    #expect(ends == 0)
    table.contentOffset.y = 250
    #expect(rows == [IndexPath(row: 1, section: 0)])
    #expect(offsets == [0, 150, 250])
    #expect(ends == 1)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `a search bar and a text view publish what is typed`() {
    HeadlessDevice.boot()
    let bar = UISearchBar()
    let view = UITextView()
    var searched: [String] = []
    var written: [String?] = []
    let subscriptions = [
      bar.textDidChangePublisher.sink { searched.append($0) },
      view.textPublisher.sink { written.append($0) },
    ]
    bar.delegate?.searchBar(bar, textDidChange: "camp")
    view.text = "a"
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
    #expect(searched == ["camp"])
    #expect(written == ["", "a"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `a recognizer publishes itself`() throws {
    HeadlessDevice.boot()
    let window = UIWindow()
    let view = UIView()
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    window.addSubview(view)
    var heard: [UITapGestureRecognizer] = []
    let subscription = recognizer.tapPublisher.sink { heard.append($0) }
    try HeadlessDevice.current.finger.tap(#require(view.tapTargets.first))
    #expect(heard == [recognizer])
    subscription.cancel()
    #expect(view.tapTargets.isEmpty)
  }

  @Test func `an app's own proxy is made once and becomes the delegate`() {
    final class Proxy: DelegateProxy, UISearchBarDelegate, @MainActor DelegateProxyType {
      func setDelegate(to object: UISearchBar) { object.delegate = self }
    }
    HeadlessDevice.boot()
    let bar = UISearchBar()
    let proxy = Proxy.createDelegateProxy(for: bar)
    #expect(bar.delegate === proxy)
    #expect(Proxy.createDelegateProxy(for: bar) === proxy)
  }
}
