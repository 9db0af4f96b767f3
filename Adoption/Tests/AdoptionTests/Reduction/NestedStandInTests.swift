import SwiftParser
import SwiftSyntax
import Testing

@testable import Adoption

/// Runs of the reducer against a compiler that says what a test tells it to.
@Suite struct NestedStandInTests {
  private func outcome(
    _ text: String, missing: Set<String> = ["Kit"],
    _ errors: @escaping (_ round: Int) -> [(line: Int, column: Int, message: String)]
  ) -> Reducer.Outcome {
    var reducer = Reducer(
      [AppSource(path: "A.swift", text: text)], options: .init(missingModules: missing))
    var round = 0
    return reducer.run { _, _ in
      round += 1
      return errors(round).map {
        CompilerDiagnostic(
          path: "A.swift", line: $0.line, column: $0.column, severity: .error,
          message: $0.message)
      }
    }
  }

  @Test func `types within missing types are declared with them`() throws {
    let made = outcome("typealias Texts = R.text.main\nlet title = Texts.hello()") { round in
      round == 1 ? [(1, 19, "cannot find type 'R' in scope")] : []
    }
    let text = try #require(made.sources.last?.text)
    #expect(text.contains("open class text: StandInObject"))
    // Its constants are objects of it.
    #expect(text.contains("({ text() }, text.self)"))
    #expect(text.contains("({ main() }, main.self)"))
    #expect(text.contains("extension R.text { open class main: StandInObject"))
  }

  @Test func `an object of a class that only run time knows is made, and nothing is lost`() {
    let made = outcome("class Screen<V: UIView> {\n  let content = V()\n}") { round in
      round == 1
        ? [
          (
            2, 17,
            "constructing an object of class type 'V' with a metatype value must use a 'required' initializer"
          )
        ] : []
    }
    #expect(made.sources[0].text.contains("let content = instance(of: V.self)"))
    #expect(made.entries.allSatisfy { $0.kind.losesNothing })
  }

  @Test(arguments: ["style: .default, reuseIdentifier: name", "frame: bounds"])
  func `such an object keeps the arguments of its initializer`(arguments: String) {
    let made = outcome("func make<T: UIView>() -> T {\n  T(\(arguments))\n}") { round in
      round == 1
        ? [
          (
            2, 3,
            "constructing an object of class type 'T' with a metatype value must use a 'required' initializer"
          )
        ] : []
    }
    #expect(made.sources[0].text.contains("instance(of: T.self, \(arguments))"))
    #expect(made.entries.allSatisfy { $0.kind.losesNothing })
  }

  @Test func `a class without initializers inherits those of its missing superclass`() throws {
    let made = outcome(
      "final class Own: Session {}\nlet own = Own(configuration: 1)"
    ) { round in
      switch round {
      case 1: [(1, 18, "cannot find type 'Session' in scope")]
      case 2: [(2, 25, "argument passed to call that takes no arguments")]
      default: []
      }
    }
    let text = try #require(made.sources.last?.text)
    #expect(text.contains("init(configuration"))
    #expect(made.sources[0].text.contains("let own = Own(configuration: 1)"))
  }

