import Testing

@testable import Adoption

/// What code that uses a missing module's types becomes, without a loss.
@Suite struct MissingModuleTests {
  @Test
  func `the missing type that a generic parameter conforms to is a protocol with its members`() {
    let made = ReducedKit(
      "func fetch<N: Networking>(with network: N) { network.cancel() }",
      [
        [(2, 15, "cannot find type 'Networking' in scope")],
        [(2, 53, "value of type 'N' has no member 'cancel'")],
      ])
    #expect(made.standIns.contains("public protocol Networking: AnyObject {\n}"))
    #expect(
      made.standIns.contains("extension Networking { @discardableResult public func `cancel`()"))
    #expect(made.text.contains("network.cancel()"))
    #expect(made.losesNothing)
  }

  @Test func `what a missing function's closure assigns of its parameters is converted`() {
    let made = ReducedKit(
      """
      func sign() {
        kit.signIn { [weak self] result, error in
          store.name = result?.user.name
          store.count = 4
        }
      }
      """,
      [[(3, 7, "failed to produce diagnostic for expression; please submit a bug report")]])
    #expect(made.text.contains("store.name = standInValue(result?.user.name)"))
    #expect(made.text.contains("store.count = 4"))
    #expect(made.losesNothing)
  }

  @Test func `a missing function doesn't hide the member of its name`() {
    let made = ReducedKit(
      """
      func load() {
        let all = Base()
        let one = all.rows.first { $0.id == all.id }
        let other = all.rows.first
      }
      """,
      [
        [(3, 13, "cannot find 'Base' in scope")],
        [(4, 28, "unable to infer type of a closure parameter '$0' in the current context")],
        [(4, 22, "value of type 'StandIn' has no member 'first'")],
      ])
    #expect(made.standIns.contains("func `first`"))
    #expect(made.standIns.contains("extension StandInBehavior { public var `first`: StandIn {"))
  }

  @Test func `a missing type's shared object keeps what the app registers in it`() {
    let made = ReducedKit(
      """
      let auth = Auth.auth()
      let client = Auth.shared
      let other = Auth.user()
      """,
      [
        [(2, 12, "cannot find 'Auth' in scope")],
        [
          (2, 17, "type 'Auth' has no member 'auth'"),
          (3, 19, "type 'Auth' has no member 'shared'"),
          (4, 18, "type 'Auth' has no member 'user'"),
        ],
      ])
    #expect(
      made.standIns.contains("func `auth`() -> StandIn { standInSingleton(\"Auth.auth\") }"))
    #expect(made.standIns.contains("`shared`: Auth { get { standInSingleton(\"Auth.shared\") }"))
    #expect(made.standIns.contains("func `user`() -> StandIn { return StandIn() }"))
  }

  @Test func `a missing type has the initializers that the app calls without its name`() {
    let made = ReducedKit(
      """
      final class Radio {
        let link: Link = .init(to: "a")
        private var session: Session?
        func start() { self.session = .init(peer: link, code: 4) }
        func other() { title = .init(unlike: 1) }
      }
      """,
      [
        [
          (3, 13, "cannot find type 'Link' in scope"),
          (4, 24, "cannot find type 'Session' in scope"),
        ]
      ])
    #expect(made.standIns.contains("public init(to a0: Any?)"))
    #expect(made.standIns.contains("public init(peer a0: Any?, code a1: Any?)"))
    #expect(!made.standIns.contains("unlike"))
  }

  @Test(arguments: [12, 3])
  func `a missing macro's property that the initializer assigns is plain`(_ roundLimit: Int) {
    let assignment = (
      line: 6, column: 10,
      message: "'self' used in property access 'id' before all stored properties are initialized"
    )
    let made = ReducedKit(
      """
      @Model final class Note {
        @Attribute(.unique) var id: String
        @Relationship var owner: Owner?
        init(id: String) {
          self.id = id
        }
      }
      """,
      // The second time after the reduced code has been restored.
      [[assignment], [], [], [assignment]], roundLimit: roundLimit)
    #expect(!made.text.contains("@Attribute"))
    #expect(made.text.contains("@Relationship var owner"))
    #expect(made.text.contains("self.id = id"))
  }

  @Test func `a missing type with the name of one of Foundation's newer types is a stand-in`() {
    let made = ReducedKit(
      "let id = Expression<Int64>(\"id\")",
      [
        [
          (
            2, 28,
            "cannot convert value of type 'String' to expected argument type "
              + "'() -> any StandardPredicateExpression<Int64>'"
          )
        ]
      ])
    #expect(made.standIns.contains("class Expression<"))
    #expect(made.losesNothing)
  }

  @Test func `a missing type whose name says that it is a protocol is one`() {
    let made = ReducedKit(
      "struct Store { let network: NetworkProtocol }",
      [[(2, 29, "cannot find type 'NetworkProtocol' in scope")]])
    #expect(made.standIns.contains("public protocol NetworkProtocol: AnyObject {\n}"))
  }

  @Test func `a missing type that is an escaping parameter's is a closure`() {
    let made = ReducedKit(
      "func load(_ done: @escaping Handler) { done(1, 2) }",
      [[(2, 29, "cannot find type 'Handler' in scope")]])
    #expect(made.standIns.contains("public typealias Handler = (StandIn, StandIn) -> Void\n"))
    #expect(made.text.contains("@escaping Handler"))
    #expect(made.losesNothing)
  }

  @Test func `a concrete stand-in loses its 'any'`() {
    let made = ReducedKit(
      "let session: (any Session)? = Session()",
      [
        [(2, 19, "cannot find type 'Session' in scope")],
        [(2, 15, "'any' has no effect on concrete type 'Session'")],
      ])
    #expect(made.text.contains("let session: (    Session)? = Session()"))
    #expect(made.losesNothing)
  }

  @Test func `a key path through a stand-in becomes a closure with any result`() {
    let made = ReducedKit(
      "func names(_ items: [Item]) -> [String] { items.map(\\.user.name) }",
      [
        [(2, 22, "cannot find type 'Item' in scope")],
        [(2, 49, "generic parameter 'E' could not be inferred")],
      ])
    #expect(made.text.contains("items.map({ standInValue($0.user.name) })"))
    #expect(made.losesNothing)
  }

  @Test func `a key path that is written names a member of the value's type`() {
    let made = ReducedKit(
      "func bind(_ store: Store) { name.assign(to: \\.name, on: store) }",
      [
        [(2, 20, "cannot find type 'Store' in scope")],
        [
          (
            2, 45,
            "key path value type 'StandIn' cannot be converted to contextual type 'String'"
          )
        ],
      ])
    #expect(made.text.contains("name.assign(to: \\.[standInMember: \"name\"], on: store)"))
    #expect(made.losesNothing)
  }

  @Test func `an unknown key path is any value`() {
    let made = ReducedKit(
      "func watch(_ item: Item) { item.observe(\\.title) }",
      [
        [(2, 20, "cannot find type 'Item' in scope")],
        [
          (
            2, 41,
            "cannot infer key path type from context; consider explicitly specifying a root type"
          )
        ],
      ])
    #expect(made.text.contains("item.observe(StandIn())"))
  }

  @Test func `an implicit member in a choice has a type`() {
    let made = ReducedKit(
      "func show(_ chart: Chart) { chart.set(style: isOn ? .bars : .lines) }",
      [
        [(2, 20, "cannot find type 'Chart' in scope")],
        [(2, 54, "type 'Any?' has no member 'bars'")],
      ])
    #expect(made.standIns.contains("`set`(style a0: StandIn?)"))
  }

  @Test func `a value where a missing class is expected is wrapped`() {
    let made = ReducedKit(
      "func headers() -> Headers { return [\"a\": \"b\"] }",
      [
        [(2, 19, "cannot find type 'Headers' in scope")],
        [
          (
            2, 36,
            "cannot convert return expression of type '[String : String]' to return type 'Headers'"
          )
        ],
      ])
    #expect(made.text.contains("return standInObject(holding: [\"a\": \"b\"])"))
    #expect(made.losesNothing)
  }

  @Test(arguments: [
    (
      "struct Page { let title: Title = \"a\" }", 34,
      "cannot convert value of type 'String' to specified type 'Title'",
      "= standInObject(holding: \"a\")"
    ),
    (
      "struct Page { init(title: Title = UIApplication.shared) {} }", 35,
      "default argument value of type 'UIApplication' cannot be converted to type 'Title'",
      "= standInObject(holding: UIApplication.shared)"
    ),
  ])
  func `an initial value where a missing class is expected is wrapped`(
    text: String, column: Int, message: String, value: String
  ) {
    let made = ReducedKit(
      text, [[(2, 26, "cannot find type 'Title' in scope")], [(2, column, message)]])
    #expect(made.text.contains(value))
    #expect(made.losesNothing)
  }

  @Test func `success and failure of a missing type are a result's`() {
    let made = ReducedKit(
      "func show(_ r: Response) { switch r.result { case .success(let x): print(x); default: break } }",
      [
        [(2, 16, "cannot find type 'Response' in scope")],
        [(2, 60, "'let' binding pattern cannot appear in an expression")],
      ])
    #expect(made.text.contains("switch standInResult(r.result) { case .success(let x): print(x)"))
    #expect(made.losesNothing)
  }

  @Test func `a missing type whose success or failure carries a value is a result`() {
    let made = ReducedKit(
      "func show(_ r: Response) { switch r.result { case .success(_): print(1); default: break } }",
      [
        [(2, 16, "cannot find type 'Response' in scope")],
        [(2, 60, "'_' can only appear in a pattern or on the left side of an assignment")],
      ])
    #expect(made.text.contains("switch standInResult(r.result) { case .success(_): print(1)"))
    #expect(!made.standIns.contains("`success`"))
    #expect(made.losesNothing)
  }

  @Test func `one reduction mends all errors of a round that have the same cause`() {
    let made = ReducedKit(
      "func show(_ r: Response) { switch r.result { case .success(_): go(); case .failure(_): go() } }",
      [
        [(2, 16, "cannot find type 'Response' in scope")],
        [
          (2, 52, "type 'StandIn' has no member 'success'"),
          (2, 76, "type 'StandIn' has no member 'failure'"),
        ],
      ])
    #expect(made.text.contains("switch standInResult(r.result) { case .success(_): go();"))
    #expect(made.losesNothing)
  }

  @Test func `a missing type is a protocol if a class names it first and never calls super.init`() {
    let made = ReducedKit(
      "final class Store: Storage { let id: Int; init(id: Int) { self.id = id; load() }; func load() {} }",
      [
        [(2, 20, "cannot find type 'Storage' in scope")],
        [(2, 73, "'self' used before 'super.init' call")],
      ])
    #expect(made.standIns.contains("public protocol Storage: AnyObject {\n}"))
    #expect(made.losesNothing)
  }

  @Test func `a name that a later version of Swift has changed is the new one`() {
    let made = ReducedKit(
      "func f<T: Sequence>(_ t: T) -> T.Generator { t.makeIterator() }",
      [[(2, 34, "'Generator' has been renamed to 'Iterator'")]])
    #expect(made.text.contains("-> T.Iterator"))
    #expect(made.losesNothing)
  }

  @Test(arguments: [
    ("f { _ in go() }", "f{go()}"), ("f { [x] _ in go() }", "f{[x]ingo()}"),
  ])
  func `a parameter that a closure ignores and doesn't have is left out`(
    _ source: String, _ expected: String
  ) {
    let made = ReducedKit(
      source + "\nfunc f(_ a: () -> Void) {}; func go() {}; let x = 0",
      [
        [
          (
            2, 3,
            "contextual closure type '() -> Void' expects 0 arguments, but 1 was used in closure body"
          )
        ]
      ])
    #expect(made.text.filter { $0 != " " }.contains(expected))
    #expect(made.losesNothing)
  }

  @Test func `a property that was a method isn't called`() {
    let made = ReducedKit(
      "func f() -> Bool { isReady() }\nvar isReady = true",
      [[(2, 20, "cannot call value of non-function type 'Bool'")]])
    #expect(made.text.filter { $0 != " " }.contains("{isReady}"))
    #expect(made.losesNothing)
  }

  @Test func `the characters property of a string becomes the string`() {
    let made = ReducedKit(
      "let count = name.characters.count\nlet name = \"\"",
      [
        [
          (
            2, 18, "'characters' is unavailable: Please use String directly"
          )
        ]
      ])
    #expect(made.text.filter { $0 != " " }.contains("letcount=name.count"))
    #expect(made.losesNothing)
  }

  @Test func `a missing value with a default is converted with it`() {
    let made = ReducedKit(
      "func f(config: Config) { title = config.title ?? \"\" }\nvar title = \"\"",
      [
        [(2, 16, "cannot find type 'Config' in scope")],
        [(2, 47, "cannot assign value of type 'StandIn' to type 'String'")],
      ])
    #expect(made.text.contains("title = standInValue(config.title ?? \"\")"))
    #expect(made.losesNothing)
  }

  @Test func `a text of a missing type is converted, since it may be an address`() {
    let made = ReducedKit(
      "func f() { server = Config.baseURL }\nvar server = \"\"",
      [
        [(2, 21, "cannot find 'Config' in scope")],
        [(2, 28, "cannot assign value of type 'StandIn' to type 'String'")],
      ])
    #expect(made.text.contains("server = standInValue(Config.baseURL)"))
    #expect(made.losesNothing)
  }

  @Test func `a missing value of an implicitly unwrapped property isn't nil`() {
    let made = ReducedKit(
      "class Setup { var remote: Remote!\nfunc f() { remote = Kit.remote() } }",
      [
        [(2, 27, "cannot find type 'Remote' in scope"), (3, 21, "cannot find 'Kit' in scope")],
        [(3, 25, "cannot assign value of type 'StandIn' to type 'Remote?'")],
      ])
    #expect(made.text.contains("remote = standInValue(Kit.remote()) as Remote"))
    #expect(made.losesNothing)
  }

  @Test func `a constant that an earlier version of Swift let be open is public`() {
    let made = ReducedKit(
      "open class Banner { open let size = 1 }",
      [
        [
          (
            2, 21, "'let' properties are implicitly 'final'; use 'public' instead of 'open'"
          )
        ]
      ])
    #expect(made.text.contains("open class Banner { public let size = 1 }"))
    #expect(made.losesNothing)
  }

  @Test func `a missing class where another missing type is expected conforms to it`() {
    let made = ReducedKit(
      "let client = Client()\nfunc open(_ session: Session) {}\nfunc f() { open(client) }",
      [
        [
          (2, 14, "cannot find 'Client' in scope"), (3, 22, "cannot find type 'Session' in scope"),
        ],
        [(4, 17, "cannot convert value of type 'Client' to expected argument type 'Session'")],
      ])
    #expect(made.standIns.contains("public protocol Session: AnyObject {\n}"))
    #expect(made.standIns.contains("extension Client: Session {}"))
    #expect(made.losesNothing)
  }

  @Test func `a missing type that an extension conforms to is a protocol`() {
    let made = ReducedKit(
      "extension Task: Cancellable {}\nclass Task {}",
      [
        [(2, 17, "cannot find type 'Cancellable' in scope")],
        [(2, 17, "inheritance from non-protocol type 'Cancellable'")],
      ])
    #expect(made.standIns.contains("public protocol Cancellable"))
  }

  @Test func `a missing generic type is created with a value or with a list of values`() {
    let made = ReducedKit(
      "let items = Items<User>([])\nlet name = Box<String>(\"\")",
      [
        [(2, 13, "cannot find 'Items' in scope"), (3, 12, "cannot find 'Box' in scope")]
      ])
    #expect(made.standIns.contains("  public init(_ a0: A0) { super.init() }"))
    #expect(
      made.standIns.contains("  @_disfavoredOverload public init(_ a0: [A0]) { super.init() }"))
    #expect(made.losesNothing)
  }

  @Test func `an object whose type only a missing function knows keeps its arguments`() {
    let made = ReducedKit(
      "func lay(_ view: UIView, _ wide: CGFloat) { view.setSize(.init(width: wide, height: 4)) }",
      [
        [(2, 50, "value of type 'UIView' has no member 'setSize'")],
        [(2, 59, "'Any' cannot be constructed because it has no accessible initializers")],
        [(2, 59, "'Any' cannot be constructed because it has no accessible initializers")],
      ])
    #expect(made.text.contains("view.setSize(StandIn(holding: [wide,    4, ] as [Any?]))"))
    #expect(made.losesNothing)
  }

  @Test func `a call loses only the trailing closure that its function doesn't take`() {
    let error = (2, 66, "extra trailing closure passed in call")
    // The second half is the attempt to restore what was lost.
    let made = ReducedKit(
      "func lay(_ view: UIView, _ list: UIView) { view.addSubview(list) { $0.fill() } }",
      [[error], [error], [], [], [error]])
    #expect(
      made.text.contains(
        "view.addSubview(list); reducedSeam(\"addSubview\", (StandIn).self) { $0.fill() }"))
  }

  @Test func `a missing value that is negated is converted`() {
    let made = ReducedKit(
      "func f(player: Player) -> Bool { let time = player.time; return !time.isNaN && true }",
      [
        [(2, 16, "cannot find type 'Player' in scope")],
        [(2, 71, "cannot convert value of type 'StandIn' to expected argument type 'Bool'")],
      ])
    #expect(made.text.contains("return !standInValue(time.isNaN) && true"))
    #expect(made.losesNothing)
  }

  @Test func `a view whose body is reduced stays a view`() {
    let text = "struct Card: View { var body: some View { try load(); return Text(x) } }"
    var reducer = Reducer(
      [AppSource(path: "A.swift", text: text)], options: .init(missingModules: []))
    let outcome = reducer.run { sources, _ in
      guard !sources[0].text.contains("ViewOutline") else { return [] }
      return [
        CompilerDiagnostic(
          path: "A.swift", line: 1, column: 61, severity: .error, message: "not an error of Text")
      ]
    }
    #expect(outcome.sources[0].text.contains("var body: some View { reducedUse("))
    #expect(outcome.sources[0].text.contains("; return ViewOutline() }"))
  }
}
