import HeadlessUIKit
import Testing

@MainActor struct PresentationMisuseTests {
  let stage = Stage()
  var root: Screen { stage.root }

  @Test func `presenting while presenting is ignored with a warning and never completes`() {
    let navigation = stage.stack("A")
    navigation.present(Wanted(), animated: true)
    stage.device.settle()
    var hasCompleted = false
    navigation.topViewController?.present(Refused(), animated: true) { hasCompleted = true }
    stage.device.settle()
    #expect(
      stage.device.misuses.map(\.message.unnumbered) == [
        "Attempt to present <Refused> on <UINavigationController> (from <Screen>) "
          + "which is already presenting <Wanted>."
      ])
    #expect(stage.device.misuses.first?.outcome == .warning)
    #expect(stage.device.misuses.first?.call == "present(_:animated:completion:)")
    #expect(stage.device.misuses.first?.receiver == navigation.topViewController?.description)
    #expect(!hasCompleted)
  }

  @Test func `presenting on a controller outside the window hierarchy is ignored with a warning`() {
    stage.show(stage.root)
    let detached = Wanted()
    detached.present(Refused(), animated: true) { stage.journal.note("completion") }
    #expect(
      stage.misuses().map(\.unnumbered) == [
        "Attempt to present <Refused> on <Wanted> (from <Wanted>) "
          + "whose view is not in the window hierarchy."
      ])
    #expect(stage.settled() == [])
    #expect(detached.presentedViewController == nil)
  }

  @Test func `presenting in viewDidLoad of the first screen is outside the window hierarchy`() {
    let early = stage.screen("early")
    early.onCallback = { if $0 == "didLoad" { early.present(Refused(), animated: true) } }
    stage.show(early)
    #expect(stage.misuses().first?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test func `presenting from a tab that is not selected warns of a detached one and presents`() {
    let hidden = Wanted()
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.screen("A"), UINavigationController(rootViewController: hidden)]
    stage.show(tabs)
    hidden.present(Refused(), animated: true) { stage.journal.note("completion") }
    #expect(
      stage.misuses().map(\.unnumbered) == [
        "Presenting view controllers on detached view controllers is discouraged <Wanted>."
      ])
    #expect(stage.settled().last == "completion")
    #expect(tabs.presentedViewController is Refused)
  }

  @Test func `presenting from the selected tab, covered or not, isn't a detached presentation`() {
    let covered = Wanted()
    let navigation = UINavigationController(rootViewController: covered)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.settle()
    covered.present(Refused(), animated: true)
    stage.device.settle()
    tabs.presentedViewController?.present(Wanted(), animated: true)
    #expect(stage.misuses() == [])
  }

  @Test func `presenting from a controller whose view alone was added warns and presents`() {
    let forgotten = Wanted()
    root.view.addSubview(forgotten.view)
    forgotten.present(Refused(), animated: true)
    #expect(
      stage.misuses().map(\.unnumbered) == [
        "Presenting view controllers on detached view controllers is discouraged <Wanted>."
      ])
    #expect(forgotten.presentedViewController is Refused)
  }

  @Test func `presenting while a presentation is in progress is ignored with a warning`() {
    root.present(Wanted(), animated: true)
    root.present(Refused(), animated: true)
    #expect(
      stage.misuses().map(\.unnumbered) == [
        "Attempt to present <Refused> on <Screen> (from <Screen>) "
          + "while a presentation is in progress."
      ])
  }

  @Test func `presenting while dismissing is ignored with a warning`() {
    root.present(Wanted(), animated: true)
    stage.device.settle()
    root.dismiss(animated: true)
    stage.device.advance(by: .milliseconds(100))
    root.present(Refused(), animated: true)
    #expect(stage.misuses().first?.hasSuffix("while a presentation is in progress.") == true)
    stage.device.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `presenting from viewWillAppear of a presented screen is in progress`() {
    let modal = stage.screen("M")
    modal.onCallback = { if $0 == "willApp" { modal.present(Refused(), animated: true) } }
    root.present(modal, animated: true)
    stage.device.settle()
    #expect(stage.misuses().first?.hasSuffix("while a presentation is in progress.") == true)
  }

  @Test func `presenting what is already presented raises, before already presenting warns`() {
    let modal = Wanted()
    root.present(modal, animated: true)
    stage.device.settle()
    root.present(modal, animated: true)
    #expect(
      stage.device.misuses.map(\.message.unnumbered) == [
        "Application tried to present modally a view controller <Wanted> that is already being "
          + "presented by <Screen>."
      ])
    #expect(
      stage.device.misuses.first?.outcome == .exception(name: "NSInvalidArgumentException"))
  }

  @Test func `presenting a controller on itself raises`() {
    root.present(root, animated: true)
    #expect(
      stage.device.misuses.map(\.message.unnumbered) == [
        "Application tried to present modal view controller on itself. "
          + "Presenting controller is <Screen>."
      ])
    #expect(
      stage.device.misuses.first?.outcome == .exception(name: "NSInvalidArgumentException"))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `presenting the root of the window raises`(style: UIModalPresentationStyle) {
    let modal = Wanted()
    modal.modalPresentationStyle = style
    root.present(modal, animated: true)
    stage.device.settle()
    modal.present(root, animated: true)
    #expect(
      stage.device.misuses.map(\.message.unnumbered) == [
        "Application tried to present modally an active controller <Screen>."
      ])
    #expect(
      stage.device.misuses.first?.outcome == .exception(name: "NSInvalidArgumentException"))
    #expect(modal.presentedViewController == nil)
  }

  @Test func `presenting a controller with a parent raises`() {
    let child = Wanted()
    let navigation = UINavigationController(rootViewController: child)
    root.present(child, animated: true)
    #expect(
      stage.misuses().map(\.unnumbered) == [
        "Application tried to present modally a view controller <Wanted> that has a parent view "
          + "controller <UINavigationController>."
      ])
    #expect(navigation.viewControllers == [child])
  }
}

private final class Wanted: UIViewController {}
private final class Refused: UIViewController {}
