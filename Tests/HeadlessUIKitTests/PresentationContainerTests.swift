import HeadlessUIKit
import Testing

@MainActor struct PresentationContainerTests {
  let stage = Stage()

  @Test func `what a presentation adds to its container leaves with it`() throws {
    stage.show(stage.root)
    let modal = stage.screen("M", style: .custom)
    stage.root.present(modal, animated: true)
    stage.device.settle()
    let presentation = try #require(modal.presentationController)
    let container = try #require(presentation.containerView)
    let dimming = UIView()
    container.addSubview(dimming)
    #expect(dimming.window === stage.window)
    stage.root.dismiss(animated: true)
    stage.device.settle()
    #expect(dimming.window == nil)
    #expect(presentation.containerView == nil)
  }

  @Test func `a presenter's view that an animator puts into the container returns to the window`()
    throws
  {
    stage.show(stage.root)
    let modal = stage.screen("M", style: .custom)
    stage.root.present(modal, animated: true)
    stage.device.settle()
    let presentation = try #require(modal.presentationController)
    try #require(presentation.containerView).addSubview(stage.root.view)
    stage.root.dismiss(animated: true)
    stage.device.settle()
    #expect(stage.root.view.window === stage.window)
  }
}
