import HeadlessUIKit
import Testing

@MainActor struct DelegatesAndGesturesTests {
  let stage = Stage()

  @Test func `a recognizer that is made without a target calls its designated initializer`() {
    final class Tap: UITapGestureRecognizer {
      var isReady = false

      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        isReady = true
      }
    }
    #expect(Tap().isReady)
  }

  @Test func `a cancelled swipe back calls only willShow of the previous screen, once`() throws {
    let navigation = stage.stack("A", "B")
    let witness = NavigationWitness(stage.journal)
    navigation.delegate = witness
    try stage.device.finger.swipeBack(cancelled: true)
    #expect(stage.settled().filter { $0.contains("Show") } == ["willShow A"])
  }

  @Test func `didShow after a swipe back finds the popped one in the transition coordinator`()
    throws
  {
    let navigation = stage.stack("A", "B")
    let popped = try #require(navigation.topViewController)
    let witness = NavigationWitness(stage.journal)
    navigation.delegate = witness
    var from: UIViewController?
    witness.onDidShow = { from = $0.transitionCoordinator?.viewController(forKey: .from) }
    try stage.device.finger.swipeBack()
    stage.device.settle()
    #expect(from === popped)
    #expect(!navigation.viewControllers.contains(popped))
  }

  @Test(arguments: [true, false])
  func `the transition coordinator is there in didShow only when animated`(animated: Bool) {
    let navigation = stage.stack("A", "B")
    let witness = NavigationWitness(stage.journal)
    navigation.delegate = witness
    var isThere: Bool?
    witness.onDidShow = { isThere = $0.transitionCoordinator != nil }
    navigation.popViewController(animated: animated)
    stage.device.settle()
    #expect(isThere == animated)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test(arguments: [true, false])
  func `willShow can observe how an interactive swipe ends`(cancelled: Bool) throws {
    let navigation = stage.stack("A", "B")
    let witness = NavigationWitness(stage.journal)
    navigation.delegate = witness
    var wasInteractive: Bool?
    var wasCancelled: Bool?
    witness.onWillShow = {
      wasInteractive = $0.transitionCoordinator?.isInteractive
      $0.transitionCoordinator?.notifyWhenInteractionChanges { wasCancelled = $0.isCancelled }
    }
    let swipe = try stage.device.finger.beginSwipeBack()
    stage.device.advance(by: .seconds(10))
    #expect(wasInteractive == true)
    #expect(wasCancelled == nil)
    swipe.lift(cancelled: cancelled)
    #expect(wasCancelled == cancelled)
  }

  @Test func `the back button and a pop in code are not interactive`() throws {
    let navigation = stage.stack("A", "B")
    try stage.device.finger.tapBack()
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isAnimated)
    #expect(!coordinator.isInteractive)
    #expect(!coordinator.initiallyInteractive)
  }

  @Test func `a swipe back is refused while its gesture is off`() {
    let navigation = stage.stack("A", "B")
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(throws: Finger.Failure.notSwipeable) { try stage.device.finger.swipeBack() }
  }

  @Test func `pulling a sheet down asks the delegate and notifies it before and after`() throws {
    let sheet = SheetWitness(stage.journal)
    presentSheet(delegate: sheet)
    try stage.device.finger.swipeDown()
    #expect(stage.journal.take() == ["shouldDismiss", "willDismiss", "M.willDis"])
    #expect(stage.settled() == ["M.didDis", "didDismiss"])
  }

  @Test func `a programmatic dismiss doesn't notify the sheet's delegate`() {
    let sheet = SheetWitness(stage.journal)
    presentSheet(delegate: sheet)
    stage.root.dismiss(animated: true)
    #expect(stage.settled() == ["M.willDis", "M.didDis"])
  }

  @Test func `a delegate that refuses dismissal is notified of the attempt`() throws {
    let sheet = SheetWitness(stage.journal)
    sheet.allowsDismissal = false
    presentSheet(delegate: sheet)
    try stage.device.finger.swipeDown()
    #expect(stage.settled() == ["shouldDismiss", "didAttempt"])
    #expect(stage.root.presentedViewController != nil)
  }

  @Test func `with isModalInPresentation, the delegate is notified only of the attempt`() throws {
    let sheet = SheetWitness(stage.journal)
    presentSheet(delegate: sheet)
    stage.root.presentedViewController?.isModalInPresentation = true
    try stage.device.finger.swipeDown()
    #expect(stage.settled() == ["didAttempt"])
  }

  @Test func `isModalInPresentation of a contained screen applies to its container`() throws {
    let inner = stage.screen("M")
    inner.isModalInPresentation = true
    stage.root.present(UINavigationController(rootViewController: inner), animated: true)
    stage.device.settle()
    try stage.device.finger.swipeDown()
    stage.device.settle()
    #expect(stage.root.presentedViewController != nil)
  }

  @Test func `a drag cancelled after willDismiss gives no didDismiss`() throws {
    let sheet = SheetWitness(stage.journal)
    presentSheet(delegate: sheet)
    try stage.device.finger.swipeDown(cancelled: true)
    #expect(
      stage.settled() == [
        "shouldDismiss", "willDismiss", "M.willDis", "M.willApp", "M.didApp",
      ])
  }

  @Test func `a full screen presentation cannot be swiped down`() {
    stage.root.present(stage.screen("M", style: .fullScreen), animated: true)
    stage.device.settle()
    #expect(throws: Finger.Failure.sheetCannotBeSwiped(.fullScreen)) {
      try stage.device.finger.swipeDown()
    }
  }

  @Test func `a sheet that is still moving cannot be swiped down`() {
    stage.root.present(stage.screen("M"), animated: true)
    stage.device.advance(by: .milliseconds(100))
    #expect(throws: Finger.Failure.inTransition) { try stage.device.finger.swipeDown() }
  }

  private func presentSheet(delegate: SheetWitness) {
    let modal = stage.screen("M")
    stage.show(stage.root)
    modal.presentationController?.delegate = delegate
    stage.root.present(modal, animated: true)
    _ = stage.settled()
  }
}

/// A sheet's delegate that records its calls.
private final class SheetWitness: UISheetPresentationControllerDelegate {
  let journal: Journal
  var allowsDismissal = true

  @MainActor init(_ journal: Journal) {
    self.journal = journal
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    journal.note("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    journal.note("didAttempt")
  }
}
