import Testing

@testable import RetainGraph

struct FunctionNameTests {
  @Test(arguments: [
    ("App.HallCoordinator.open() -> ()", "HallCoordinator.open()"),
    (
      "App.HallCoordinator.open(room: Swift.Int, _: (Swift.Int) -> ()) -> ()",
      "HallCoordinator.open(room:_:)"
    ),
    ("static App.Router.go<A where A: App.Route>(to: A) throws -> ()", "Router.go(to:)"),
    (
      "closure #1 @Swift.MainActor (HeadlessUIKit.UIAction) -> () in App.Hall.start(twice: Swift.Bool) -> ()",
      "Hall.start(twice:)"
    ),
    (
      "closure #2 () -> () in closure #1 () -> () in App.(Hall in _0F).start() -> ()",
      "Hall.start()"
    ),
    (
      "partial apply forwarder for closure #1 () -> () in App.Hall.(leave in _0F)() -> ()",
      "Hall.leave()"
    ),
    (
      "(extension in App):HeadlessUIKit.UIViewController.show(_: Swift.Int) -> ()",
      "UIViewController.show(_:)"
    ),
    ("(2) suspend resume partial function for App.Hall.load() async -> ()", "Hall.load()"),
    ("function signature specialization <Arg[0] = Dead> of App.Hall.load() -> ()", "Hall.load()"),
    ("App.Hall.__allocating_init(name: Swift.String) -> App.Hall", "Hall.init(name:)"),
    ("App.Hall.title.didset : Swift.String", "Hall.title"),
    ("App.Stack<A>.push(A) -> ()", "Stack.push(_:)"),
    ("next #1 () -> () in App.Hall.walk() -> ()", "Hall.walk()"),
    ("App.Hall.title.read : Swift.String", "Hall.title"),
    ("App.Hall.read() -> ()", "Hall.read()"),
    ("App.main() -> ()", "main()"),
    (
      "closure #1 () async -> () in variable initialization expression of static App.Hall.walk : Swift.Int",
      "Hall.walk"
    ),
  ])
  func `a function has its declared name and its arguments' labels`(demangled: String, name: String)
  {
    let function = FunctionName(demangled: demangled)
    #expect(function?.text == name)
    #expect(function?.module == "App")
  }

  @Test(arguments: [
    (
      "(2) await resume partial function for closure #1 () async -> () in App.Hall.load() -> ()",
      true
    ),
    ("(1) await resume partial function for App.Hall.load() async -> ()", false),
  ])
  func `distinguishes a closure's code from its function's`(demangled: String, isClosure: Bool) {
    let function = FunctionName(demangled: demangled)
    #expect(function?.text == "Hall.load()")
    #expect(function?.isClosure == isClosure)
  }

  @Test(arguments: ["", "TY0_", "TQ_", "TQ12_", "TA", "TATQ0_"])
  func `all parts of a closure belong to one function`(part: String) {
    let symbol = "$s3App4HallC4loadyyFyyYacfU0_"
    #expect(FunctionName.wholeFunction(ofPart: symbol + part) == symbol)
  }

  @Test(arguments: [
    "protocol witness for App.Coordinating.start() -> () in conformance App.Home : App.Coordinating in App",
    "reabstraction thunk helper from @callee_guaranteed () -> () to @escaping () -> ()",
    "outlined copy of App.Hall",
  ])
  func `a thunk that the compiler generates has no name`(demangled: String) {
    #expect(FunctionName(demangled: demangled) == nil)
  }
}
