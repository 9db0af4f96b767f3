import Foundation
import HeadlessUIKit
import Testing

/// Observations by key paths, as Foundation's overlay on iOS makes them.
@MainActor struct KeyValueObservingTests {
  private final class Player: NSObject {
    var title: String? {
      didSet { KeyValueChanges.report(self, \Player.title, from: oldValue) }
    }
    var screen: UIViewController? {
      didSet { KeyValueChanges.report(self, \Player.screen, from: oldValue) }
    }
  }

  private final class Screen: UIViewController {
    let list = UITableView()
    var token: NSKeyValueObservation?
    var changes = 0

    func observeStrongly() {
      token = list.observe(\.contentOffset) { _, _ in self.changes += 1 }
    }

    func observeWeakly() {
      token = list.observe(\.contentOffset) { [weak self] _, _ in self?.changes += 1 }
    }
  }

  @Test func `an observer is called for changes until it is invalidated or its token is released`()
  {
    let list = UITableView()
    var offsets: [CGFloat] = []
    var first: NSKeyValueObservation? = list.observe(\.contentOffset, options: [.initial, .new]) {
      _, change in offsets.append(change.newValue?.y ?? -1)
    }
    list.contentOffset.y = 10
    let second = list.observe(\.contentOffset) { _, change in
      offsets.append(change.newValue?.y ?? -2)
    }
    list.contentOffset.y = 20
    #expect(offsets == [0, 10, 20, -2])
    first?.invalidate()
    list.contentOffset.y = 30
    second.invalidate()
    list.contentOffset.y = 40
    #expect(offsets == [0, 10, 20, -2, -2])
    first = list.observe(\.contentOffset) { _, _ in offsets.append(-3) }
    withExtendedLifetime(first) {}
    first = nil
    list.contentOffset.y = 50
    #expect(offsets == [0, 10, 20, -2, -2])
  }

  @Test func `an observer of a property that follows from another is called for its changes only`()
  {
    let view = UIView()
    var sizes: [CGSize] = []
    let token = view.observe(\.bounds, options: [.new, .old]) { _, change in
      #expect(change.kind == .setting && !change.isPrior && change.oldValue?.size != nil)
      sizes.append(change.newValue?.size ?? .zero)
    }
    view.frame.origin.x = 5
    view.isHidden = true
    view.frame.size.width = 7
    withExtendedLifetime(token) {}
    #expect(sizes == [CGSize(width: 7, height: 0)])
  }

  @Test func `an app's property reports its old value, also when it is nil or an object`() {
    let player = Player()
    var titles: [String?] = []
    var screens: [UIViewController?] = []
    let tokens = [
      player.observe(\.title, options: [.old]) { _, change in
        #expect(change.newValue == nil)
        titles.append(change.oldValue ?? "none")
      },
      player.observe(\.screen, options: [.old, .new]) { _, change in
        screens.append(change.oldValue ?? nil)
      },
    ]
    player.title = "a"
    player.title = "b"
    player.title = "b"
    #expect(titles == [nil, "a", "b"])
    weak var released: UIViewController?
    do {
      let screen = UIViewController()
      released = screen
      player.screen = screen
      player.screen = nil
      #expect(screens == [nil, screen])
      screens = []
    }
    #expect(released == nil)
    player.didChangeValue(for: \.title)
    #expect(titles.count == 4)
    withExtendedLifetime(tokens) {}
  }

  @Test func `a token retains its closure and not the observed object`() {
    weak var view: UIView?
    let token: NSKeyValueObservation
    do {
      let observed = UIView()
      view = observed
      token = observed.observe(\.isHidden) { _, _ in }
    }
    #expect(view == nil)
    token.invalidate()
  }

  @Test(arguments: [true, false])
  func `a screen that its own observation captures leaks`(isWeak: Bool) {
    weak var screen: Screen?
    do {
      let made = Screen()
      isWeak ? made.observeWeakly() : made.observeStrongly()
      made.list.contentOffset.y = 3
      #expect(made.changes == 1)
      screen = made
    }
    #expect((screen == nil) == isWeak)
    // Apple's token keeps its closure when it is invalidated.
    screen?.token?.invalidate()
    #expect((screen == nil) == isWeak)
    screen?.token = nil
    #expect(screen == nil)
  }

  @Test func `the observed object retains the closure until the token ends`() {
    final class Captured {}
    weak var captured: Captured?
    let player = Player()
    var token: NSKeyValueObservation?
    do {
      let strongly = Captured()
      captured = strongly
      token = player.observe(\.title) { _, _ in withExtendedLifetime(strongly) {} }
    }
    #expect(token != nil && captured != nil)
    token = nil
    #expect(captured == nil)
  }
}
