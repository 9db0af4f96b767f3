import Testing

@testable import Adoption

/// The compiler's words, sorted by what they ask for.
struct ErrorMessageTests {
  @Test(arguments: [
    ("cannot find type 'Realm' in scope", ErrorMessage.missingType("Realm")),
    ("cannot find 'Analytics' in scope", .missingName("Analytics")),
    (
      "value of type 'UIView' has no member 'snp'",
      .missingMember("snp", of: "UIView", isStatic: false)
    ),
    (
      "type 'Font' has no member 'brand'",
      .missingMember("brand", of: "Font", isStatic: true)
    ),
    (
      "value of type 'any Handle' (aka 'any Registration') has no member 'remove'",
      .missingMember("remove", of: "any Handle", isStatic: false)
    ),
    ("unknown attribute 'Persisted'", .unknownAttribute("Persisted")),
    (
      "'Mode' is not a member type of class 'App.Player'",
      .missingMemberType("Mode", of: "App.Player")
    ),
    ("cannot infer type of closure parameter 'make' without a type annotation", .arguments),
    ("expected declaration", .other),
  ]) func `a message is read`(message: String, meaning: ErrorMessage) {
    #expect(ErrorMessage(message) == meaning)
  }

  @Test func `a diagnostic's place is read, with colons in the path`() {
    let output = "/a:b/C.swift:12:7: error: cannot find 'x' in scope: no, really\n  x\n  ^\n"
    #expect(
      CompilerDiagnostic.parse(output) == [
        CompilerDiagnostic(
          path: "/a:b/C.swift", line: 12, column: 7, severity: .error,
          message: "cannot find 'x' in scope: no, really")
      ])
  }
}
