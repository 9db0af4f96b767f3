import FlexLayout
import PinLayout
import Testing
import UIKit

@MainActor @Suite struct `Views that flexible boxes contain` {
  private final class Screen: UIViewController {
    let (box, button, label) = (UIView(), UIButton(), UILabel())

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      box.flex.direction(.row).padding(10, 5%).define { flex in
        flex.addItem(button).width(50%).marginTop(8)
        flex.addItem().grow(1).define { $0.addItem(label).size(20) }
      }
    }

    override func viewDidLayoutSubviews() {
      box.pin.all(view.pin.safeArea).marginTop(10%)
      label.pin.below(of: button, aligned: .left).width(20).sizeToFit(.width)
      box.flex.layout(mode: .adjustHeight)
    }
  }

  @Test func `are subviews of the boxes`() {
    HeadlessDevice.boot()
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.viewDidLayoutSubviews()
    #expect(screen.button.superview === screen.box)
    #expect(screen.label.superview?.superview === screen.box)
    #expect(screen.box.flex === screen.box.flex)
    screen.button.flex.display(.none)
    #expect(screen.button.isHidden)
  }

  @Test func `are released with the screen`() {
    HeadlessDevice.boot()
    weak var released: Screen?
    do {
      let screen = Screen()
      screen.loadViewIfNeeded()
      released = screen
    }
    #expect(released == nil)
  }
}
