import Testing

@testable import Adoption

/// What a missing module adds to UIKit's classes and to plain values.
@Suite struct InheritedStandInTests {
  private func standIns(
    _ text: String, _ errors: [[(line: Int, column: Int, message: String)]]
  ) -> String {
    let outcome = ReducedKit(text, errors)
    #expect(outcome.losesNothing)
    return outcome.standIns
  }

  @Test func `a method that a view inherits adds its subviews, also without self`() {
    let made = standIns(
      "class Card: UIView { func build() { addPinnedSubviews(title, icon) } }",
      [[(2, 37, "cannot find 'addPinnedSubviews' in scope")]])
    #expect(made.contains("extension UIView { @_disfavoredOverload"))
    #expect(made.contains("MissingSubviews.add([a0, a1], to: self, by: \"addPinnedSubviews\")"))
    let isGlobal = made.split(separator: "\n").contains {
      $0.hasPrefix("@discardableResult public func `addPinnedSubviews`")
    }
    #expect(!isGlobal, "the method would hide it")
  }

  @Test(arguments: ["NSObject", "UIResponder"])
  func `a class that the compiler infers doesn't get a property that the app declares`(
    inferred: String
  ) {
    let outcome = ReducedKit(
      """
      class Panel: UIViewController {
        private let list: UITableView
        func watch() { gestures.subscribe { [weak self] in self?.list.reload() } }
      }
      """,
      [[(4, 61, "value of type '\(inferred)' has no member 'list'")]])
    #expect(!outcome.standIns.contains("`list`"))
  }

  @Test func `a generic parameter's members aren't those of a missing type of its name`() {
    let outcome = ReducedKit(
      """
      protocol Service { var root: Target }
      struct Client<Target: Requesting> {
        func send(_ target: Target) { print(target.path) }
      }
      """,
      [
        [
          (2, 30, "cannot find type 'Target' in scope"),
          (3, 23, "cannot find type 'Requesting' in scope"),
        ], [(4, 46, "value of type 'Target' has no member 'path'")],
      ])
    let lines = outcome.standIns.split(separator: "\n").filter { $0.contains("`path`") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("extension Requesting") == true)
  }

  @Test func `a generic parameter of an extended type isn't a missing type of its name`() {
    let outcome = ReducedKit(
      """
      protocol Service { var root: Target }
      struct Client<Target: Requesting> {}
      extension Client { func send(_ target: Target) { print(target.path) } }
      """,
      [
        [
          (2, 30, "cannot find type 'Target' in scope"),
          (3, 23, "cannot find type 'Requesting' in scope"),
        ], [(4, 63, "value of type 'Target' has no member 'path'")],
      ])
    let lines = outcome.standIns.split(separator: "\n").filter { $0.contains("`path`") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("extension Requesting") == true)
  }

  @Test func `a form that a view's method lacks is one of it`() {
    let made = standIns(
      "class Card: UIView { func build() { pin(title, to: icon) } }",
      [
        [
          (
            2, 37,
            "use of 'pin' refers to instance method rather than global function 'pin' in module 'App'"
          )
        ]
      ])
    #expect(made.contains("func `pin`(_ a0: Any?, to a1: Any?)"))
    #expect(made.contains("extension UIView {"))
  }

  @Test func `a static function and a structure call functions of the module`() {
    let text = """
      class Card: UIView { static func build() { measure(title) } }
      struct Size { func build() { measure(title) } }
      """
    let made = standIns(
      text,
      [
        [
          (2, 44, "cannot find 'measure' in scope"), (3, 30, "cannot find 'measure' in scope"),
        ]
      ])
    #expect(made.contains("public func `measure`(_ a0: Any?)"))
    #expect(!made.contains("extension UIView"))
  }

  @Test func `a text has a missing module's property, in a view model too`() {
    let made = standIns(
      "class GoalViewModel { var name = \"\"; func save() { guard !name.isBlank else { return } } }",
      [[(2, 63, "value of type 'String' has no member 'isBlank'")]])
    #expect(made.contains("extension String { @_disfavoredOverload var `isBlank`"))
  }

  @Test(arguments: ["UIColor", "UIFont?"])
  func `a color and a font are a missing module's constants, in a view model too`(type: String) {
    let made = standIns(
      "class GoalViewModel { func tint(_ label: UILabel) { label.tone = .brand } }",
      [[(2, 67, "type '\(type)' has no member 'brand'")]])
    #expect(made.contains("extension \(type.prefix { $0 != "?" }) { public static var `brand`"))
  }