  @Test func `a missing protocol has the associated types that the app uses`() throws {
    let made = outcome(
      """
      protocol BookRequest: Request where Output: Sequence {}
      extension BookRequest where Failure == Never, Self: AnyObject {}
      func send<R: BookRequest, S>(_ first: R, _ second: S) -> (R.Reply, S.Other) where S: Request {}
      struct Page<R> where R: Request & Sendable { func read<T>(_: T.Unrelated) -> R.Content? { nil } }
      """
    ) { round in
      round == 1 ? [(1, 23, "cannot find type 'Request' in scope")] : []
    }
    let lines = try #require(made.sources.last?.text).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("public protocol Request") })
    #expect(
      lines[start...].prefix { $0 != "}" }.dropFirst() == [
        "  associatedtype Content = StandIn", "  associatedtype Failure = StandIn",
        "  associatedtype Other = StandIn", "  associatedtype Output = StandIn",
        "  associatedtype Reply = StandIn",
      ])
  }

  @Test func `a nested type has the initializers that the app calls`() throws {
    let made = standIns("let options = Store.Options(level: 2)", 1, 15, "Store")
    #expect(made.contains("open class Options: StandInObject"))
    #expect(
      made.contains(
        "; public override init() { super.init() }; public init(level a0: Any?) { super.init() } }")
    )
  }

  @Test func `a missing container calls the closure that was registered for a type`() throws {
    let made = outcome(
      "import Kit\nlet box = Box()\nfunc fill() { box.register(Shop.self) { _ in LocalShop() } }\nlet shop = box.resolve(Shop.self)!"
    ) { round in
      switch round {
      case 1: [(2, 11, "cannot find 'Box' in scope")]
      case 2:
        [
          (3, 19, "value of type 'Box' has no member 'register'"),
          (4, 16, "value of type 'Box' has no member 'resolve'"),
        ]
      default: []
      }
    }
    let text = try #require(made.sources.last?.text)
    #expect(
      text.contains(
        "standInFactory(\"register\", file, line, keptBy: self, keys: [a0]) { try a1(harmlessArgument(\"register\")) }"
      ))
    #expect(
      text.contains(
        "public func `resolve`<Wanted>(_ a0: Wanted.Type) -> Wanted! { standInResolved() }"))
    #expect(made.sources[0].text.contains("let shop = box.resolve(Shop.self)!"))
  }

  @Test func `a property that the app sets to nil is optional`() throws {
    let made = outcome("import Kit\nfunc end() { Token.current = nil }") { round in
      switch round {
      case 1: [(2, 14, "cannot find 'Token' in scope")]
      case 2: [(2, 30, "'nil' cannot be assigned to type 'Token'")]
      default: []
      }
    }
    let text = try #require(made.sources.last?.text)
    #expect(text.contains("public static var `current`: Token! { get {"))
    #expect(made.sources[0].text.contains("Token.current = nil"))
  }

  @Test func `stand-ins are nonisolated where the main actor is the default`() {
    let made = standIns("let store = Store.shared.open(1)", 1, 13, "Store")
    #expect(made.contains("nonisolated open class Store: StandInObject"))
    #expect(made.contains("nonisolated extension Store { public static var `shared`"))
  }

  @Test func `a missing member of an existing class doesn't hide a subclass's own`() {
    let made = outcome("import Kit\nfunc f(_ layer: NSObject) { _ = layer.cornerRadius }") {
      round in
      round == 1 ? [(2, 39, "value of type 'NSObject' has no member 'cornerRadius'")] : []
    }
    #expect(
      made.sources.last?.text.contains("extension NSObject { @_disfavoredOverload var") == true)
  }

  @Test func `the value of an unknown UIKit initializer keeps its type`() throws {
    let statement = try #require(Parser.parse(source: "UIStackView(gap: 4)").statements.first)
    let made = try #require(statement.item.as(ExprSyntax.self))
    #expect("\(Reduced.value(of: made))".contains("(reducedValue() as UIStackView)"))
  }

  @Test func `an operator of a missing module takes any operands`() throws {
    let made = outcome("import Kit\nfunc read() { name <- map }\nvar name = 1, map = 2") { round in
      round == 1 ? [(2, 20, "cannot find operator '<-' in scope")] : []
    }
    let text = try #require(made.sources.last?.text)
    #expect(text.contains("infix operator <-\n"))
    #expect(made.sources[0].text.contains("name <- map"))
  }

  private func standIns(_ text: String, _ line: Int, _ column: Int, _ name: String) -> String {
    let made = outcome("import Kit\n" + text) { round in
      round == 1 ? [(line + 1, column, "cannot find '\(name)' in scope")] : []
    }
    return made.sources.last?.text ?? ""
  }

  @Test func `a missing property wrapper can be encoded, and begins as nil`() {
    let optional = standIns("struct Book: Codable { @RecordID var id: String? }", 1, 25, "RecordID")
    #expect(optional.contains("extension RecordID: Decodable where Value: Decodable"))
    #expect(optional.contains("extension RecordID: Encodable where Value: Encodable"))
    #expect(!optional.contains("  public init() { stored = standInService() }"))
    let plain = standIns("class Screen { @Injected var service: Service }", 1, 17, "Injected")
    #expect(plain.contains("@propertyWrapper public struct Injected<Value>"))
    #expect(plain.contains("  public init() { stored = standInService() }"))
  }

  @Test func `a missing type in a coded one can be coded`() {
    let made = outcome("import Kit\nstruct Note: Codable {\n  let at: Stamp?\n}") { round in
      switch round {
      case 1: [(3, 11, "cannot find type 'Stamp' in scope")]
      case 2:
        [
          (2, 8, "type 'Note' does not conform to protocol 'Decodable'"),
          (2, 8, "type 'Note' does not conform to protocol 'Encodable'"),
        ]
      default: []
      }
    }
    let text = made.sources.last?.text ?? ""
    #expect(
      text.contains("class Stamp: StandInObject, Decodable, Encodable, @unchecked Sendable {"))
    #expect(text.contains("required convenience init(from decoder: any Decoder) throws"))
    #expect(made.entries.allSatisfy { $0.kind.losesNothing })
  }

  @Test func `an argument of a missing function takes implicit members if one call has one`() {
    let made = outcome(
      "import Kit\nfunc f(_ kit: Loader) {\n  kit.show(1)\n  kit.show(.fade)\n}"
    ) { round in
      switch round {
      case 1: [(2, 15, "cannot find type 'Loader' in scope")]
      case 2: [(3, 7, "value of type 'Loader' has no member 'show'")]
      case 3: [(4, 13, "type 'Any?' has no member 'fade'")]
      default: []
      }
    }
    let text = made.sources.last?.text ?? ""
    #expect(text.contains("public func `show`(_ a0: StandIn?) -> StandIn"), "\(text)")
    #expect(made.entries.allSatisfy { $0.kind.losesNothing })
  }

  @Test func `a missing class implements the requirements that the app's extension leaves out`() {
    let made = outcome(
      "import Kit\nprotocol Storing {\n  static func open() -> Self\n  var path: String { get }\n"
        + "  func add(_ text: String)\n}\nextension Store: Storing {\n  func add(_ text: String) {}\n}"
    ) { round in
      switch round {
      case 1: [(7, 11, "cannot find type 'Store' in scope")]
      case 2: [(7, 1, "type 'Store' does not conform to protocol 'Storing'")]
      default: []
      }
    }
    let text = made.sources.last?.text ?? ""
    #expect(
      text.contains(
        "extension Store { @_disfavoredOverload static func open() -> Self { reducedValue() } }"))
    #expect(
      text.contains(
        "extension Store { @_disfavoredOverload var path: String { get { reducedValue() } } }"))
    #expect(!text.contains("func add"))
    #expect(made.entries.allSatisfy { $0.kind.losesNothing })
  }

  @Test func `a missing protocol has the methods that the app's types implement and others call`() {
    let made = outcome(
      "import Kit\ntypealias Handle = Registration\nclass Fake: NSObject, Handle {\n"
        + "  public func remove(at index: Int) {}\n}\nfunc stop(_ handle: Handle) { handle.remove(at: 1) }"
    ) { round in
      switch round {
      case 1: [(2, 20, "cannot find type 'Registration' in scope")]
      case 2:
        [
          (
            6, 40, "value of type 'any Handle' (aka 'any Registration') has no member 'remove'"
          )
        ]
      default: []
      }
    }
    let text = made.sources.last?.text ?? ""
    #expect(
      text.contains(
        "public protocol Registration: AnyObject {\n  func remove(at index: Int)\n}\n"
          + "extension Registration { @_disfavoredOverload func remove(at index: Int) {} }"))
    #expect(text.contains("final class HarmlessRegistration: Registration"))
  }

  @Test func `a missing type that a class adopts by another name is a protocol`() {
    let text = "typealias Handle = Registration\nclass Fake: NSObject, Handle {}"
    let declared = standIns(text, 1, 20, "Registration")
    #expect(declared.contains("public protocol Registration: AnyObject"))
  }

  @Test func `a protocol that an extension gives to an enum isn't one of classes`() {
    let made = outcome("import Kit\nenum API { case list }\nextension API: Target {}") { round in
      round == 1 ? [(3, 16, "cannot find type 'Target' in scope")] : []
    }
    #expect(made.sources.last?.text.contains("public protocol Target {\n}") == true)
  }

  @Test func `a missing type whose members are used is a class, whatever its name ends in`() {
    let text = standIns("func start() { AppDelegate.shared.start() }", 1, 16, "AppDelegate")
    #expect(text.contains("open class AppDelegate: StandInObject"))
  }

  @Test func `a function that is given a constant takes a value too`() {
    let text = standIns("func f() { Hud.setMask(.black) }", 1, 12, "Hud")
    #expect(text.contains("static func `setMask`(_ a0: StandIn?)"))
    #expect(text.contains("@_disfavoredOverload public static func `setMask`(_ a0: Any?)"))
    let made = standIns("let hud = Hud(style: .dark)", 1, 11, "Hud")
    #expect(made.contains("public init(style a0: StandIn?)"))
    #expect(made.contains("@_disfavoredOverload public init(style a0: Any?)"))
  }

  @Test func `a closure without types prefers the stand-in's`() {
    let text = standIns(
      "func f() { Feed.read(done: { (a: Int) in }); Feed.read(done: { a in }) }", 1, 12, "Feed")
    #expect(text.contains("(done a0: ((Int) throws -> R0)?"))
    #expect(text.contains("_ = try? a0?(harmless"))
    #expect(text.contains("(done a0: @escaping (StandIn) throws -> R0"))
  }

  @Test func `a file sees what its imports bring along before a stand-in takes a name`() {
    func round(_ text: String) -> Reducer.Outcome {
      outcome(text, missing: []) {
        $0 == 1
          ? [
            (2, 9, "cannot find type 'UUID' in scope"), (3, 9, "cannot find type 'Date' in scope"),
          ] : []
      }
    }
    let made = round("import Model\nlet id: UUID? = nil\nlet at: Date? = nil")
    #expect(made.sources[0].text.hasPrefix("import UIKit; import StandIns; "))
    #expect(made.sources.last?.text.contains("class UUID") == false)
    #expect(made.sources.last?.text.contains("class Date") == false)
    #expect(
      round("import UIKit\nlet id: UUID? = nil").sources.last?.text.contains("class UUID") == true)
  }

  @Test func `statements beside one that a stand-in's constant is set in change with it`() {
    let made = outcome(
      "import Kit\nlet a: UILabel = {\n  let a = UILabel()\n  a.textColor = Palette.dark\n"
        + "  a.backgroundColor = Palette.Tag.light\n  a.text = name\n  return a\n}()"
    ) { round in
      round == 1 ? [(4, 23, "cannot assign value of type 'StandIn' to type 'UIColor'")] : []
    }
    #expect(made.sources[0].text.contains("a.textColor = standInValue(Palette.dark)"))
    #expect(made.sources[0].text.contains("a.backgroundColor = standInValue(Palette.Tag.light)"))
    #expect(made.sources[0].text.contains("a.text = name"))
  }

  @Test func `a missing constant that can't have its type's value may be anything`() {
    let made = outcome("import Kit\nlet isLoud = Kit.level > 3\nlet kit = Kit.shared") { round in
      switch round {
      case 1: [(2, 14, "cannot find 'Kit' in scope")]
      case 2:
        [
          (
            2, 24,
            "referencing operator function '>' on 'BinaryInteger' requires that 'Kit' conform to 'BinaryInteger'"
          )
        ]
      default: []
      }
    }
    let text = made.sources.last?.text ?? ""
    #expect(text.contains("static var `level`: StandIn {"))
    #expect(text.contains("static var `shared`: Kit {"))
    #expect(made.entries.allSatisfy { $0.kind.losesNothing })
  }

  @Test func `a missing type written as an array is expressible by an array literal`() {
    let made = outcome("import Kit\nlet asked: Options = [.alert]") { round in
      switch round {
      case 1: [(2, 12, "cannot find type 'Options' in scope")]
      case 2: [(2, 22, "cannot convert value of type '[Any]' to specified type 'Options'")]
      case 3: [(2, 23, "type 'Options' has no member 'alert'")]
      default: []
      }
    }
    let text = made.sources.last?.text ?? ""
    #expect(text.contains("class Options: StandInObject, ExpressibleByArrayLiteral"))
    #expect(text.contains("required convenience init(arrayLiteral elements: Options...)"))
    #expect(text.contains("extension Options { public static var `alert`: Options"))
    #expect(made.entries.allSatisfy { $0.kind.losesNothing })
  }

  @Test func `a type within one of the app's doesn't hide a missing one of its name`() {
    let text = standIns("enum Keys { enum Storage {} }\nlet kept: Storage", 2, 11, "Storage")
    #expect(text.contains("open class Storage: StandInObject"))
    let own = standIns("enum Storage {}\nlet kept: Storage", 2, 11, "Storage")
    #expect(!own.contains("class Storage"))
  }

  @Test func `a property that the app declares isn't added to every object`() {
    func standIns(_ text: String) -> String {
      let made = outcome("import Kit\n" + text) { round in
        round == 1 ? [(2, 34, "value of type 'UIView' has no member 'badge'")] : []
      }
      return made.sources.last?.text ?? ""
    }
    #expect(standIns("func f(view: UIView) { _ = view. badge }").contains("extension NSObject"))
    let own = standIns(
      "func f(view: UIView) { _ = view. badge }\nclass Cell: UIView { weak var badge: UIView? }")
    #expect(own.contains("extension UIView { @_disfavoredOverload var `badge`"))
    #expect(!own.contains("extension NSObject"))
  }

  @Test func `a constant in capitals is a value`() {
    let key = standIns("let modes = [ModeKey: 1]", 1, 14, "ModeKey")
    #expect(key.contains("var `ModeKey`: StandIn"))
    let length = standIns("let count = Int(DIGEST_LENGTH)", 1, 17, "DIGEST_LENGTH")
    #expect(length.contains("var `DIGEST_LENGTH`: StandIn"))
    let function = standIns("func f() { SET_UP(1) }", 1, 12, "SET_UP")
    #expect(function.contains("func `SET_UP`"))
  }
}
