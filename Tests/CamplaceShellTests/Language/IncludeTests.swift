import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct IncludeTests {
  @Test func `includes files relative to the including file`() throws {
    let read = try script(
      "include \"flows/login.camsh\"\npush detail $n", name: "scripts/main.camsh",
      files: [
        "scripts/flows/login.camsh": "include ../common/./start.camsh",
        "scripts/common/start.camsh": "let n = 3",
      ])
    guard case .include("flows/login.camsh", let outer) = read.statements[0].kind,
      case .include("../common/./start.camsh", let inner) = outer[0].kind
    else {
      Issue.record("not included: \(read)")
      return
    }
    #expect(inner.map(\.text) == ["let n = 3"])
    #expect(inner[0].location.description == "scripts/common/start.camsh:1:1")
    #expect(read.statements[0].text == "include \"flows/login.camsh\"")
  }

  @Test func `an include cycle is one error`() {
    #expect(
      complaint(
        about: "tree\ninclude a.camsh",
        files: ["a.camsh": "include b.camsh", "b.camsh": "include ./x/../a.camsh"]) == """
          b.camsh:1:9: error: include cycle: a.camsh -> b.camsh -> a.camsh
            include ./x/../a.camsh
                    ^~~~~~~~~~~~~~
            included from a.camsh:1:1
            included from t.camsh:2:1
          """)
    #expect(
      complaint(about: "include t.camsh", files: [:]) == """
        t.camsh:1:9: error: include cycle: t.camsh -> t.camsh
          include t.camsh
                  ^~~~~~~
        """)
  }

  @Test func `reports missing and unreadable files`() {
    #expect(
      complaint(about: "include gone.camsh") == """
        t.camsh:1:9: error: there is no file 'gone.camsh'
          include gone.camsh
                  ^~~~~~~~~~
        """)
    let parser = ScriptParser { _ in throw ScriptParser.LoadFailure.unreadable("is a folder") }
    #expect {
      try parser.parse(Source(name: "<stdin>", text: "include /tmp"))
    } throws: { error in
      "\(error)" == """
        <stdin>:1:9: error: cannot read '/tmp': is a folder
          include /tmp
                  ^~~~
        """
    }
  }

  @Test func `reports errors in all files`() {
    #expect(
      complaint(
        about: "include a.camsh\nzz", files: ["a.camsh": "\nyy"]) == """
          a.camsh:2:1: error: unknown command 'yy'
            yy
            ^~
            'help' lists the commands
            included from t.camsh:1:1
          t.camsh:2:1: error: unknown command 'zz'
            zz
            ^~
            'help' lists the commands
          """)
  }

  @Test func `block rules apply in included files`() {
    #expect(
      complaint(about: "repeat 2 { include a.camsh }", files: ["a.camsh": "tree\nundo"])
        .hasPrefix("a.camsh:2:1: error: 'undo' is not allowed inside a block\n"))
    #expect(
      complaint(about: "repeat 2 { include a.camsh }", files: ["a.camsh": "}"])
        .hasPrefix("a.camsh:1:1: error: '}' has no matching '{'\n"))
  }

  @Test func `rejects a script for another app`() throws {
    let files = ["login.camsh": "% app: issues\n% tags: slow\ntree"]
    let complaint = complaint(about: "% app: books\ninclude login.camsh", files: files)
    #expect(
      complaint == """
        t.camsh:2:9: error: 'login.camsh' is a script for the app 'issues'
          include login.camsh
                  ^~~~~~~~~~~
          '% app: issues' is missing here
        """)
    let same = try script("% app: issues\ninclude login.camsh", files: files)
    #expect(same.header.tags == [])
    _ = try script("% app: books\napp issues\ninclude login.camsh", files: files)
    _ = try script("include login.camsh", files: files)
  }

  @Test func `limits the number of included files`() {
    var files = ["20.camsh": "tree"]
    for level in 0..<20 {
      files["\(level).camsh"] = "include \(level + 1).camsh; include \(level + 1).camsh"
    }
    #expect(
      complaint(about: "include 0.camsh", files: files)
        .contains(": error: more than 1000 files included\n"))
  }

  @Test func `limits the depth of includes`() {
    var files: [String: String] = [:]
    for level in 0..<100 { files["\(level).camsh"] = "include \(level + 1).camsh" }
    #expect(
      complaint(about: "include 0.camsh", files: files)
        .hasPrefix("63.camsh:1:9: error: nested more than 64 deep\n"))
  }
}
