import HeadlessUIKit
import Testing

/// What a finger does to controls, bars and alerts.
@MainActor struct ControlTests {
  let stage = Stage()

  private func show(_ views: UIView...) {
    stage.show(stage.root)
    for view in views { stage.root.view.addSubview(view) }
    _ = stage.settled()
  }

  private func tap(_ title: String) throws {
    let target = try #require(stage.device.finger.targets.first { $0.title == title })
    try stage.device.finger.tap(target)
  }

  @Test func `a button performs its actions`() throws {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "go") { _ in
        stage.journal.note("primary")
      })
    button.addAction(UIAction { _ in stage.journal.note("touch") }, for: .touchUpInside)
    show(button)
    try tap("go")
    #expect(stage.journal.take() == ["primary", "touch"])
  }

  @Test func `a disabled button cannot be tapped`() throws {
    let button = UIButton(primaryAction: UIAction(title: "go") { _ in })
    button.isEnabled = false
    show(button)
    #expect(throws: Finger.Failure.disabled(title: "go")) { try tap("go") }
  }

  @Test func `users can type into an alert's fields`() throws {
    let alert = UIAlertController(title: "New list", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [stage, weak alert] _ in
        stage.journal.note(alert?.textFields?.first?.text ?? "")
      })
    stage.root.present(alert, animated: true)
    stage.device.settle()
    alert.addTextField { $0.placeholder = "Late" }
    #expect(stage.device.finger.inputs.map(\.title) == ["Name", "Late"])
    try #require(stage.device.finger.inputs.first).type("Groceries")
    try tap("Save")
    #expect(stage.settled().filter { !$0.hasPrefix("A.") } == ["Groceries"])
  }

  @Test func `endEditing takes the keyboard from a field inside, and from no other`() {
    final class Ear: UITextFieldDelegate {
      var ended = 0
      func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
    }
    let ear = Ear()
    let field = UITextField()
    let other = UIView()
    field.delegate = ear
    show(field, other)
    field.becomeFirstResponder()
    other.endEditing(true)
    #expect(field.isFirstResponder)
    stage.root.view.endEditing(true)
    #expect(!field.isFirstResponder)
    #expect(ear.ended == 1)
  }

  @Test func `a text view notifies its delegate of the beginning, every change and the end`() throws
  {
    final class Ear: UITextViewDelegate {
      let journal: Journal
      @MainActor init(_ journal: Journal) { self.journal = journal }
      func textViewDidBeginEditing(_ textView: UITextView) { journal.note("begin") }
      func textViewDidChange(_ textView: UITextView) { journal.note(textView.text) }
      func textViewDidEndEditing(_ textView: UITextView) { journal.note("end") }
    }
    let ear = Ear(stage.journal)
    let notes = UITextView()
    notes.delegate = ear
    show(notes)
    try #require(stage.device.finger.inputs.first).type("a")
    try #require(stage.device.finger.inputs.first).type("ab")
    stage.root.view.endEditing(true)
    #expect(stage.journal.take() == ["begin", "a", "ab", "end"])
  }

  @Test func `hidden views and what they hold cannot be tapped`() {
    let button = UIButton(primaryAction: UIAction(title: "go") { _ in })
    let box = UIView()
    box.addSubview(button)
    show(box)
    box.isHidden = true
    #expect(stage.device.finger.targets.isEmpty)
  }

  @Test func `an action with the same identifier replaces the first`() {
    let control = UIControl()
    let identifier = UIAction.Identifier("one")
    for name in ["first", "second"] {
      control.addAction(
        UIAction(identifier: identifier) { _ in stage.journal.note(name) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(stage.journal.take() == ["second"])
  }

  @Test func `tapping a switch toggles it`() throws {
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "wifi"
    toggle.addAction(UIAction { _ in stage.journal.note("\(toggle.isOn)") }, for: .valueChanged)
    show(toggle)
    try tap("wifi")
    try tap("wifi")
    #expect(stage.journal.take() == ["true", "false"])
  }

  @Test func `tapping a selected segment does nothing`() throws {
    let segments = UISegmentedControl(items: ["map", "list"])
    segments.addAction(
      UIAction { _ in stage.journal.note("\(segments.selectedSegmentIndex)") }, for: .valueChanged)
    show(segments)
    try tap("list")
    try tap("list")
    #expect(stage.journal.take() == ["1"])
  }

  @Test func `a menu's actions can be tapped`() throws {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "rename") { _ in stage.journal.note("rename") },
      UIMenu(children: [UIAction(title: "delete") { _ in stage.journal.note("delete") }]),
    ])
    show(button)
    try tap("delete")
    #expect(stage.journal.take() == ["delete"])
  }

  @Test func `bar buttons come left to right, spaces left out`() {
    stage.root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    stage.root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "outer"), .flexibleSpace(), UIBarButtonItem(title: "inner"),
    ]
    stage.show(stage.root)
    #expect(stage.device.finger.targets.map(\.title) == ["Cancel", "inner", "outer"])
  }

  @Test func `a tap recognizer with an action makes its view a target`() throws {
    let label = UILabel()
    label.text = "terms"
    label.isUserInteractionEnabled = true
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { _ in stage.journal.note("terms") }
    label.addGestureRecognizer(recognizer)
    show(label)
    try tap("terms")
    #expect(stage.journal.take() == ["terms"])
  }

  @Test func `typing calls the delegate and the actions, and moves the first responder`() {
    final class Ear: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "bad" }
    }
    let name = UITextField()
    let other = UITextField()
    let ear = Ear()
    name.delegate = ear
    name.addAction(
      UIAction { _ in stage.journal.note("changed to \(name.text ?? "")") }, for: .editingChanged)
    name.addAction(UIAction { _ in stage.journal.note("ended") }, for: .editingDidEnd)
    show(name, other)
    name.enterText("good")
    name.enterText("bad")
    #expect(name.isFirstResponder)
    other.becomeFirstResponder()
    #expect(!name.isFirstResponder)
    #expect(stage.journal.take() == ["changed to good", "ended"])
  }

  @Test func `a second cancel action raises`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    stage.show(stage.root)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    #expect(alert.actions.count == 1)
    #expect(
      stage.device.misuses.map(\.outcome) == [.exception(name: "NSInternalInconsistencyException")]
    )
  }

  @Test func `an alert's next presentation starts after its dismissal`() throws {
    stage.show(stage.root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let next = stage.screen("M")
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in
        stage.root.present(next, animated: true)
      })
    stage.root.present(alert, animated: true)
    stage.device.settle()
    try tap("Yes")
    stage.device.settle()
    #expect(stage.root.presentedViewController === next)
    #expect(stage.misuses() == [])
  }

  @Test func `an alert leaves its presenter in place`() {
    stage.show(stage.root)
    stage.root.present(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    #expect(stage.settled() == [])
  }
}
