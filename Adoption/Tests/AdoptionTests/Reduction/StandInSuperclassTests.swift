import Testing

@testable import Adoption

/// What a stand-in declares besides its superclass; the compiler checks it in an adopted app.
@Suite struct `A stand-in's superclass` {
  private func standIns(_ text: String, _ column: Int, _ name: String) -> ArraySlice<Substring> {
    var reducer = Reducer(
      [AppSource(path: "A.swift", text: "import Kit\n" + text)],
      options: .init(missingModules: ["Kit"]))
    var round = 0
    let made = reducer.run { _, _ in
      round += 1
      guard round == 1 else { return [] }
      return [
        CompilerDiagnostic(
          path: "A.swift", line: 2, column: column, severity: .error,
          message: "cannot find '\(name)' in scope")
      ]
    }
    return (made.sources.last?.text ?? "").split(separator: "\n")
      .drop { !$0.contains("open class \(name)") }.prefix { $0 != "}" }
  }

  @Test(arguments: [
    ("KitTableViewCell", "UITableViewCell"), ("KitTableView", "UITableView"),
    ("KitStackView", "UIStackView"), ("KitTableViewController", "UITableViewController"),
    ("KitPanGestureRecognizer", "UIPanGestureRecognizer"), ("KitLayer", "CALayer"),
    ("KitFlowLayout", "UICollectionViewFlowLayout"), ("KitSlider", "UISlider"),
    ("KitModel", "StandInObject"),
  ])
  func `is the class of UIKit whose name ends its own`(name: String, superclass: String) throws {
    let lines = standIns("let object = \(name)()", 14, name)
    #expect(try #require(lines.first).contains("open class \(name): \(superclass), "))
  }

  @Test func `passes on its initializers, where the app calls no others`() {
    #expect(
      standIns(
        "let cell = KitTableViewCell(style: .default, reuseIdentifier: nil)", 12, "KitTableViewCell"
      )
      .dropFirst() == [
        "  nonisolated public let standInStore = StandInStore(name: \"KitTableViewCell\")"
      ])
  }

  @Test func `has all of its designated initializers overridden beside another one`() {
    let lines = standIns("let table = KitTableView(mode: 1)", 13, "KitTableView")
    #expect(
      lines.dropFirst(2) == [
        "  public init(mode a0: Any?) { super.init(frame: .zero, style: .plain) }",
        "  public required init?(coder: NSCoder) { super.init(coder: coder) }",
        "  public override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }",
      ])
    #expect(
      standIns("let stack = KitStackView(mode: 1)", 13, "KitStackView").contains(
        "  public required init(coder: NSCoder) { super.init(coder: coder) }"))
  }

  @Test func `shows the root view controller that the app gives it`() {
    let lines = standIns(
      "let drawer = KitViewController(rootViewController: tabs)", 14, "KitViewController")
    #expect(
      lines.contains(
        "  public init(rootViewController a0: Any?) { super.init(nibName: nil, bundle: nil); (a0 as? UIViewController).map(addChild) }"
      ), "\(lines)")
    #expect(lines.contains { $0.contains("func viewDidLoad()") && $0.contains("addSubview") })
  }

  @Test func `is learned from what the app's subclass is assigned to`() {
    let made = ReducedKit(
      """
      class Bar: SnackController {}
      func show(_ window: UIWindow) {
        window.rootViewController = Bar(rootViewController: UIViewController())
      }
      """,
      [
        [(2, 12, "cannot find type 'SnackController' in scope")],
        [(4, 31, "cannot assign value of type 'Bar' to type 'UIViewController'")],
      ])
    #expect(made.standIns.contains("open class SnackController: UIViewController, "))
    #expect(made.losesNothing)
  }
}