  @Test func `a missing protocol inherits from another that the app's type is used as`() {
    let made = standIns(
      "struct Model: RoundButtonModel {}\nstruct Page { let model: ButtonModel = Model() }",
      [
        [
          (2, 15, "cannot find type 'RoundButtonModel' in scope"),
          (3, 26, "cannot find type 'ButtonModel' in scope"),
        ],
        [(2, 15, "inheritance from non-protocol type 'ButtonModel'")],
        [(3, 40, "cannot convert value of type 'Model' to specified type 'any ButtonModel'")],
        [(2, 8, "non-class type 'Model' cannot conform to class protocol 'RoundButtonModel'")],
      ])
    #expect(made.contains("public protocol RoundButtonModel\n  : ButtonModel\n{"))
    #expect(made.contains("public protocol ButtonModel {"))
  }

  @Test func `of two missing protocols, none inherits from another that their names don't tell`() {
    let made = ReducedKit(
      "struct Model: Analytics, Trackable {}\nstruct Page { let model: Navigator = Model() }",
      [
        [
          (2, 15, "cannot find type 'Analytics' in scope"),
          (2, 26, "cannot find type 'Trackable' in scope"),
          (3, 26, "cannot find type 'Navigator' in scope"),
        ],
        [(2, 15, "inheritance from non-protocol type 'Navigator'")],
        [(3, 38, "cannot convert value of type 'Model' to specified type 'any Navigator'")],
      ])
    #expect(made.standIns.contains("public protocol Analytics {"))
    #expect(made.standIns.contains("public protocol Trackable {"))
  }

  @Test func `of two missing protocols of a thrown type, none is one of errors`() {
    let made = ReducedKit(
      "struct Fault<Kind>: Analytics, Trackable {}\nfunc f() throws { throw Fault<Int>() }",
      [
        [
          (2, 21, "cannot find type 'Analytics' in scope"),
          (2, 32, "cannot find type 'Trackable' in scope"),
        ],
        [(3, 25, "thrown expression type 'Fault<Int>' does not conform to 'Error'")],
      ])
    #expect(made.standIns.contains("public protocol Analytics {"))
    #expect(made.standIns.contains("public protocol Trackable {"))
  }

  @Test(arguments: ["Square", "Middle"])
  func `of two missing protocols, only one inherits from the other`(ancestor: String) {
    let made = ReducedKit(
      """
      protocol Middle: Square {}
      struct Model: Round {}
      struct Item: \(ancestor) {}
      struct Page { let a: Square = Model(); let b: Round = Item() }
      """,
      [
        [
          (3, 15, "cannot find type 'Round' in scope"),
          (2, 18, "cannot find type 'Square' in scope"),
        ],
        [(5, 31, "cannot convert value of type 'Model' to specified type 'any Square'")],
        [(5, 55, "cannot convert value of type 'Item' to specified type 'any Round'")],
      ])
    #expect(made.standIns.contains("public protocol Round\n  : Square\n{"))
    #expect(made.standIns.contains("public protocol Square {"))
  }

  @Test func `a missing protocol that a structure conforms to by the app's isn't one of classes`() {
    let made = standIns(
      """
      protocol Shown: RoundButtonModel {}
      struct Model: Shown {}
      struct Page { let model: ButtonModel = Model() }
      """,
      [
        [
          (2, 17, "cannot find type 'RoundButtonModel' in scope"),
          (4, 26, "cannot find type 'ButtonModel' in scope"),
        ],
        [(2, 17, "inheritance from non-protocol type 'ButtonModel'")],
        [(4, 40, "cannot convert value of type 'Model' to specified type 'any ButtonModel'")],
        [(3, 8, "non-class type 'Model' cannot conform to class protocol 'Shown'")],
      ])
    #expect(made.contains("public protocol RoundButtonModel\n  : ButtonModel\n{"))
    #expect(made.contains("public protocol ButtonModel {"))
  }

  @Test(arguments: [
    "protocol Tracking: Tracker {}", "typealias Tracking = Tracker & Sendable",
  ])
  func `what the app's protocol lacks is a member of the missing one that it inherits`(
    declaration: String
  ) {
    let made = standIns(
      "\(declaration)\nclass GoalViewModel { func go(_ t: Tracking) { t.log(1) } }",
      [
        [(2, 20, "cannot find type 'Tracker' in scope")],
        [(3, 51, "value of type 'any Tracking' has no member 'log'")],
      ])
    #expect(made.contains("extension Tracker { @discardableResult"))
  }

