import Testing

@testable import Adoption

/// What only has to be spelled differently on Linux changes without a loss.
@Suite struct AdaptationTests {
  /// The text after an error in its second line has changed it, and whether anything was lost.
  private func adapted(
    _ text: String, _ column: Int, _ message: String, missing: Set<String> = [],
    rounds: Int? = nil
  ) -> (text: String, standIns: String, losesNothing: Bool) {
    var options = Reducer.Options(missingModules: missing)
    if let rounds { options.roundLimit = rounds }
    var reducer = Reducer([AppSource(path: "A.swift", text: "\n" + text)], options: options)
    let outcome = reducer.run { sources, _ in
      guard sources[0].text.hasSuffix(text) else { return [] }
      return [
        CompilerDiagnostic(
          path: "A.swift", line: 2, column: column, severity: .error, message: message)
      ]
    }
    return (
      outcome.sources[0].text, outcome.sources.last?.text ?? "",
      outcome.entries.allSatisfy { $0.kind.losesNothing }
    )
  }

  @Test func `a missing module's import leaves what Apple's modules bring along`() {
    let made = adapted("import Kit\nlet url: URL? = nil", 1, "", missing: ["Kit"])
    #expect(made.text.contains("import UIKit"))
    #expect(!made.text.contains("import Kit"))
  }

