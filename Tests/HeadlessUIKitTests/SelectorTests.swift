import HeadlessUIKit
import Testing

/// Target and action without Objective-C.
@MainActor struct SelectorTests {
  let stage = Stage()

  private func show(_ views: UIView..., in screen: UIViewController) {
    stage.show(screen)
    for view in views { screen.view.addSubview(view) }
    _ = stage.settled()
  }

  private func tap(_ title: String) throws {
    try stage.device.finger.tap(
      try #require(stage.device.finger.targets.first { $0.title == title }))
    stage.device.settle()
  }

  private func editor() -> Editor {
    _ = stage.device
    return Editor(stage.journal)
  }

  private func button(_ title: String, _ target: Any?, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }

  @Test func `selectors with one name are equal, whatever method they carry`() {
    #expect(Selector("save:", Editor.save(_:)) == "save:")
    #expect(Selector("save:", Editor.save(_:)) == NSSelectorFromString("save:"))
    #expect(Set([Selector("done", Editor.done), Selector(("done")), "undone"]).count == 2)
    #expect(NSStringFromSelector(Selector("done", Editor.done)) == "done")
  }

  @Test func `methods with none, one and two parameters are called, private ones too`() throws {
    let editor = editor()
    show(
      button("none", editor, Selector("done", Editor.done)),
      button("one", editor, Selector("save:", Editor.save(_:))),
      button("two", editor, Editor.both), in: editor)
    try tap("none")
    try tap("one")
    try tap("two")
    #expect(stage.journal.take() == ["done", "save one", "both two UIEvent"])
  }

  @Test func `a notification arrives where the method takes an object of a class`() {
    let editor = editor()
    let name = Notification.Name("changed")
    NotificationCenter.default.addObserver(
      editor, selector: Selector("hearAsView:", Editor.hearAsView(_:)), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    stage.device.settle()
    #expect(stage.journal.take() == ["hear as view"])
    #expect(stage.device.misuses.isEmpty)
  }

  @Test func `a nonisolated method and one that returns a value are called`() throws {
    let editor = editor()
    show(
      button("free", editor, Selector("free:", Editor.free(_:))),
      button("count", editor, Selector("count", Editor.count)), in: editor)
    try tap("free")
    try tap("count")
    #expect(stage.journal.take() == ["free", "count"])
    let answer = editor.perform(Selector("count", Editor.count))?.takeUnretainedValue()
    #expect(answer as? Int == 1)
  }

  @Test func `a control doesn't retain its target, and sends nothing after its deallocation`()
    throws
  {
    var editor: Editor? = editor()
    weak let gone = editor
    let control = button("one", editor, Selector("save:", Editor.save(_:)))
    show(control, in: stage.root)
    editor = nil
    #expect(gone == nil)
    try tap("one")
    #expect(stage.journal.take() == [])
    #expect(stage.misuses() == [])
    #expect(control.allTargets.isEmpty)
  }

  @Test func `without a target the first responder up the chain that has the method takes it`()
    throws
  {
    let editor = editor()
    let inner = Screen("inner", in: stage.journal)
    show(in: editor)
    editor.addChild(inner)
    editor.view.addSubview(inner.view)
    inner.view.addSubview(button("save", nil, Selector("save:", Editor.save(_:))))
    inner.view.addSubview(button("named", nil, "close"))
    inner.view.addSubview(button("nowhere", nil, "nowhere:"))
    stage.journal.clear()
    try tap("save")
    try tap("named")
    try tap("nowhere")
    #expect(stage.journal.take() == ["save save", "inner.didApp", "close"])
    #expect(stage.misuses() == [])
  }

  @Test func `an action that its target lacks raises`() throws {
    let editor = editor()
    show(button("bad", editor, "fly:"), in: editor)
    try tap("bad")
    #expect(
      stage.misuses() == [
        "-[Editor fly:]: unrecognized selector sent to instance <Editor#1>"
      ])
  }

  @Test func `the same target and action are sent once, and removed by event`() {
    let editor = editor()
    let control = UIControl()
    let save = Selector("save:", Editor.save(_:))
    control.addTarget(editor, action: save, for: .touchUpInside)
    control.addTarget(editor, action: save, for: [.touchUpInside, .valueChanged])
    control.addTarget(editor, action: "done", for: .valueChanged)
    #expect(control.actions(forTarget: editor, forControlEvent: .touchUpInside) == ["save:"])
    #expect(
      control.actions(forTarget: editor, forControlEvent: .valueChanged) == ["save:", "done"])
    #expect(control.allTargets == [editor])
    control.removeTarget(editor, action: nil, for: .valueChanged)
    #expect(control.actions(forTarget: editor, forControlEvent: .valueChanged) == nil)
    #expect(control.allControlEvents == .touchUpInside)
    control.removeTarget(nil, action: save, for: .allEvents)
    #expect(control.actions(forTarget: editor, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `resignFirstResponder sent to nil dismisses the keyboard`() {
    let field = UITextField()
    show(field, in: stage.root)
    field.becomeFirstResponder()
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(stage.device.application.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
  }

  @Test func `endEditing as an action is true, whatever its sender`() throws {
    let field = UITextField()
    show(field, in: stage.root)
    field.becomeFirstResponder()
    let view = try #require(stage.root.view)
    view.accessibilityLabel = "background"
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: Selector("endEditing:", UIView.endEditing(_:))))
    try tap("background")
    #expect(!field.isFirstResponder)
  }

  @Test func `a property is read and set by its selectors`() {
    let editor = editor()
    editor.perform(Selector("setNote:", setter: \Editor.note), with: "new")
    #expect(editor.note == "new")
    let note = editor.perform(Selector("note", getter: \Editor.note))?.takeUnretainedValue()
    #expect(note as? String == "new")
  }

  @Test func `a request to perform later retains its object until it runs or is canceled`() {
    var editor: Editor? = editor()
    weak let later = editor
    editor?.perform("close", with: nil, afterDelay: 1)
    editor?.perform(Selector("done", Editor.done), with: nil, afterDelay: 2)
    if let editor {
      NSObject.cancelPreviousPerformRequests(
        withTarget: editor, selector: "done", object: nil)
    }
    editor = nil
    #expect(later != nil)
    #expect(stage.settled() == ["close"])
    #expect(later == nil)
  }

  @Test func `the notification center forgets deallocated and removed observers`() {
    var editor: Editor? = editor()
    let other = self.editor()
    weak let gone = editor
    let name = Notification.Name("saved")
    for observer in [editor, other].compactMap(\.self) {
      NotificationCenter.default.addObserver(
        observer, selector: Selector("hear:", Editor.hear(_:)), name: name, object: nil)
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(stage.journal.take() == ["hear saved", "hear saved"])
    editor = nil
    #expect(gone == nil)
    NotificationCenter.default.removeObserver(other, name: Notification.Name("else"), object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(stage.journal.take() == ["hear saved"])
    NotificationCenter.default.removeObserver(other)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(stage.journal.take() == [])
  }

  @Test func `a display link retains its target and fires until it is invalidated`() {
    onHostedDevice { device, journal in
      var editor: Editor? = Editor(journal)
      weak let target = editor
      var link: CADisplayLink? = editor.map {
        CADisplayLink(target: $0, selector: Selector("frame:", Editor.frame(_:)))
      }
      link?.preferredFramesPerSecond = 2
      link?.add(to: .main, forMode: .common)
      editor = nil
      device.advance(by: .seconds(1))
      #expect(journal.take() == ["frame 0.5", "frame 1.0"])
      #expect(target != nil)
      link?.invalidate()
      link = nil
      #expect(target == nil)
      device.advance(by: .seconds(1))
      #expect(journal.take() == [])
    }
  }

  @Test func `a key command goes to the first responder that has it`() {
    let editor = editor()
    show(in: editor)
    #expect(stage.device.finger.press("s", .command))
    #expect(!stage.device.finger.press("x", .command))
    #expect(stage.journal.take() == ["save ⌘"])
  }
}

private final class Editor: UIViewController {
  let journal: Journal
  var note = "old"

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func done() { journal.note("done") }
  func save(_ sender: UIButton) { journal.note("save \(sender.currentTitle ?? "")") }
  func saveByKey(_ sender: UIKeyCommand) { journal.note("save ⌘") }
  func hear(_ notification: Notification) { journal.note("hear \(notification.name.rawValue)") }
  func hearAsView(_ view: UIView) { journal.note("hear as view") }
  func frame(_ link: CADisplayLink) { journal.note("frame \(link.timestamp)") }

  private func both(_ sender: UIButton, with event: UIEvent) {
    journal.note("both \(sender.currentTitle ?? "") \(type(of: event))")
  }

  nonisolated func free(_ sender: Any) {
    MainActor.assumeIsolated { journal.note("free") }
  }

  @discardableResult
  func count() -> Int {
    journal.note("count")
    return 1
  }

  private func close() { journal.note("close") }

  static let both = Selector("both:with:", Editor.both(_:with:))

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "s", modifierFlags: .command,
        action: Selector("saveByKey:", Editor.saveByKey(_:)))
    ]
  }

  nonisolated override class var selectorTable: [Selector] {
    super.selectorTable + [Selector("close", Editor.close)]
  }
}