  @Test func `a missing protocol of a type that is thrown inherits from the protocol of errors`() {
    let made = standIns(
      "struct Fault<Kind>: KitFault {}\nfunc f() throws { throw Fault<Int>() }",
      [
        [(2, 21, "cannot find type 'KitFault' in scope")],
        [(3, 25, "thrown expression type 'Fault<Int>' does not conform to 'Error'")],
      ])
    #expect(made.contains("public protocol KitFault\n  : Error\n{"))
  }

  @Test func `a missing protocol that an enumeration conforms to by an alias isn't one of classes`()
  {
    let made = standIns(
      "typealias Screen = Kit.ScreenType\nenum Main: String, Screen { case a }",
      [[(2, 24, "cannot find type 'ScreenType' in scope")]])
    #expect(made.contains("public protocol ScreenType {"))
  }

  @Test func `the parts of a composition that a structure conforms to are protocols`() {
    let made = standIns(
      "typealias Page = Header & Footer\nstruct Main: Page {}",
      [
        [
          (2, 18, "cannot find type 'Header' in scope"),
          (2, 27, "cannot find type 'Footer' in scope"),
        ]
      ])
    #expect(made.contains("public protocol Header {"))
    #expect(made.contains("public protocol Footer {"))
  }

  @Test func `a missing protocol at the end of a chain of aliases isn't one of classes`() {
    let made = standIns(
      "typealias Wide = Brief\ntypealias Brief = Kit.ScreenType\nstruct Main: Wide {}",
      [[(3, 23, "cannot find type 'ScreenType' in scope")]])
    #expect(made.contains("public protocol ScreenType {"))
  }

  @Test(arguments: ["struct Both: Shop.Needs {}", "extension Shop { struct Both: Needs {} }"])
  func `the heirs of a nested alias don't inherit from another of its name`(heir: String) {
    let made = standIns(
      """
      class Shop { typealias Needs = HasShop & HasUser }
      class Cart { typealias Needs = HasCart & HasUser }
      \(heir)
      """,
      [
        [
          (2, 32, "cannot find type 'HasShop' in scope"),
          (3, 32, "cannot find type 'HasCart' in scope"),
        ]
      ])
    #expect(made.contains("public protocol HasShop {"))
    #expect(made.contains("public protocol HasCart: AnyObject {"))
  }

  @Test func `the output of a publisher is known by its alias`() {
    #expect(
      ErrorMessage(
        "value of type 'Published<String>.Publisher.Output' (aka 'String') has no member 'isBlank'")
        == .missingMember("isBlank", of: "String", isStatic: false))
  }

  @Test func `a missing protocol that a weak variable's type inherits from is one of classes`() {
    let text = """
      protocol ShopFlow: Flow {}
      class Shop { weak var flow: ShopFlow? }
      """
    let missing = (2, 20, "cannot find type 'Flow' in scope")
    let weak = (
      3, 14,
      "'weak' must not be applied to non-class-bound 'any ShopFlow'; "
        + "consider adding a protocol conformance that has a class bound"
    )
    #expect(standIns(text, [[missing]]).contains("public protocol Flow {"))
    #expect(standIns(text, [[missing], [weak]]).contains("public protocol Flow: AnyObject {"))
  }

  @Test func `a missing class that is a data source of UIKit's conforms to its protocol`() {
    let made = ReducedKit(
      "class Screen: UIViewController { func show(_ source: Source) { table.dataSource = source } }",
      [
        [(2, 54, "cannot find type 'Source' in scope")],
        [
          (
            2, 83,
            "cannot assign value of type 'Source' to type '(any UITableViewDataSource)?'"
          )
        ],
      ])
    #expect(made.standIns.contains("extension Source: UITableViewDataSource {}"))
    #expect(made.text.contains("table.dataSource = source }"))
    #expect(made.losesNothing)
  }

  @Test
  func `a missing protocol inherits UIKit's if the app's object is used as one of UIKit's`() {
    let made = ReducedKit(
      "class Screen: UIViewController, EditorDelegate { func show() { editor.delegate = self } }",
      [
        [(2, 33, "cannot find type 'EditorDelegate' in scope")],
        [
          (
            2, 82,
            "cannot assign value of type 'Screen' to type '(any UITextViewDelegate)?'"
          )
        ],
      ])
    #expect(
      made.standIns.contains(
        "public protocol EditorDelegate: AnyObject\n  , UITextViewDelegate\n{\n}"))
    #expect(made.text.contains("editor.delegate = self }"))
    #expect(made.losesNothing)
  }
}
