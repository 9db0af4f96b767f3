import Foundation
import HeadlessUIKit
import Testing

/// Observations by a property's name, as Objective-C makes them.
@MainActor struct NamedObservingTests {
  private final class Player: NSObject {
    var status = 0 {
      didSet { KeyValueChanges.report(self, \Player.status, named: "status", from: oldValue) }
    }
  }

  private final class Observer: NSObject, KeyPathObserving {
    var values: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      values.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  private final class Screen: UIViewController {
    var heights: [CGFloat] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heights.append((change?[.newKey] as? CGSize)?.height ?? -1)
    }
  }

  @Test func `an observer of a property by its name is called until it is removed`() {
    let (player, observer) = (Player(), Observer())
    player.addObserver(observer, forKeyPath: "status", options: [.initial, .new], context: nil)
    player.addObserver(observer, forKeyPath: "rate", context: nil)
    player.status = 1
    player.removeObserver(observer, forKeyPath: "status")
    player.status = 2
    player.addObserver(observer, forKeyPath: "status", options: [.old, .new], context: nil)
    player.status = 3
    player.didChangeValue(forKey: "rate")
    #expect(observer.values == ["status - 0", "status - 1", "status 2 3", "rate - -"])
  }

  @Test func `an observer with a context is removed by it`() {
    let (player, observer) = (Player(), Observer())
    let context = UnsafeMutableRawPointer(bitPattern: 8)
    player.addObserver(observer, forKeyPath: "status", options: .new, context: context)
    player.removeObserver(observer, forKeyPath: "status", context: nil)
    player.status = 1
    player.removeObserver(observer, forKeyPath: "status", context: context)
    player.status = 2
    #expect(observer.values == ["status - 1"])
  }

  @Test func `a responder overrides the method, and neither side retains the other`() {
    weak var gone: Screen?
    let list = UITableView()
    do {
      let screen = Screen()
      gone = screen
      list.addObserver(screen, forKeyPath: "contentSize", options: .new, context: nil)
      list.contentSize.height = 40
      #expect(screen.heights == [40])
    }
    #expect(gone == nil)
    list.contentSize.height = 50
  }

  @Test func `Objective-C's name of a Boolean property is the same property`() {
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "hidden", options: .new, context: nil)
    view.isHidden = true
    #expect(observer.values == ["hidden - true"])
  }
}
