import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Small obstacles for newcomers, and what camsh prints for each.
@MainActor struct PaperCutTests {
  private let output = CollectedOutput()
  private let files = FilesInMemory()

  private func shell(
    _ app: String = "camplace", columns: Int? = nil, paint: Paint = .plain
  ) throws -> InteractiveShell {
    var surroundings = Surroundings.camplace(files: files, output: output)
    surroundings.settingsFile = "config.camsh"
    let shell = try InteractiveShell(
      surroundings, app: app,
      reporter: TextReporter(
        to: output,
        style: TextReporter.Style(
          glyphs: .unicode, paint: paint, echoes: false, isQuiet: false,
          terminal: { columns.map { TerminalSize(columns: $0, rows: 40) } },
          clearSequence: "<cleared>")))
    shell.readSettings()
    return shell
  }

  /// What is written to standard error for the last of some lines.
  private func complaint(
    _ lines: String..., in app: String = "camplace"
  ) throws -> String {
    let shell = try shell(app)
    var before = ""
    for line in lines {
      before = output.errors
      _ = shell.submit(line)
    }
    return String(output.errors.dropFirst(before.count))
  }

  /// What the last of some lines prints.
  private func printed(
    _ lines: String..., in app: String = "camplace", columns: Int? = nil, paint: Paint = .plain
  ) throws -> [String] {
    let shell = try shell(app, columns: columns, paint: paint)
    var before = ""
    for line in lines {
      before = output.text
      _ = shell.submit(line)
    }
    return output.text.dropFirst(before.count).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  @Test(arguments: [40, 80, 200])
  func `no line is wider than the terminal, unless it is one word`(_ columns: Int) throws {
    let shell = try shell(columns: columns)
    shell.session.settings.drawsScreen = true
    for line in [
      "campsites", "push detail 3; push detail 4; push detail 5", "screen", "routes", "set",
      "defect", "help", "help leak", "help time", "help screen", "alive", "why PlaceDetail",
      "defect self-in-binding on", "push detail 3; pop", "findings", "log", "history",
      "push nothing", "tap row 99", "tutorial",
    ] { _ = shell.submit(line) }
    let lines = (output.text + output.errors).split(separator: "\n").map(String.init)
    #expect(lines.count > 200)
    for line in lines where WrappedText.columns(line) > columns {
      let words = line.split { " │╭╰→─├└".contains($0) }
      #expect(words.count == 1, "\(line)")
    }
  }

  // MARK: Words that are wrong

  @Test(arguments: [
    ("push detail '3'", "'", "3"), ("push detail “솔향기 캠핑장”", "“", "솔향기 캠핑장"),
    ("tap 'Add to favorites'", "'", "Add to favorites"), ("tap ‘Add’; pop", "‘", "Add"),
  ])
  func `single and typographic quotes are an error that shows the right quotes`(
    _ line: String, _ mark: String, _ text: String
  ) throws {
    let lines = try complaint(line).split(separator: "\n").map(String.init)
    #expect(lines.first == #"error: quote a text with '"', not with \#(mark)"#)
    #expect(lines.last == #"  write "\#(text)""#)
  }

  @Test func `a word may contain or start with an apostrophe`() throws {
    #expect(try printed("campsites 할매's").first?.contains("할매's 캠핑") == true)
    #expect(try complaint("tap 'tis").contains("no control ''tis'"))
  }

  @Test func `&& is an error that shows the separator`() throws {
    #expect(
      try complaint("push detail 3 && pop") == """
        error: unexpected '&&'
          push detail 3 && pop
                        ^~
          ';' separates commands

        """)
  }

