import Testing

@testable import HeadlessUIKit

/// Controls that are in no plain view: in accessories, in bars and above the keyboard.
@MainActor struct ReachableControlTests {
  private let stage = Stage()
  private var finger: Finger { stage.device.finger }

  private func lines(_ screen: UIViewController) -> [String] {
    screen.screenContent().elements.map { element in
      ([element.kind.rawValue]
        + [element.number.map(String.init), element.text, element.value]
        .compactMap(\.self).filter { !$0.isEmpty }).joined(separator: " ")
    }
  }

  private func tap(_ title: String) throws {
    try finger.tap(try #require(finger.targets.first { $0.title == title }))
  }

  private func type(_ text: String, into title: String) throws {
    try #require(finger.inputs.first { $0.title == title }).type(text)
  }

  // MARK: Cells

  private final class Toggles: UITableViewController {
    let toggle = UISwitch()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Wi-Fi"
      cell.accessoryView = toggle
      cell.contentView.addSubview(UIImageView(image: UIImage(systemName: "wifi")))
      return cell
    }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Turns the radio on." }
  }

  @Test func `an accessory view is in its cell, after the content`() throws {
    let screen = Toggles(style: .insetGrouped)
    stage.show(screen)
    #expect(
      lines(screen) == ["row 1 Wi-Fi", "image wifi", "switch 1 off", "label Turns the radio on."])
    try tap("switch 1")
    #expect(screen.toggle.isOn)
    #expect(screen.toggle.superview === screen.tableView.cellForRow(at: [0, 0]))
  }

  /// A table whose cells all have the frame that a storyboard gave their prototype.
  private final class DesignedCells: UITableViewController {
    let toggles = [UISwitch(), UISwitch()]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      toggles.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.frame = CGRect(x: 0, y: 28, width: 375, height: 44)
      toggles[indexPath.row].frame = CGRect(x: 300, y: 6, width: 50, height: 31)
      cell.contentView.addSubview(toggles[indexPath.row])
      return cell
    }
  }

  @Test func `a cell doesn't cover the controls of the cells before it`() throws {
    let screen = DesignedCells(style: .plain)
    stage.show(screen)
    try tap("switch 1")
    try tap("switch 2")
    #expect(screen.toggles.map(\.isOn) == [true, true])
  }

  @Test func `editing replaces the accessory view`() {
    let cell = UITableViewCell()
    let (usual, editing) = (UISwitch(), UIStepper())
    cell.accessoryView = usual
    cell.editingAccessoryView = editing
    #expect(cell.subviews == [usual])
    cell.setEditing(true, animated: false)
    #expect(cell.subviews == [editing])
    cell.accessoryView = nil
    cell.setEditing(false, animated: false)
    #expect(cell.subviews == [])
  }

  // MARK: Names

  @Test func `fields and switches without a name are shown with the number that reaches them`() {
    let screen = UIViewController()
    let named = UITextField()
    named.placeholder = "Email"
    for view in [UITextField(), named, UITextField(), UISwitch(), UISwitch()] as [UIView] {
      screen.view.addSubview(view)
    }
    stage.show(screen)
    #expect(lines(screen) == ["field 1", "field Email", "field 3", "switch 1 off", "switch 2 off"])
    #expect(finger.inputs.map(\.title) == ["field 1", "Email", "field 3"])
  }

  // MARK: Bars

  @Test func `a control in the title view can be tapped`() throws {
    let screen = UIViewController()
    let segments = UISegmentedControl(items: ["Map", "List"])
    screen.navigationItem.titleView = segments
    stage.show(UINavigationController(rootViewController: screen))
    try tap("List")
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func `the tab bar is out of reach below a screen that hides it when pushed`() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    stage.show(tabs)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    stack.pushViewController(detail, animated: true)
    stage.device.settle()
    #expect(finger.tabBarController == nil)
    #expect(throws: Finger.Failure.noTabBar) { try finger.tapTab(at: 1) }
    stack.pushViewController(UIViewController(), animated: true)
    stage.device.settle()
    #expect(finger.tabBarController == nil)
    stack.popToRootViewController(animated: true)
    stage.device.settle()
    #expect(finger.tabBarController === tabs)
    root.hidesBottomBarWhenPushed = true
    #expect(finger.tabBarController === tabs)
    tabs.tabBar.isHidden = true
    #expect(finger.tabBarController == nil)
  }

  // MARK: Above the keyboard

  @Test func `a bar above the keyboard can be tapped while its field is edited`() throws {
    let screen = UIViewController()
    let field = UITextField()
    field.placeholder = "ZIP"
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in field.resignFirstResponder() })
    ]
    field.inputAccessoryView = bar
    screen.view.addSubview(field)
    stage.show(screen)
    #expect(finger.targets.map(\.title) == [])
    try type("12345", into: "ZIP")
    #expect(lines(screen) == ["field ZIP 12345", "button Done"])
    try tap("Done")
    #expect(!field.isFirstResponder)
    #expect(lines(screen) == ["field ZIP 12345"])
  }

  private final class Chat: UIViewController {
    let bar = UIView()
    let message = UITextView()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidAppear(_ animated: Bool) { becomeFirstResponder() }
  }

  @Test func `a screen's own input bar stays while its text is edited`() throws {
    let screen = Chat()
    screen.message.accessibilityLabel = "Message"
    screen.bar.addSubview(screen.message)
    var sent = ""
    screen.bar.addSubview(
      UIButton(primaryAction: UIAction(title: "Send") { _ in sent = screen.message.text }))
    stage.show(screen)
    #expect(lines(screen) == ["field Message", "button Send"])
    try type("Hi", into: "Message")
    #expect(screen.message.isFirstResponder)
    try tap("Send")
    #expect(sent == "Hi")
  }

  // MARK: Values

  @Test func `a field whose delegate refuses the whole text takes the characters that fit`() throws
  {
    final class FiveDigits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string).count <= 5
      }
    }
    let (field, delegate) = (UITextField(), FiveDigits())
    field.delegate = delegate
    field.enterText("1234567")
    #expect(field.text == "12345")
  }

  @Test func `a slider and a stepper keep their values within their ranges`() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    #expect(slider.value == 7)
    let stepper = UIStepper()
    stepper.minimumValue = 1
    #expect(stepper.value == 1)
    stepper.value = 500
    #expect(stepper.value == 100)
  }

  @Test func `a segment performs its action, and a disabled one can't be tapped`() throws {
    let screen = UIViewController()
    var chosen: [String] = []
    let segments = UISegmentedControl(
      frame: .zero,
      actions: ["S", "M"].map { size in UIAction(title: size) { _ in chosen.append(size) } })
    screen.view.addSubview(segments)
    stage.show(screen)
    try tap("M")
    #expect(chosen == ["M"])
    segments.setEnabled(false, forSegmentAt: 0)
    #expect(throws: Finger.Failure.disabled(title: "S")) { try tap("S") }
    segments.insertSegment(withTitle: "XS", at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeSegment(at: 2, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
