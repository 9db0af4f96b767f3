import Testing

@testable import Adoption

/// Initializers of views and view controllers that Objective-C calls and Swift doesn't.
@Suite struct InitializerTests {
  @Test func `super.init() in a subclass of UIViewController traps as on iOS`() {
    #expect(
      rewritten(
        "class Screen: UIViewController { let id: Int; init(id: Int) { self.id = id; super.init() } }"
      ).contains(
        """
        self.id = id; fatalError("Use of unimplemented initializer 'init(nibName:bundle:)' for class 'Screen'"); \
        super.init(nibName: nil, bundle: nil)
        """))
  }

  @Test func `super.init() calls a designated initializer that the class has`() {
    #expect(
      rewritten(
        """
        class Panel: UIView {
          init(id: Int) { super.init() }
          override init(frame: CGRect) { super.init(frame: frame) }
        }
        """
      ).contains("init(id: Int) { super.init(frame: .zero) }"))
  }

  @Test(arguments: [
    "class Base: UIView { init() { super.init(frame: .zero) } }; class Panel: Base { init(id: Int) { super.init() } }",
    "class Store: NSObject { override init() { super.init() } }",
    """
    class Base: UIViewController { init(center: NotificationCenter = .default) { super.init(nibName: nil, bundle: nil) } }
    class Screen: Base { init(id: Int) { super.init() } }
    """,
  ])
  func `super.init() stays where the superclass has that initializer`(text: String) {
    #expect(rewritten(text) == text)
  }

  @Test func `a view's own init() is found by code that creates objects of a generic type`() {
    let text = rewritten(
      """
      func make<View: UIView>() -> View { View() }
      class Panel: UIView { init() { super.init(frame: .zero) } }
      class SubPanel: Panel {}
      class Other: Panel { init(id: Int) { super.init() } }
      """)
    let lines = text.split(separator: "\n")
    #expect(
      lines[1].contains(
        "nonisolated override class var ownInitializer: OwnInitializer? { OwnInitializer(Panel.self) { Panel() } }"
      ))
    #expect(lines[2].contains("OwnInitializer(SubPanel.self) { SubPanel() }"))
    #expect(!lines[3].contains("ownInitializer"))
  }

  @Test func `an app that creates no objects of a generic type needs no table of initializers`() {
    #expect(
      !rewritten("class Panel: UIView { init() { super.init(frame: .zero) } }").contains(
        "ownInitializer"))
  }
}