  @Test func `a redirection is an error that shows what to do`() throws {
    #expect(
      try complaint("tree > out.txt") == """
        error: unexpected '>'
          tree > out.txt
               ^
          your own shell can do that: camsh -c 'tree' > FILE

        """)
    #expect(
      try complaint("save > out.camsh").contains(
        "  the file's name goes without it: save <file> [--with-output] [--force]\n"))
    #expect(
      try complaint("alive | less").contains(
        "  your own shell can do that: camsh -c 'alive' | PROGRAM\n"))
    #expect(try !complaint("tap >").contains("unexpected"))
  }

  @Test func `a second argument of a one-argument route is an error`() throws {
    #expect(
      try complaint("push detail 솔향기 캠핑장") == """
        error: 'push detail' takes one argument, not 2; usage: push detail <campsite>; \
        a text of several words is quoted: push detail "솔향기 캠핑장"

        """)
    #expect(
      try complaint("present list 3") == "error: 'present list 3' takes no argument\n")
  }

  @Test func `no suggestion repeats the wrong word`() throws {
    #expect(try complaint("tap row 99").contains("did you mean 'row") == false)
    let failure = StepFailure.unknownControl(
      "log in", on: ObjectLabel(type: FilesInMemory.self, number: 1), known: ["log in", "log im"])
    #expect(failure.message.contains("did you mean 'log im'?"))
  }

  @Test func `a missing row's error names the existing rows`() throws {
    #expect(
      try complaint("present list", "tap row 99")
        == "error: there is no row 99: PlaceListViewController#1 has rows 1 to 45\n")
  }

  // MARK: Places

  @Test func `errors of typed lines have no location, those of files do`() throws {
    #expect(
      try complaint("pop")
        == "error: cannot pop: MainMapViewController#1 is the root of its stack\n")
    files.contents["wrong.camsh"] = "tab map\npop\n"
    #expect(
      try complaint("include wrong.camsh") == """
        wrong.camsh:2:1: error: cannot pop: MainMapViewController#1 is the root of its stack
          pop

        """)
    #expect(
      try complaint("pusg detail 3") == """
        error: unknown command 'pusg'
          pusg detail 3
          ^~~~
          did you mean 'push'?

        """)
  }

  @Test func `findings of typed steps name only the steps`() throws {
    let lines = try printed("defect self-in-binding on", "push detail 3; pop")
    #expect(
      lines.contains(
        "leaked  PlaceDetailViewController#1   made at step 1, should have died at step 2"))
  }

  // MARK: Looks

  @Test func `the number of findings stands out`() throws {
    let lines = try printed(
      "defect self-in-binding on", "push detail 3; pop", "tree", paint: .colored)
    #expect(lines.last?.contains("\u{1b}[1;31mfindings 1\u{1b}[0m") == true)
  }

  @Test(arguments: [40, 80, 200])
  func `campsites fit the width of a terminal`(_ columns: Int) throws {
    let lines = try printed("campsites", columns: columns)
    #expect(lines.count == 48)
    #expect(lines.allSatisfy { $0.displayWidth <= columns })
    #expect(lines[2].contains(columns == 40 ? " 3  솔향기 캠" : "솔향기 캠핑장"))
  }

  @Test func `campsites aren't truncated in a pipe or a saved script`() throws {
    let whole = try printed("campsites")
    _ = try printed("campsites", "save list.camsh --with-output", columns: 40)
    #expect(files.contents["list.camsh"]?.contains("| " + whole[0]) == true)
  }

  @Test func `why of a deallocated object says when it was created and deallocated`() throws {
    #expect(
      try printed("tab favorite; tab map; push detail 3; pop; why PlaceDetailViewController#1")
        .suffix(3) == [
          "PlaceDetailViewController#1", "  created at step 3, after push detail 3",
          "  deallocated at step 4, after pop",
        ])
    #expect(
      try printed("push detail 3; pop; why PlaceDetail").suffix(1) == [
        "  deallocated at step 2, after pop"
      ])
    #expect(
      try complaint("push detail 3; pop", "graph PlaceDetail").contains("no live object is called"))
    #expect(try complaint("why Nothing").contains("no live object is called 'Nothing'"))
    #expect(
      try complaint("push detail 3", "why placedetailviewmodel").contains(
        "no live object is called 'placedetailviewmodel'; did you mean 'PlaceDetailViewModel'?"))
  }

  @Test func `routes on a login page lists what can be done there`() throws {
    #expect(
      try printed("routes", in: "flow") == [
        "no coordinator here offers a route", "from here:", "  type Password <text>   fill it in",
        "  tap \"log in\"", "  send logout            back to the login screen",
        "  send login <password>  try a password",
      ])
    #expect(try printed("screen", in: "flow", columns: 60).contains("from here:"))
    // A script gets the screen alone.
    #expect(try !printed("screen", in: "flow").contains("from here:"))
  }

  // MARK: What people type elsewhere

  @Test func `the shell accepts words of other shells`() throws {
    for word in ["exit", ":q", "quit"] { #expect(try shell().submit(word) == .ended) }
    #expect(try printed("ls") == printed("tree"))
    #expect(try printed("leaks") == ["no findings"])
    #expect(try printed("?") == printed("help"))
    #expect(try printed("clear", columns: 80) == [])
    #expect(output.text.hasSuffix("<cleared>"))
  }

  @Test func `a script with words of other shells gets suggestions`() throws {
    let errors = #expect(throws: ScriptErrors.self) {
      try ScriptParser().parse(Source(name: "t.camsh", text: "ls\nexit\nleaks\n?\n"))
    }
    #expect(
      errors?.errors.compactMap(\.reason.hint) == [
        "did you mean 'tree'?", "did you mean 'quit'?", "did you mean 'findings'?",
        "did you mean 'help'?",
      ])
  }

  @Test(arguments: [
    ("detail 3", "push detail 3"), ("list", "present list"), ("Favorite", "tab Favorite"),
    ("refresh", "tap refresh"), ("issues", "app issues"),
    ("tab map; detail 4; pop", "push detail 4"),
  ])
  func `a bare screen or tab name suggests its verb`(
    _ line: String, _ suggestion: String
  ) throws {
    #expect(try complaint(line).hasSuffix("  did you mean '\(suggestion)'?\n"))
  }

  @Test func `a bare event name suggests its verb`() throws {
    #expect(try complaint("login x", in: "flow").hasSuffix("  did you mean 'send login x'?\n"))
  }

  // MARK: Settings

  @Test func `set --save replaces the saved setting for later shells`() throws {
    files.contents["config.camsh"] = "# mine\nset tree all\nset color never\n"
    #expect(try printed("set tree") == ["tree all"])
    #expect(try printed("set tree changes --save") == ["kept in config.camsh"])
    #expect(files.contents["config.camsh"] == "# mine\nset color never\nset tree changes\n")
    #expect(try printed("set tree") == ["tree changes"])
  }

  @Test func `set lists the settings with their values, in columns`() throws {
    #expect(
      try printed("set tree all", "set") == [
        "blame   on         on|off             replay the steps to find when a reference was created",
        "color   auto       auto|always|never  color in the output",
        "hints   on         on|off             colors and hints while you type",
        "quiet   off        on|off             print failures and answers, no steps",
        "screen  wireframe  wireframe|list     how 'screen' looks on a terminal",
        "steps   1000000    <count>            stop a script after this many steps",
        "tree    all        changes|all        how to print a tree longer than the terminal",
      ])
  }

  @Test func `the settings file accepts only set statements`() throws {
    files.contents["config.camsh"] = "set tree all\npush detail 3\n"
    #expect(try printed("set tree") == ["tree all"])
    #expect(output.errors.contains("config.camsh:2:1: only 'set' is allowed here"))
  }

  @Test func `a script can't save settings`() throws {
    let runner = ScriptRunner(
      Surroundings.camplace(files: files, output: output),
      reporter: TextReporter(
        to: output,
        style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: true, isQuiet: false)))
    #expect(runner.run(Array("set tree all --save".utf8), name: "-c") == .failed)
    #expect(output.errors.contains("only the interactive shell keeps settings"))
  }
}
