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
  ]) func `a compiler error's message is classified`(message: String, meaning: ErrorMessage) {
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

  @Test func `a crash of the compiler is at the innermost place of its stack dump`() {
    let output = """
      Stack dump:
      2.\tCompiling with effective version 5.10
      5.\tWhile type-checking 'start(_:)' (at /app/Recorder.swift:31:2)
      6.\tWhile type-checking statement at [/app/Recorder.swift:37:3 - line:46:3] RangeText="if let"
      7.\tWhile type-checking-target starting at somewhere
      """
    #expect(
      CompilerDiagnostic.crash(in: output)
        == CompilerDiagnostic(
          path: "/app/Recorder.swift", line: 37, column: 3, severity: .error,
          message: "the compiler crashes"))
    #expect(CompilerDiagnostic.crash(in: "clang: error: linker failed") == nil)
  }
}
