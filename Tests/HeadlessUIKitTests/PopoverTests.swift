import HeadlessUIKit
import Testing

/// How a popover is shown on a phone.
@MainActor struct PopoverTests {
  let stage = Stage()

  private func presentPopover(delegate: Decider? = nil) -> Screen {
    let modal = stage.screen("M", style: .popover)
    modal.popoverPresentationController?.delegate = delegate
    stage.show(stage.root)
    stage.root.present(modal, animated: true)
    _ = stage.settled()
    return modal
  }

  @Test func `a popover on a phone adapts to a sheet that can be swiped down`() throws {
    let decider = Decider(nil, stage.journal)
    let modal = presentPopover(delegate: decider)
    #expect(modal.popoverPresentationController?.adaptivePresentationStyle == .formSheet)
    try stage.device.finger.swipeDown()
    #expect(stage.settled() == ["M.willDis", "M.didDis", "didDismiss"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `the popover delegate's adaptivePresentationStyle decides`() {
    let decider = Decider(UIModalPresentationStyle.none, stage.journal)
    _ = presentPopover(delegate: decider)
    #expect(throws: Finger.Failure.sheetCannotBeSwiped(.popover)) {
      try stage.device.finger.swipeDown()
    }
  }

  @Test func `a popover that adapts to full screen covers its presenter`() {
    let decider = Decider(.fullScreen, stage.journal)
    let modal = presentPopover(delegate: decider)
    #expect(modal.presentationController?.presentationStyle == .fullScreen)
    #expect(stage.root.viewIfLoaded?.window == nil)
    stage.root.dismiss(animated: true)
    #expect(stage.settled() == ["M.willDis", "A.willApp", "A.didApp", "M.didDis"])
  }

  @Test func `an adapted popover's sheet has detents`() throws {
    let modal = stage.screen("M", style: .popover)
    modal.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .medium(), .large(),
    ]
    stage.show(stage.root)
    stage.root.present(modal, animated: true)
    stage.device.settle()
    try stage.device.finger.drag(toDetent: "large")
    #expect(stage.device.finger.sheet?.selectedDetentIdentifier == .large)
  }
}

private final class Decider: UIPopoverPresentationControllerDelegate {
  let style: UIModalPresentationStyle?
  let journal: Journal

  @MainActor init(_ style: UIModalPresentationStyle?, _ journal: Journal) {
    self.style = style
    self.journal = journal
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style ?? .automatic }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.note("didDismiss")
  }
}
