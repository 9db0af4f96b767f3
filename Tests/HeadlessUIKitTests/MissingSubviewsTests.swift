import HeadlessUIKit
import Testing

/// What a missing module's methods that add subviews do.
@MainActor struct MissingSubviewsTests {
  @Test func `the views among the arguments and in lists become subviews`() {
    let (view, title, button) = (UIView(), UILabel(), UIButton())
    let icon = UIImageView()
    MissingSubviews.add([title, [button, icon], 8, nil], to: view, by: "addSubviews")
    #expect(view.subviews == [title, button, icon])
  }

  @Test func `a stack view arranges what the method's name calls arranged`() {
    let (stack, title) = (UIStackView(), UILabel())
    MissingSubviews.add([[title]], to: stack, by: "addArrangedSubviews")
    #expect(stack.arrangedSubviews == [title])
  }

  @Test func `a view controller's view gets them, and no view gets its own ancestor`() {
    let (controller, title) = (UIViewController(), UILabel())
    MissingSubviews.add([title, controller.view], to: controller, by: "addSubviews")
    #expect(controller.view.subviews == [title])
    MissingSubviews.add([controller.view], to: title, by: "addSubview")
    #expect(title.subviews.isEmpty)
  }
}