  @Test func `a value where an object is expected becomes one`() {
    let made = adapted(
      "let query: [String: AnyObject] = [\"a\": name]", 40,
      "cannot convert value of type 'String' to expected dictionary value type 'AnyObject'")
    #expect(made.text.contains("\"a\": ((name) as AnyObject)]"))
    #expect(made.losesNothing)
    let all = adapted(
      "let query: [String: AnyObject] = [\"a\": name, \"b\": other]", 40,
      "cannot convert value of type 'String' to expected dictionary value type 'AnyObject'")
    #expect(
      all.text.contains("[\"a\": ((name) as AnyObject), \"b\": ((other) as AnyObject)]"))
  }

  @Test func `an expression in a text becomes a text`() {
    let made = adapted(
      #"let text = "\(Kit.Box.total) left""#, 19, "module 'Kit' has no member named 'Box'")
    #expect(made.text.contains(#"\((reducedValue() as String)"#))
  }

  @Test func `a missing container's object is unwrapped where the app needs it`() {
    let made = adapted(
      "func f() { let store = box.resolve(Store.self); store.open() }", 49,
      "value of optional type 'Store?' must be unwrapped to refer to member 'open' of wrapped "
        + "base type 'Store'")
    #expect(made.text.contains("let store = box.resolve(Store.self)!; store.open()"))
    #expect(made.losesNothing)
  }

  @Test func `an initializer that is required here is required instead of overriding`() {
    let made = adapted(
      "final class Quest: Object { override init() { super.init() } }", 38,
      "use the 'required' modifier to override a required initializer")
    #expect(made.text.contains("final class Quest: Object { required init() { super.init() } }"))
    #expect(made.losesNothing)
  }

  @Test func `a loop waits for the elements of a missing module's asynchronous sequence`() {
    let made = adapted(
      "func f() async { for await update in Feed.live() { show(update) } }", 38,
      "for-in loop requires 'StandIn' to conform to 'AsyncSequence'")
    #expect(made.text.contains("for await update in standInUpdates(Feed.live()) {"))
    #expect(made.losesNothing)
    let other = adapted(
      "func f() { for item in Feed.all() { show(item) } }", 24,
      "for-in loop requires 'StandIn' to conform to 'Sequence'")
    #expect(other.text.contains("for item in standInElements(Feed.all()) {"))
    #expect(other.losesNothing)
  }

  @Test(arguments: [
    ("func f() { if Kit.isReady, isOpen { show() } }", 15, "if standInValue(Kit.isReady), isOpen"),
    (
      "func f() { for a in all where Kit.has(a) { show() } }", 31,
      "where standInValue(Kit.has(a)) {"
    ),
    ("func f() { repeat { g() } while Kit.isOn }", 33, "while standInValue(Kit.isOn) }"),
    (
      "func f() { if isOpen(Kit.isOn ? 1 : 2) { g() } }", 22,
      "isOpen(standInValue(Kit.isOn) ? 1 : 2)"
    ),
  ])
  func `a missing module's value by itself is a condition`(
    _ text: String, _ column: Int, _ expected: String
  ) {
    let made = adapted(
      text, column, "cannot convert value of type 'StandIn' to expected condition type 'Bool'")
    #expect(made.text.contains(expected))
    #expect(made.losesNothing)
  }

  @Test(arguments: [
    ("screen.close()", "MainActor.assumeIsolated { screen.close() }"),
    ("let card = screen.card()", "let card = MainActor.assumeIsolated { screen.card() }"),
    ("return screen.card()", "return MainActor.assumeIsolated { screen.card() }"),
    ("await screen.close()", nil),
  ])
  func `a call of the main actor's code is made as one`(statement: String, changed: String?) {
    let made = adapted(
      "func f() { \(statement) }", 12 + statement.count - 3,
      "call to main actor-isolated instance method 'close()' in a synchronous nonisolated context")
    #expect(made.text.contains("MainActor") == (changed != nil))
    if let changed { #expect(made.text.contains("{ \(changed) }")) }
  }

  @Test func `a setting of sessions that Linux lacks is left out`() {
    let made = adapted(
      "func f() { let own = make(); own.waitsForConnectivity = true; use(own) }", 34,
      "cannot assign to property: 'waitsForConnectivity' is a get-only property")
    #expect(made.text.contains("let own = make(); ()"))
    #expect(made.text.contains("; use(own) }"))
    #expect(!made.text.contains("waitsForConnectivity"))
    #expect(made.losesNothing)
  }

  @Test func `a key that is an object on iOS becomes one`() {
    let made = adapted(
      "let query: [NSString: AnyObject] = [kind: value]", 37,
      "cannot convert value of type 'String' to expected dictionary key type 'NSString'")
    #expect(made.text.contains("[(kind)._bridgeToObjectiveC(): value]"))
    #expect(made.losesNothing)
  }

  @Test func `a default argument that is a stand-in gets the parameter's type`() {
    let made = adapted(
      "init(auth: Auth = Auth.auth()) {}", 24,
      "default argument value of type 'StandIn' cannot be converted to type 'Auth'")
    #expect(made.text.contains("auth: Auth = standInValue(Auth.auth())"))
    #expect(made.losesNothing)
  }

  @Test func `a stand-in's result gets the app's type`() {
    let made = adapted(
      "func f() { completion(result) }", 23,
      "cannot convert value of type 'Result<StandIn, any Error>' to expected argument type "
        + "'Result<Post, any Error>'")
    #expect(made.text.contains("completion((result).map { standInValue($0) })"))
    #expect(made.losesNothing)
  }

  @Test(arguments: [
    ("[StandIn]", "[String]", ".map { standInValue($0) }"),
    ("[Int : StandIn]", "[Int : String]", ".mapValues { standInValue($0) }"),
    (
      "SharedSequence<DriverSharingStrategy, StandIn>", "Driver<String>",
      ".map { standInValue($0) }"
    ),
    (
      "AnyPublisher<StandIn, any Error>", "AnyPublisher<String, any Error>",
      ".map { standInValue($0) }.eraseToAnyPublisher()"
    ),
  ])
  func `elements that are stand-ins get the app's type`(
    from: String, to: String, conversion: String
  ) {
    let made = adapted(
      "func f() { view.show(names.first) }", 22,
      "cannot convert value of type '\(from)' to expected argument type '\(to)'")
    #expect(made.text.contains("view.show((names.first)\(conversion))"))
    #expect(made.losesNothing)
  }

  @Test func `an optional that is a stand-in gets the type of its default`() {
    let made = adapted(
      #"func f() { launch(user?.email ?? "None") }"#, 25,
      "cannot convert value of type 'StandIn?' to expected argument type 'String?'")
    #expect(made.text.contains(#"launch(standInValue(user?.email) ?? "None")"#))
    #expect(made.losesNothing)
  }

  @Test(arguments: [
    ("'String' and 'StandIn'", #""None" : standInValue(user.name ?? other)"#),
    ("'StandIn' and 'String'", #"standInValue("None") : user.name ?? other"#),
  ])
  func `a branch that is a stand-in gets the other branch's type`(types: String, branches: String) {
    let made = adapted(
      #"func f() { let name = user.isNew ? "None" : user.name ?? other }"#, 23,
      "result values in '? :' expression have mismatching types \(types)")
    #expect(made.text.contains("let name = user.isNew ? \(branches) }"))
    #expect(made.losesNothing)
  }

  @Test(arguments: [
    (
      "'[String]' and '[StandIn]'",
      #"["None"] : (user.names ?? other).map { standInValue($0) }"#
    ),
    (
      "'[StandIn]' and '[String]'",
      #"(["None"]).map { standInValue($0) } : user.names ?? other"#
    ),
  ])
  func `the elements of a branch that is a list of stand-ins get the other's type`(
    types: String, branches: String
  ) {
    let made = adapted(
      #"func f() { let names = user.isNew ? ["None"] : user.names ?? other }"#, 24,
      "result values in '? :' expression have mismatching types \(types)")
    #expect(made.text.contains("let names = user.isNew ? \(branches) }"))
    #expect(made.losesNothing)
  }

  @Test func `branches of which none is a stand-in aren't converted`() {
    let made = adapted(
      #"func f() { let name = user.isNew ? { _ in } : other }"#, 23,
      "result values in '? :' expression have mismatching types '(StandIn) -> Void' and 'String'")
    #expect(!made.text.contains("standInValue"))
  }

  @Test func `a cast value that a stand-in is given is wrapped whole`() {
    let made = adapted(
      "func f() { mail.delegate = screen as? any Delegate }", 17,
      "cannot assign value of type '(any Delegate)?' to type 'StandIn'")
    #expect(made.text.contains("mail.delegate = StandIn(holding: screen as? any Delegate)"))
    #expect(made.losesNothing)
  }

  @Test func `an element of a list that a stand-in is given is wrapped`() {
    let made = adapted(
      "func f() { chart.items = [first] }", 27,
      "cannot convert value of type 'UIView' to expected element type 'StandIn'")
    #expect(made.text.contains("chart.items = [StandIn(holding: first)]"))
    #expect(made.losesNothing)
  }

  @Test func `headers of Alamofire are a dictionary, as they were before version 5`() {
    #expect(
      adapted(
        "func f() { request.fields = headers }", 29,
        "cannot assign value of type 'HTTPHeaders' to type '[String : String]'"
      ).text.contains("request.fields = (headers).dictionary"))
    #expect(
      adapted(
        "func f() { AF.request(url, headers: fields) }", 37,
        "cannot convert value of type '[String : String]' to expected argument type 'HTTPHeaders'"
      ).text.contains("AF.request(url, headers: HTTPHeaders(fields))"))
  }

  @Test func `a member that satisfies an optional requirement becomes public`() {
    let message =
      "property 'window' must be as accessible as its enclosing type because it matches a requirement in "
      + "protocol 'UIApplicationDelegate'"
    #expect(
      adapted("class D { private var window: UIWindow? }", 23, message).text
        .contains("class D { public  var window: UIWindow? }"))
    #expect(
      adapted("public class D { var window: UIWindow? }", 22, message).text
        .contains("public class D { public var window: UIWindow? }"))
  }

  @Test func `a dictionary that Linux doesn't cast to Core Foundation's is made into one`() {
    let cast = adapted(
      "func f() { SecItemUpdate(query as CFDictionary, new as CFDictionary) }", 49,
      "'[String? : Data]' is not convertible to 'CFDictionary' (aka 'Dictionary<String, Any>')")
    #expect(
      cast.text.contains("SecItemUpdate(query as CFDictionary, cfDictionary(new)"), "\(cast.text)")
    let call = adapted(
      "func f() { SecItemDelete(query as CFDictionary) }", 12, "ambiguous use of 'SecItemDelete'")
    #expect(call.text.contains("SecItemDelete(cfDictionary(query)"), "\(call.text)")
  }

  @Test func `a cast that only Objective-C bridges becomes the bridge`() {
    let there = adapted(
      "func f() { let key = url as NSURL }", 26,
      "cannot convert value of type 'URL' to type 'NSURL' in coercion")
    #expect(there.text.contains("let key = (url)._bridgeToObjectiveC()"))
    let back = adapted(
      "func f() { let key = object as URL }", 29,
      "cannot convert value of type 'NSURL' to type 'URL' in coercion")
    #expect(back.text.contains("let key = URL._unconditionallyBridgeFromObjectiveC(object)"))
    let standIn = adapted(
      "func f() { let key = digest as NSURL }", 29,
      "cannot convert value of type 'Digest' to type 'NSURL' in coercion")
    #expect(standIn.text.contains("let key = standInValue(digest) as NSURL"))
    #expect(there.losesNothing && back.losesNothing && standIn.losesNothing)
  }

  @Test func `a default for unknown cases becomes one for all`() {
    let made = adapted(
      "func f() { switch kind { case .a: g(); @unknown default: h() } }", 12,
      "switch must be exhaustive")
    #expect(made.text.contains("default: h()"))
    #expect(!made.text.contains("@unknown"))
    #expect(made.losesNothing)
  }

  @Test func `a stand-in that is bound with a type is converted to it`() {
    let made = adapted(
      "func f() { guard let data: Data = credential.token else { return } }", 35,
      "cannot convert value of type 'StandIn' to specified type 'Data'")
    #expect(made.text.contains("= standInValue(credential.token) as (Data)? else"))
    #expect(made.losesNothing)
  }

  @Test func `a constant beside a stand-in's value is one of its type`() {
    let text = "import Kit\nvar status: Path.Status?\nfunc f() -> Bool { status == .satisfied }"
    var reducer = Reducer(
      [AppSource(path: "A.swift", text: text)], options: .init(missingModules: ["Kit"]))
    var round = 0
    let outcome = reducer.run { _, _ in
      round += 1
      let errors = [
        (2, 13, "cannot find type 'Path' in scope"),
        (
          3, 20,
          "cannot convert value of type 'Path.Status' to expected argument type 'StandIn'"
        ),
      ]
      guard round <= errors.count else { return [] }
      let error = errors[round - 1]
      return [
        CompilerDiagnostic(
          path: "A.swift", line: error.0, column: error.1, severity: .error, message: error.2)
      ]
    }
    #expect(
      outcome.sources.last?.text.contains("extension Path.Status { public static var `satisfied`")
        == true)
  }

  @Test(arguments: [
    ("CMTimeGetSeconds", true), ("CMTimeMakeWithSeconds", true), ("CC_MD5", true),
    ("SecTrustEvaluateWithError", true), ("AVPlayer", false), ("AVAssetExportSession", false),
    ("CNAddressBook", false), ("GetStarted", false),
  ])
  func `functions of C libraries are distinguished from types`(name: String, isFunction: Bool) {
    #expect(CFunctionName.isOne(name) == isFunction)
  }

  @Test func `an initializer in a protocol's extension delegates to one that makes any view`() {
    let made = adapted(
      "extension Building where Self: UIView { init(build: (Self) -> Void) { self.init(); build(self) } }",
      73,
      "constructing an object of class type 'Self' with a metatype value must use a 'required' initializer"
    )
    #expect(made.text.contains("self.init(newInstance: ()); build(self)"))
    #expect(made.losesNothing)
  }

  @Test func `a reduced initializer still sets every field`() {
    let text =
      "class A { init(url: B) { let made = C(url); name = made.count; self.url = url; self.c = made; load() } }"
    let made = adapted(text, 26, "it doesn't compile", rounds: 3).text
    #expect(made.contains("name = reducedValue(); self.url = url;"))
    #expect(made.contains("self.c = reducedValue();"))
    #expect(!made.contains("load()"))
  }

  @Test func `a reduced initializer sets the fields that its branches set`() {
    let text =
      "struct A { init(url: B) { if url.isFile { kind = C(url) } else { kind = C() }; items.map { k = $0 } } }"
    let made = adapted(text, 27, "it doesn't compile", rounds: 3).text
    #expect(made.contains(" kind = reducedValue(); }"))
    #expect(!made.contains("k = "))
  }
}
