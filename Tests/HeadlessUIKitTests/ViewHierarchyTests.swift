import HeadlessUIKit
import Testing

/// What follows for controllers and responders when views move.
@MainActor struct ViewHierarchyTests {
  let stage = Stage()

  @Test func `a child's view under a view that is not its parent's raises`() {
    let parent = stage.screen("P")
    let child = stage.screen("C")
    let other = stage.screen("O")
    parent.addChild(child)
    other.view.addSubview(child.view)
    #expect(
      stage.device.misuses.map(\.outcome) == [
        .exception(name: "UIViewControllerHierarchyInconsistency")
      ])
    #expect(child.view.superview == nil)
    stage.device.misuses = []
    let box = UIView()
    parent.view.addSubview(box)
    box.addSubview(child.view)
    #expect(stage.misuses() == [])
  }

  @Test func `a first responder whose view leaves the window resigns with didEndEditing`() {
    final class Ear: UITextFieldDelegate {
      var ended = 0
      func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
    }
    let ear = Ear()
    let field = UITextField()
    field.delegate = ear
    let navigation = stage.stack("A")
    let form = stage.screen("B")
    form.view.addSubview(field)
    navigation.pushViewController(form, animated: true)
    stage.device.settle()
    field.becomeFirstResponder()
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(!field.isFirstResponder)
    #expect(ear.ended == 1)
  }

  @Test func `an animation of no duration completes in the call`() {
    var finished: Bool?
    UIView.animate(withDuration: 0) {
    } completion: {
      finished = $0
    }
    #expect(finished == true)
  }
}
