import HeadlessUIKit
import Testing

@MainActor struct SheetTests {
  let stage = Stage()

  private func present(
    _ detents: [UISheetPresentationController.Detent]
  ) -> UISheetPresentationController? {
    let modal = stage.screen("M")
    stage.show(stage.root)
    modal.sheetPresentationController?.detents = detents
    stage.root.present(modal, animated: true)
    stage.device.settle()
    return modal.sheetPresentationController
  }

  @Test func `a sheet is large by default`() throws {
    let modal = stage.screen("M")
    stage.root.present(modal, animated: true)
    let sheet = try #require(modal.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.currentDetent?.identifier == .large)
  }

  @Test func `no selected detent means the smallest`() throws {
    let sheet = try #require(present([.medium(), .large()]))
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(sheet.currentDetent?.identifier == .medium)
  }

  @Test func `detents are ordered small to large`() throws {
    let sheet = try #require(
      present([.large(), .medium(), .custom(identifier: .init("s")) { _ in 9 }]))
    #expect(
      sheet.activeDetents.map(\.identifier.rawValue) == [
        "s", "com.apple.UIKit.medium", "com.apple.UIKit.large",
      ])
  }

  @Test func `a detent changed by a finger is reported, one changed by code isn't`() throws {
    let sheet = try #require(present([.medium(), .large()]))
    let witness = DetentWitness()
    sheet.delegate = witness
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(witness.changes == 0)
    try stage.device.finger.drag(toDetent: "medium")
    #expect(witness.changes == 1)
    #expect(sheet.selectedDetentIdentifier == .medium)
  }

  @Test func `a custom detent whose resolver returns nil is inactive`() throws {
    let sheet = try #require(present([.custom(identifier: .init("never")) { _ in nil }, .large()]))
    #expect(sheet.activeDetents.map(\.identifier) == [.large])
    #expect(throws: Finger.Failure.noDetent("never", active: ["com.apple.UIKit.large"])) {
      try stage.device.finger.drag(toDetent: "never")
    }
  }

  @Test func `the maximum detent value on 393 by 852 points is 759`() throws {
    var maximum: CGFloat?
    let sheet = try #require(
      present([
        .custom { context in
          maximum = context.maximumDetentValue
          return context.maximumDetentValue * 0.878912
        }
      ]))
    #expect(sheet.currentHeight == 759 * 0.878912)
    #expect(maximum == 759)
  }

  @Test func `a larger custom detent becomes large`() throws {
    let sheet = try #require(present([.custom { _ in 5000 }]))
    #expect(sheet.currentHeight == 759)
  }

  @Test func `a sheet has no other presets`() throws {
    let sheet = try #require(present([.large()]))
    #expect(sheet.prefersGrabberVisible == false)
    #expect(sheet.preferredCornerRadius == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
  }

  @Test func `a full screen presentation has no sheet`() {
    #expect(stage.screen("M", style: .fullScreen).sheetPresentationController == nil)
  }

  @Test func `a delegate set before the style changes stays`() {
    let modal = stage.screen("M")
    stage.show(stage.root)
    let witness = DetentWitness()
    modal.presentationController?.delegate = witness
    modal.modalPresentationStyle = .fullScreen
    stage.root.present(modal, animated: true)
    #expect(modal.presentationController?.delegate === witness)
    #expect(modal.sheetPresentationController == nil)
  }
}

private final class DetentWitness: UISheetPresentationControllerDelegate {
  var changes = 0

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    changes += 1
  }
}
