import HeadlessUIKit
import Testing

/// Dismissals requested during transitions.
@MainActor struct DismissalQueueTests {
  let stage = Stage()
  var root: Screen { stage.root }

  private func present(_ names: String...) -> [Screen] {
    var presenter: UIViewController = root
    return names.map { name in
      let screen = stage.screen(name)
      presenter.present(screen, animated: false)
      stage.device.settle()
      presenter = screen
      stage.journal.clear()
      return screen
    }
  }

  @Test func `a dismiss during a presentation takes effect when it has ended`() {
    stage.show(root)
    let modal = stage.screen("M")
    root.present(modal, animated: true) { stage.journal.note("presented") }
    stage.device.advance(by: .milliseconds(100))
    root.dismiss(animated: true) { stage.journal.note("dismissed") }
    #expect(modal.isBeingDismissed)
    #expect(root.presentedViewController === modal)
    #expect(
      stage.settled() == [
        "M.didLoad", "M.willApp", "M.didApp", "presented", "M.willDis", "M.didDis", "dismissed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(stage.misuses() == [])
    #expect(!modal.isBeingDismissed)
  }

  @Test(arguments: [true, false])
  func `present and dismiss in one turn both complete`(animated: Bool) {
    stage.show(root)
    root.present(stage.screen("M"), animated: animated) { stage.journal.note("presented") }
    root.dismiss(animated: animated) { stage.journal.note("dismissed") }
    #expect(
      stage.settled() == [
        "M.didLoad", "M.willApp", "M.didApp", "presented", "M.willDis", "M.didDis", "dismissed",
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `two dismissals in one turn both complete`(animated: Bool) {
    let modal = present("M")[0]
    modal.dismiss(animated: animated) { stage.journal.note("first") }
    modal.dismiss(animated: animated) { stage.journal.note("second") }
    #expect(stage.settled() == ["M.willDis", "M.didDis", "first", "second"])
    #expect(root.presentedViewController == nil)
    #expect(stage.misuses() == [])
  }

  @Test func `two dismissals of one that presents remove first the child and then itself`() {
    let chain = present("M1", "M2")
    chain[0].dismiss(animated: true) { stage.journal.note("first") }
    chain[0].dismiss(animated: true) { stage.journal.note("second") }
    #expect(chain[0].isBeingDismissed)
    #expect(chain[1].isBeingDismissed)
    #expect(
      stage.settled() == ["M2.willDis", "M2.didDis", "first", "M1.willDis", "M1.didDis", "second"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a presenter that is dismissed while its child goes waits for the child`() {
    let chain = present("M1", "M2")
    chain[0].dismiss(animated: true)
    stage.device.advance(by: .milliseconds(100))
    root.dismiss(animated: true) { stage.journal.note("completion") }
    #expect(
      stage.settled() == ["M2.willDis", "M2.didDis", "M1.willDis", "M1.didDis", "completion"])
  }

  @Test func `dismissing a presenter in the middle of a chain takes only what is above it`() {
    let chain = present("M1", "M2", "M3")
    chain[0].dismiss(animated: true) { stage.journal.note("completion") }
    #expect(chain.map(\.isBeingDismissed) == [false, true, true])
    #expect(
      stage.settled() == ["M3.willDis", "M2.willDis", "M3.didDis", "M2.didDis", "completion"])
    #expect(root.presentedViewController === chain[0])
    #expect(chain[0].presentedViewController == nil)
  }

  @Test func `dismissing a controller that leaves with its chain completes with the chain`() {
    let chain = present("M1", "M2")
    root.dismiss(animated: true) { stage.journal.note("chain") }
    chain[1].dismiss(animated: false) { stage.journal.note("top") }
    #expect(
      stage.settled() == ["M2.willDis", "M1.willDis", "M2.didDis", "M1.didDis", "chain", "top"])
  }

  @Test func `isBeingDismissed is true from the call on, before anything has moved`() {
    let modal = present("M")[0]
    modal.dismiss(animated: true)
    #expect(modal.isBeingDismissed)
    var seen: [String] = []
    modal.onCallback = { if modal.isBeingDismissed { seen.append($0) } }
    stage.device.settle()
    #expect(seen == ["willDis", "didDis"])
    #expect(!modal.isBeingDismissed)
  }

  @Test func `presenting over a controller that is being dismissed is refused`() {
    stage.show(root)
    let modal = stage.screen("M")
    modal.onCallback = {
      guard $0 == "didApp" else { return }
      modal.present(stage.screen("N"), animated: true) { stage.journal.note("never") }
    }
    root.present(modal, animated: true)
    root.dismiss(animated: true)
    #expect(!stage.settled().contains("never"))
    #expect(stage.misuses().first?.hasSuffix("while a presentation is in progress.") == true)
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `presenting in the turn of the dismissal follows it`(isAnimated: Bool) {
    let modal = present("M")[0]
    let next = stage.screen("N")
    root.dismiss(animated: isAnimated)
    root.present(next, animated: true) { stage.journal.note("shown") }
    #expect(root.presentedViewController === modal)
    #expect(stage.settled().contains("shown"))
    #expect(root.presentedViewController === next)
    #expect(stage.misuses().isEmpty)
  }

  @Test func `presenting twice in the turn of the dismissal is refused once`() {
    _ = present("M")
    let next = stage.screen("N")
    root.dismiss(animated: true)
    root.present(next, animated: true)
    root.present(stage.screen("O"), animated: true)
    _ = stage.settled()
    #expect(root.presentedViewController === next)
    #expect(stage.misuses().first?.hasSuffix("while a presentation is in progress.") == true)
  }

  @Test func `presenting from viewDidDisappear of the dismissed controller works`() {
    let modal = present("M")[0]
    let next = stage.screen("N")
    modal.onCallback = { if $0 == "didDis" { root.present(next, animated: true) } }
    modal.dismiss(animated: false)
    stage.device.settle()
    #expect(stage.misuses() == [])
    #expect(root.presentedViewController === next)
  }

  @Test func `presenting from viewDidAppear of the presenter works`() {
    stage.show(root)
    root.present(stage.screen("M", style: .fullScreen), animated: true)
    stage.device.settle()
    let next = stage.screen("N")
    root.onCallback = {
      guard $0 == "didApp", root.presentedViewController == nil else { return }
      root.present(next, animated: true)
    }
    root.dismiss(animated: true)
    stage.device.settle()
    #expect(stage.misuses() == [])
    #expect(root.presentedViewController === next)
  }

  @Test func `a chain of completions presents and dismisses one after the other`() {
    stage.show(root)
    let first = stage.screen("M1")
    let second = stage.screen("M2")
    root.present(first, animated: true) {
      first.present(second, animated: true) {
        root.dismiss(animated: true) {
          root.present(stage.screen("M3"), animated: true) { stage.journal.note("end") }
        }
      }
    }
    #expect(stage.settled().last == "end")
    #expect(stage.misuses() == [])
    #expect((root.presentedViewController as? Screen)?.name == "M3")
  }

  @Test func `a dismiss while a finger drags the sheet waits for the finger`() throws {
    let modal = present("M")[0]
    let swipe = try #require(try stage.device.finger.beginSwipeDown())
    root.dismiss(animated: true) { stage.journal.note("completion") }
    #expect(modal.isBeingDismissed)
    swipe.lift(cancelled: true)
    #expect(
      stage.settled() == [
        "M.willDis", "M.willApp", "M.didApp", "M.willDis", "M.didDis", "completion",
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a dismiss while a finger takes the sheet along completes with nothing left to do`()
    throws
  {
    _ = present("M")
    let swipe = try #require(try stage.device.finger.beginSwipeDown())
    root.dismiss(animated: true) { stage.journal.note("completion") }
    swipe.lift()
    #expect(stage.settled() == ["M.willDis", "M.didDis", "completion"])
  }

  @Test func `a second tap on the action of an alert dismisses nothing more`() throws {
    let sheet = present("S")[0]
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in stage.journal.note("OK") })
    sheet.present(alert, animated: true)
    stage.device.settle()
    let action = try #require(stage.device.finger.targets.first)
    try stage.device.finger.tap(action)
    try stage.device.finger.tap(action)
    #expect(stage.settled() == ["OK"])
    #expect(root.presentedViewController === sheet)
  }

  @Test func `a push and a dismissal in one turn go on side by side`() {
    let navigation = stage.stack("A")
    navigation.present(stage.screen("M"), animated: true)
    stage.device.settle()
    navigation.dismiss(animated: true)
    navigation.pushViewController(stage.screen("B"), animated: true)
    #expect(navigation.viewControllers.count == 2)
    stage.device.settle()
    #expect(stage.device.frontmost === navigation.topViewController)
    #expect(navigation.presentedViewController == nil)
  }
}
