import Testing

@Suite struct SelectorTests {
  @Test func `a selector carries the unapplied method of the class around it`() {
    let text = rewritten(
      """
      class Editor: UIViewController {
        @objc private func save(_ sender: UIButton) {}
        func wire(_ b: UIButton) { b.addTarget(self, action: #selector(save(_:)), for: .touchUpInside) }
      }
      """)
    #expect(
      text == """
        class Editor: UIViewController {
                private func save(_ sender: UIButton) {}
          func wire(_ b: UIButton) { b.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside) }
        ; nonisolated override class var selectorTable: [Selector] { super.selectorTable + [Selector("save:", Editor.save(_:))] } }
        """)
  }

  /// An action for each branch.
  private func actions(if condition: String) -> String {
    """
    #if \(condition)
      @IBAction func choose() {}
    #else
      @IBAction func refuse() {}
    #endif
    """
  }

  @Test(arguments: [("DEBUG", true), ("os(iOS) && !DEBUG", false), ("RELEASE", false)])
  func `the class table lists actions in active #if branches`(
    condition: String, isFound: Bool
  ) {
    let text = rewritten(
      """
      class Editor: UIViewController {
        @IBAction func close() {}
      }
      extension Editor {
      \(actions(if: condition))
      }
      """)
    #expect(text.contains("Selector(\"close\", Editor.close)"))
    #expect(text.contains("Selector(\"choose\", Editor.choose)") == isFound)
    #expect(text.contains("Selector(\"refuse\", Editor.refuse)") != isFound)
  }

  @Test(arguments: [
    "canImport(UIKit)", "compiler(>=6.2)", "DEBUG && !swift(>=6)", "arch(arm64)",
    "hasFeature(MacroTools)", "hasAttribute(retroactive)", "RELEASE\n#elseif canImport(UIKit)",
  ])
  func `the class table lists no action in a branch that only the compiler can choose`(
    condition: String
  ) {
    let text = rewritten(
      """
      class Editor: UIViewController {
        @IBAction func close() {}
      \(actions(if: condition))
      }
      """)
    #expect(text.contains("Selector(\"close\", Editor.close)"))
    #expect(!text.contains("Selector(\"choose\""))
    #expect(!text.contains("Selector(\"refuse\""))
  }

  @Test(arguments: ["UIViewController & Reusable", "Screen"])
  func `a superclass in a composition or behind a name is UIKit's`(parent: String) {
    let text = rewritten(
      """
      class Editor: \(parent) {
        @objc func save(_ sender: UIButton) {}
      }
      """, others: ["typealias Screen = UIViewController & Reusable\nprotocol Reusable {}"])
    #expect(text.contains("nonisolated override class var selectorTable"))
    #expect(!text.contains("SelectorTable"))
  }

  @Test func `names that stand for each other end`() {
    let text = rewritten("class A: B { @objc func a() {} }\ntypealias B = C\ntypealias C = B")
    #expect(text.contains("selectorTable"))
  }

  @Test func `a selector of an unknown class's method is its name`() {
    let text = rewritten(
      """
      extension Reactive where Base: UIViewController {
        var appears: Any { methodInvoked(#selector(Base.viewWillAppear)) }
      }
      """)
    #expect(text.contains("methodInvoked(Selector(\"viewWillAppear\")    )"))
  }

  @Test(arguments: [
    ("#selector(self.save)", "Selector(\"save\", Editor.save)"),
    ("#selector(Editor.save)", "Selector(\"save\", Editor.save)"),
    ("#selector(getter: name)", "Selector(\"name\", getter: \\Editor.name)"),
    ("#selector(setter: Editor.name)", "Selector(\"setName:\", setter: \\Editor.name)"),
    (
      "#selector(pick(_:) as (UIButton) -> Void)",
      "Selector(\"pick:\", Editor.pick(_:) as (Editor) -> @MainActor (UIButton) -> Void)"
    ),
    ("#selector(move(to:))", "Selector(\"moveTo:\", Editor.move(to:))"),
    ("#selector(add(item:))", "Selector(\"addWithItem:\", Editor.add(item:))"),
    ("#selector(renamed)", "Selector(\"other:\", Editor.renamed)"),
    ("#selector(model.reload)", "Selector(\"reload\", Model.reload)"),
    ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
    ("#selector(shared)", "Selector(\"shared\")"),
    (
      "#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))",
      "Selector(\"scrollViewDidScroll:\")"
    ),
  ])
  func `every form of selector`(written: String, expected: String) {
    let text = rewritten(
      """
      class Model: NSObject { @objc func reload() {} }
      class Editor: UIViewController {
        let model = Model()
        @objc var name = ""
        @objc func save() {}
        @objc func pick(_ sender: UIButton) {}
        @objc func move(to place: Int) {}
        @objc func add(item: Int) {}
        @objc(other:) func renamed(_ item: Int) {}
        @objc static func shared() {}
        func use() { _ = \(written) }
      }
      """)
    #expect(text.contains("_ = \(expected)"), "\(text)")
  }

  @Test func `a variable's class keeps its generic arguments`() {
    let text = rewritten(
      """
      final class Listener<S> {
        @objc func fire() {}
      }
      func listen<S>(_ type: S.Type, _ other: Listener<Int>) {
        let listener = Listener<S>()
        use(#selector(listener.fire), #selector(other.fire))
      }
      """)
    #expect(
      text.contains(
        "use(Selector(\"fire\", Listener<S>.fire), Selector(\"fire\", Listener<Int>.fire))"))
  }

  @Test func `in an extension of a nested type the whole name is said`() {
    let text = rewritten(
      """
      enum Flow { class Editor: UIViewController {} }
      extension Flow.Editor { @objc func save() {}; func use() { _ = #selector(save) } }
      """)
    #expect(text.contains("_ = Selector(\"save\", Flow.Editor.save)"), "\(text)")
  }

  @Test func `the table distinguishes overloaded methods by their types`() {
    let text = rewritten(
      """
      class Editor: UIViewController {
        @objc func save() {}
        @objc func save(_ sender: Any?) {}
      }
      """)
    #expect(
      text.contains("Selector(\"save\", Editor.save as (Editor) -> @MainActor () -> Void)"),
      "\(text)")
  }

  @Test func `a class that isn't a responder conforms, and its subclass overrides`() {
    let text = rewritten(
      """
      class Store: NSObject { @objc func reload() {} }
      class Shop: Store { @objc func open() {} }
      """)
    #expect(text.contains("class Store: NSObject, SelectorTable {"))
    #expect(text.contains("nonisolated class var selectorTable: [Selector] { [Selector(\"reload\""))
    #expect(text.contains("class Shop: Store {"))
    #expect(
      text.contains(
        "nonisolated override class var selectorTable: [Selector] { super.selectorTable + "))
  }

  @Test func `a nested class isn't mistaken for a superclass with the same last name`() {
    let text = rewritten(
      """
      extension Bar { final class Subscription: Combine.Subscription { @objc func ring() {} } }
      final class Tap: Subscription { @objc func fire() {} }
      """)
    #expect(text.contains("final class Tap: Subscription, SelectorTable {"))
    #expect(text.contains("nonisolated class var selectorTable: [Selector] { [Selector(\"fire\""))
  }

  @Test func `an extension of a class of UIKit doesn't hide that it is one`() {
    let text = rewritten(
      """
      extension UIViewController { func help() {} }
      class Editor: UIViewController { @objc func save() {} }
      """)
    #expect(text.contains("nonisolated override class var selectorTable"))
  }

  @Test func `the table of a class with an empty body stands alone in it`() {
    let text = rewritten(
      """
      class Editor: UIViewController {}
      extension Editor {
        @objc func save() {}
      }
      """)
    #expect(
      text.hasPrefix(
        "class Editor: UIViewController { nonisolated override class var selectorTable"))
  }

  @Test func `a subclass of a UIKit transition isn't treated as a responder`() {
    let text = rewritten(
      "class Swipe: UIPercentDrivenInteractiveTransition { @objc func pan(_ sender: Any) {} }")
    #expect(text.contains("nonisolated class var selectorTable: [Selector] { [Selector(\"pan:\""))
  }

  @Test func `a selector names the method of the class that a local value is cast to`() {
    let text = rewritten(
      """
      class Cell: UITableViewCell { @objc func add() {} }
      class Other: UITableViewCell { @objc func add() {} }
      class List: UIViewController {
        func show(_ any: UIView) {
          let cell = any as! Cell
          use(#selector(cell.add))
          if let other = any as? Other { use(#selector(other.add)) }
          guard let third = any as? Other else { return }
          use(#selector(third.add))
        }
      }
      """)
    #expect(text.contains("use(Selector(\"add\", Cell.add))"))
    #expect(text.contains("if let other = any as? Other { use(Selector(\"add\", Other.add)) }"))
    #expect(text.contains("    use(Selector(\"add\", Other.add))"))
  }
}
