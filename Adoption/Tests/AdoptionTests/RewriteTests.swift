import Adoption
import Testing

@Suite struct RewriteTests {
  @Test func `any value has an object's description`() {
    #expect(
      rewritten("let text = (value as AnyObject).description.count")
        == "let text = String(describing: value as AnyObject)            .count")
    let own = "let text = (value as? AnyObject).description; let name = (user).description"
    #expect(rewritten(own) == own)
  }

  @Test func `a response of Alamofire 4 gets the name that it has since version 5`() {
    #expect(
      rewritten(
        """
        import Alamofire
        func a(_ response: DataResponse<Any>, _ other: Alamofire.DataResponse<[String]>) {}
        func b(_ response: DataResponse<Any, AFError>) {}
        func c(_ done: (Result<Int>) -> Void, _ own: Result<Int, any Error>) {}
        """
      ).contains(
        """
        func a(_ response: AFDataResponse<Any>, _ other: Alamofire.AFDataResponse<[String]>) {}
        func b(_ response: DataResponse<Any, AFError>) {}
        func c(_ done: (AFResult<Int>) -> Void, _ own: Result<Int, any Error>) {}
        """))
    let own = "import Alamofire; struct DataResponse<Value> {}; var a: DataResponse<Any>?"
    #expect(rewritten(own) == own)
  }

  @Test func `an override in an extension moves into the class and keeps its lines`() {
    let text = rewritten(
      """
      class Base: UIViewController {
      }
      extension Base {
        override func viewDidLoad() {
          load()
        }
      }
      """)
    #expect(
      text == """
        class Base: UIViewController {

        #sourceLocation(file: "/app/File.swift", line: 4)
          override func viewDidLoad() {
            load()
          }
        #sourceLocation(file: "/app/File.swift", line: 2)
        }
        extension Base {
                                       
                  
           
        }
        """)
  }

  @Test func `an override that moves keeps the access that its extension gives it`() {
    let text = rewritten(
      """
      public class Base: UIViewController {
      }
      public extension Base {
        override func viewDidLoad() {}
        internal override func loadView() {}
      }
      """)
    #expect(
      text.contains(
        """
        #sourceLocation(file: "/app/File.swift", line: 3)
        public
          override func viewDidLoad() {}
        #sourceLocation(file: "/app/File.swift", line: 5)
          internal override func loadView() {}
        """), "\(text)")
  }

  @Test func `an unavailable override of an initializer is inherited, unless it is required`() {
    #expect(
      rewritten(
        "@available(*, unavailable) override init(frame: CGRect) { super.init(frame: frame) }")
        == "                           override init(frame: CGRect) { super.init(frame: frame) }")
    let required = "@available(*, unavailable) required init?(coder: NSCoder) { nil }"
    #expect(rewritten(required) == required)
  }

  @Test func `a name qualified with Darwin is qualified with Foundation`() {
    #expect(rewritten("Darwin.exit(0)") == "Foundation.exit(0)")
  }

  @Test func `networking's types are qualified by their own module`() {
    #expect(
      rewritten("let s: Foundation.URLSession = Foundation.URLSession.shared")
        == "let s: FoundationNetworking.URLSession = FoundationNetworking.URLSession.shared")
    #expect(rewritten("let d = Foundation.Data()") == "let d = Foundation.Data()")
  }

  @Test func `an address that may be cast to URL is one`() {
    #expect(rewritten("let url = NSURL(string: text)") == "let url = NSURL.bridged(string: text)")
  }

  @Test func `a nested class has a name`() {
    #expect(
      rewritten("let name = NSStringFromClass(Cell.self)")
        == "let name = NSObject.nameOfClass(Cell.self)")
  }

  @Test func `a framework's bundle is that of the app's modules`() {
    #expect(
      rewritten("let kit = Bundle(identifier: \"com.example.kit\")")
        == "let kit = Bundle.ofFramework(identifier: \"com.example.kit\")")
  }

  @Test func `an object of an entity has the entity's class`() {
    #expect(
      rewritten("let row = NSManagedObject(entity: entity, insertInto: context)")
        == "let row = NSManagedObject.object(entity: entity, insertInto: context)")
  }

  @Test func `setting a default to nil calls a function that doesn't pass nil as a URL`() {
    #expect(
      rewritten("defaults.set(nil, forKey: \"token\")")
        == "defaults.set(UserDefaults.noValue(), forKey: \"token\")")
    #expect(rewritten("cache.set(nil, for: \"token\")") == "cache.set(nil, for: \"token\")")
  }

  @Test func `a relationship's managed accessors get bodies`() {
    #expect(
      rewritten("@NSManaged public func addToTags(_ value: Tag)")
        == "           public func addToTags(_ value: Tag) { addManagedValue(value, of: self, \"tags\") }"
    )
    #expect(
      rewritten("@NSManaged func insertIntoTags(_ value: Tag, at idx: Int)")
        == "           func insertIntoTags(_ value: Tag, at idx: Int) "
        + "{ insertManagedValue(value, at: idx, of: self, \"tags\") }")
  }

  @Test func `an extension's method that a subclass overrides moves into the class`() {
    let text = rewritten(
      """
      class Base: UIViewController {
      }
      class Child: Base {
        override func configure() {}
      }
      """,
      others: ["extension Base {\n  @objc func configure() {}\n}\n"])
    #expect(text.contains("#sourceLocation(file: \"/app/Other0.swift\", line: 2)\n"))
    #expect(text.contains("        func configure() {}"))
  }

  @Test func `an @objc protocol stays class-bound`() {
    #expect(rewritten("@objc protocol Delegate {\n}") == "      protocol Delegate : AnyObject {\n}")
    #expect(
      rewritten("@objc protocol Delegate: NSObjectProtocol {\n}")
        == "      protocol Delegate: NSObjectProtocol, AnyObject {\n}")
  }

  @Test func `the library folder is the one for the app's support files`() {
    #expect(
      rewritten("let folder = urls(for: .libraryDirectory, in: .userDomainMask)")
        == "let folder = urls(for: .applicationSupportDirectory, in: .userDomainMask)")
  }

  @Test func `ownership in a protocol becomes blanks`() {
    #expect(
      rewritten("protocol Output: AnyObject { weak var view: View? { get set } }")
        == "protocol Output: AnyObject {      var view: View? { get set } }")
    #expect(
      rewritten("class Presenter { weak var view: View? }")
        == "class Presenter { weak var view: View? }")
  }

  @Test func `a case of Swift 4 with empty parentheses has a value that callers may omit`() {
    #expect(rewritten("enum Item { case all() }") == "enum Item { case all(_: Void = ()) }")
    #expect(rewritten("enum Item { case all, one(Int) }") == "enum Item { case all, one(Int) }")
  }

  @Test func `an object of a storyboard awakes without NSObject's method`() {
    let text = rewritten(
      """
      class MenuRouter: NSObject {
        override func awakeFromNib() {
          super.awakeFromNib()
          configure()
        }
      }
      class MainRouter: MenuRouter {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      """)
    #expect(text.contains("class MenuRouter: NSObject, InterfaceBuilderObject {"))
    #expect(
      text.contains("           func awakeFromNib() {\n                        \n    configure()"))
    #expect(text.contains("-> Bool { switch key { default: false } }"))
    #expect(text.contains("  override func awakeFromNib() { super.awakeFromNib() }"))
  }

  @Test func `an optional requirement is a closure or nil`() {
    let text = rewritten(
      """
      @objc protocol Delegate: AnyObject { @objc optional func picker(_ p: Int, didPick q: String) -> Bool }
      class Owner: Delegate { func picker(_ p: Int, didPick q: String) -> Bool { true } }
      func use(_ d: Delegate?) { _ = d?.picker?(1, didPick: "x") }
      """)
    #expect(text.contains("var picker__didPick: ((Int, String) -> Bool)? { get }"))
    #expect(
      text.contains("extension Delegate { var picker__didPick: ((Int, String) -> Bool)? { nil } }"))
    #expect(
      text.contains(
        "; var picker__didPick: ((Int, String) -> Bool)? { { self.picker($0, didPick: $1) } } }"))
    #expect(text.contains("d?.picker__didPick?(1,          \"x\")"))
  }

  @Test func `an optional requirement can be referred to without a call`() {
    let text = rewritten(
      """
      @objc protocol Delegate: AnyObject {
        @objc optional func pager(_ p: Int, didPick q: String)
        @objc optional func pagerDidScroll(_ p: Int)
      }
      class Pager {
        weak var delegate: Delegate?
        func pick() {
          guard let function = self.delegate?.pager(_:didPick:) else { return }
          function(1, "x")
          if let scroll = delegate?.pagerDidScroll { scroll(1) }
        }
      }
      """)
    #expect(text.contains("guard let function = self.delegate?.pager__didPick    else"))
    #expect(text.contains("if let scroll = delegate?.pagerDidScroll_ { scroll(1) }"))
  }

  @Test func `the text of an attributed string is replaced with its attributes' ranges`() {
    let text = rewritten(
      "func f(_ t: NSMutableAttributedString) { t.mutableString.setString(name) }")
    #expect(
      text.contains("t.replaceCharacters(in: NSRange(location: 0, length: t.length), with: name)"))
    let call = rewritten("func f() { make().mutableString.setString(name) }")
    #expect(call.contains("make().mutableString.setString(name)"))
  }

  @Test func `outlets and attributes are set by name, each class its own`() {
    let text = rewritten(
      """
      class Card: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var radius: CGFloat { get { 0 } set { } }
        @IBInspectable var fixed: CGFloat { 0 }
        @IBAction func pick(_ sender: Any) {}
      }
      """)
    #expect(
      text.hasSuffix(
        """
        ; override func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool { switch key { \
        case "label": InterfaceValue.assign(value, to: &self.label); \
        case "radius": InterfaceValue.assign(value, to: &self.radius); \
        default: super.setInterfaceValue(value, forKey: key) } }; \
        nonisolated override class var selectorTable: [Selector] { \
        super.selectorTable + [Selector("pick:", Card.pick(_:))] } }
        """))
  }

  @Test func `conditions hold as in a simulator`() {
    #expect(
      rewritten("#if os(iOS) && !targetEnvironment(simulator) || os(Linux) || os(macOS)\n#endif\n")
        == "#if true    && !true                         || false     || os(macOS)\n#endif\n")
    #expect(rewritten("#if SWIFT_PACKAGE\n#endif\n") == "#if false        \n#endif\n")
  }

  @Test func `imports of lower-level modules become imports of the modules that cover them`() {
    let file = rewrite("import QuartzCore\nimport class UIKit.UIView\nimport Darwin\n")
    #expect(file.text.hasSuffix("\nimport UIKit     \nimport UIKit             \nimport Glibc \n"))
    #expect(file.imports == ["UIKit", "UIKit", "Glibc"])
  }

  @Test func `a file that imports nothing and names UIKit's types imports it`() {
    #expect(rewrite("class A: UIView {}\n").imports == ["UIKit"])
    #expect(rewrite("struct A {}\n").imports == [])
    #expect(
      rewrite("import Foundation\nlet s = URLSession.shared\n").imports.contains(
        "FoundationNetworking"))
  }

  @Test func `a file that parses XML imports its module`() {
    let file = rewrite("import Foundation\nclass Feed: NSObject, XMLParserDelegate {}\n")
    #expect(file.text.split(separator: "\n")[0].hasSuffix("; import FoundationXML"))
    let own = rewrite("import FoundationXML\nlet parser = XMLParser(data: data)\n")
    #expect(!own.text.split(separator: "\n")[0].contains("import FoundationXML"))
  }

  @Test func `objects that Linux makes of values alone get values`() {
    #expect(rewritten("let e = NSError()") == "let e = NSError(domain: \"\", code: 0)")
    #expect(rewritten("let e = NSError(code)") == "let e = NSError(code)")
  }

  @Test(arguments: ["= Timer()", ": Timer = .init()", ": Timer? = Timer.init()"])
  func `a timer that no initializer sets gets an interval`(value: String) {
    #expect(
      rewritten("var t\(value)").hasSuffix("= Timer(timeInterval: 0, repeats: false) { _ in }"))
  }

  @Test func `an initializer of the app's own type stays`() {
    #expect(rewritten("var s: Store = .init()") == "var s: Store = .init()")
  }

  @Test func `a color literal is UIKit's or Core Graphics' color, as its place expects`() {
    #expect(
      rewritten("let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)")
        .hasPrefix("let c = colorLiteral"))
  }

  @Test func `key paths are their text`() {
    #expect(
      rewritten("let a = #keyPath(Person.address.street)")
        == "let a = \"address.street\"               ")
  }

  @Test func `a file that only selects methods imports UIKit`() {
    let file = rewrite(
      """
      import Foundation
      class Store {
        func listen() {
          NotificationCenter.default.addObserver(self, selector: #selector(took), name: nil, object: nil)
        }
        @objc func took() {}
      }
      """)
    #expect(file.imports == ["Foundation", "UIKit"])
    #expect(rewrite("import Foundation\nclass Store {}").imports == ["Foundation"])
  }

  @Test func `a protocol of objects keeps its requirements`() {
    let text = rewritten("@objc protocol Typing where Self: UIViewController {}")
    #expect(text.contains("protocol Typing : AnyObject where Self: UIViewController {}"))
  }

  @Test func `a file that uses Moya's subspecs imports their modules`() {
    #expect(
      rewrite("import Moya\nlet a = provider.requestPublisher(.list)").imports
        == ["Moya", "CombineMoya"])
    #expect(
      rewrite("import Moya\nlet a = provider.rx.request(.list)").imports == ["Moya", "RxMoya"])
    #expect(rewrite("import Moya\nlet a = provider.request(.list)").imports == ["Moya"])
    #expect(rewrite("import RxMoya\nimport Moya\nlet a = b.rx").imports == ["RxMoya", "Moya"])
  }

  @Test func `types that a vendor's kit brings along come from Apple's module`() {
    let file = rewrite("import GoogleMaps\nstruct Place { let center: CLLocationCoordinate2D }")
    #expect(file.imports == ["GoogleMaps", "CoreLocation"])
    #expect(rewrite("import MapKit\nlet center: CLLocation?").imports == ["MapKit"])
    #expect(rewrite("import Foundation\nstruct CLI {}; struct MK {}").imports == ["Foundation"])
  }

  @Test(arguments: [
    (
      "UITableViewCell", "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {}",
      false
    ),
    ("UITableViewCell", "required init?(coder: NSCoder) { super.init(coder: coder) }", true),
    ("UICollectionViewCell", "init(title: String) {}", true),
    ("UICollectionViewCell", "override init(frame: CGRect) {}", false),
    ("UICollectionViewCell", "convenience init() {}", false),
    ("UIView", "init(title: String) {}", false),
  ])
  func `a cell without UIKit's initializer gets the one by which a list creates it`(
    base: String, member: String, isExpected: Bool
  ) {
    let text = rewritten("class Row: \(base) {\n  \(member)\n}")
    #expect(text.contains("; required convenience init(dequeuedWith: String) {") == isExpected)
  }

  @Test(arguments: [
    ("MKAnnotationView", "init(title: String) {}", true),
    ("MKPinAnnotationView", "required init?(coder: NSCoder) { super.init(coder: coder) }", true),
    (
      "MKMarkerAnnotationView",
      "override init(annotation: MKAnnotation?, reuseIdentifier: String?) {}", false
    ),
  ])
  func `an annotation's view without MapKit's initializer gets the one by which a map creates it`(
    base: String, member: String, isExpected: Bool
  ) {
    let text = rewritten("class Pin: \(base) {\n  \(member)\n}")
    #expect(text.contains("; required convenience init(shown: any MKAnnotation, ") == isExpected)
  }

  @Test(arguments: [
    ("override init() { super.init() }", " { self.init() }"),
    ("init(color: UIColor) { super.init() }", " { fatalError("),
    (
      "override init() {}; override init(layer: Any) {}; required init?(coder: NSCoder) { nil }",
      nil
    ),
    ("var color: UIColor?", nil),
  ])
  func `a layer without all of UIKit's initializers gets the one by which a view creates it`(
    member: String, expected: String?
  ) {
    let text = rewritten("class Ring: CAShapeLayer {\n  \(member)\n}")
    let added = text.firstRange(of: "; required convenience init(backing: UIView)")
    #expect((added != nil) == (expected != nil))
    if let added, let expected { #expect(text[added.upperBound...].hasPrefix(expected)) }
  }

  @Test func `a file without imports names Foundation's types as its framework's header allows`() {
    #expect(
      rewrite("protocol Loaded { var bundle: Bundle? { get } }").text.hasPrefix(
        "import Foundation\n"))
    #expect(rewrite("import UIKit\nvar bundle: Bundle?").text.hasPrefix("\n"))
    #expect(rewrite("protocol Loaded { var name: String { get } }").text.hasPrefix("\n"))
  }

  @Test func `a file that sets defaults by their key imports what lets it`() {
    #expect(
      rewrite("import Foundation\nfunc save() { defaults.setValue(1, forKey: \"a\") }").text
        .contains("import UIKit"))
  }

  @Test func `a file with Core Foundation's times imports what declares them`() {
    #expect(rewrite("import Foundation\nvar start: CFAbsoluteTime?").text.contains("import UIKit"))
    #expect(
      rewrite("import Foundation\nlet text = RelativeDateTimeFormatter()").text
        .contains("import UIKit"))
  }

  @Test func `imports of single declarations of Foundation become imports of it`() {
    #expect(rewritten("import struct Foundation.URL\n").hasPrefix("import Foundation"))
  }

  @Test func `RxSwift 4's name for the elements' type gets the present one`() {
    #expect(
      rewritten("class Activity: SharedSequenceConvertibleType { public typealias E = Bool }")
        == "class Activity: SharedSequenceConvertibleType { public typealias Element = Bool; public typealias E = Bool }"
    )
    let other = "struct Pair { typealias E = Bool }"
    #expect(rewritten(other) == other)
  }

  @Test func `an open class's tables can be overridden in other modules`() {
    let text = rewritten("open class Cell: UITableViewCell { @IBOutlet var title: UILabel! }")
    #expect(text.contains("open override func setInterfaceValue"))
  }

  @Test func `an override of an older name gets the present one, and calls of super too`() {
    let text = rewritten(
      """
      class Screen: UIViewController {
        override func didMove(toParentViewController parent: UIViewController?) {
          super.didMove(toParentViewController: parent)
        }
        override func removeFromParentViewController() { super.removeFromParentViewController() }
        override var childViewControllerForStatusBarStyle: UIViewController? { nil }
      }
      """)
    #expect(
      text.contains("override func didMove(toParent               parent: UIViewController?) {")
        && text.contains("super.didMove(toParent              : parent)"))
    #expect(
      text.contains("override func removeFromParent              () { super.removeFromParent"))
    #expect(text.contains("override var childForStatusBarStyle              :"))
  }

  @Test(arguments: [
    "class Flow { func didMove(toParentViewController parent: Flow?) {} }",
    """
    class Flow { func removeFromParentViewController() {} }
    class Other: Flow { override func removeFromParentViewController() { super.removeFromParentViewController() } }
    """,
  ])
  func `an app's own member of such a name keeps it`(text: String) {
    #expect(rewritten(text) == text)
  }

  @Test func `a cast of a fetch request, which succeeds in Objective-C, converts it`() {
    #expect(
      rewritten("delete(request as! NSFetchRequest<NSFetchRequestResult>)")
        == "delete(request .typed() as NSFetchRequest<NSFetchRequestResult>)")
    #expect(
      rewritten("let tents = Tent.fetchRequest() as? NSFetchRequest<Tent>")
        == "let tents = Tent.fetchRequest() .typed() as NSFetchRequest<Tent>?")
    let other =
      "let tent = object as! Tent; let tents = Tent.fetchRequest() as NSFetchRequest<Tent>"
    #expect(rewritten(other) == other)
  }
}
