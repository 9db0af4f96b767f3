import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct GrammarTests {
  @Test func `parses gestures`() throws {
    #expect(
      try commands(
        """
        tab 홈
        tab 2
        tab "2"
        tab My Page
        back
        back 3
        swipe back
        swipe back cancel
        swipe down
        swipe down cancel
        detent large
        """) == [
          .move(.tab(.name("홈"))), .move(.tab(.index(2))), .move(.tab(.name("2"))),
          .move(.tab(.name("My Page"))),
          .move(.back(1)), .move(.back(3)),
          .move(.swipeBack(cancelled: false)), .move(.swipeBack(cancelled: true)),
          .move(.swipeDown(cancelled: false)), .move(.swipeDown(cancelled: true)),
          .move(.detent("large")),
        ])
  }

  @Test func `parses durations`() throws {
    #expect(
      try commands("hold; advance 350ms; advance 2s; advance 1_500ms; lift; lift cancel; settle")
        == [
          .move(.hold), .move(.advance(.milliseconds(350))), .move(.advance(.seconds(2))),
          .move(.advance(.milliseconds(1500))),
          .move(.lift(cancelled: false)), .move(.lift(cancelled: true)), .move(.settle),
        ])
  }

  @Test func `a formatted duration parses to the same duration`() {
    for text in ["350ms", "2s", "1500ms", "120s"] {
      #expect(Duration(written: text)?.written == text)
    }
    #expect(Duration(written: "2m")?.written == "120s")
  }

  @Test func `parses coordinator commands`() throws {
    #expect(
      try commands(
        """
        push detail 3
        present list
        root login "a b" 1_000 솔향기
        pop
        pop 2
        pop root
        pop to PlaceDetail
        pop to PlaceDetailViewController#2
        dismiss
        dismiss all
        send logout
        send login "a b"
        send badge 3
        send rename 홍 길동
        open camplace://detail/3
        open "issues://create?title=새 이슈"
        finish
        scene connect
        scene disconnect
        scene 2
        """) == [
          .move(.route(RouteCall(.push, "detail", [.integer(3)]))),
          .move(.route(RouteCall(.present, "list"))),
          .move(.route(RouteCall(.root, "login", [.text("a b"), .integer(1000), .text("솔향기")]))),
          .move(.pop(.count(1))), .move(.pop(.count(2))), .move(.pop(.root)),
          .move(.pop(.to(.type("PlaceDetail")))),
          .move(.pop(.to(.label(type: "PlaceDetailViewController", number: 2)))),
          .move(.dismiss(all: false)), .move(.dismiss(all: true)),
          .move(.send("logout", nil)), .move(.send("login", .text("a b"))),
          .move(.send("badge", .integer(3))),
          .move(.send("rename", .text("홍 길동"))), .move(.open("camplace://detail/3")),
          .move(.open("issues://create?title=새 이슈")), .move(.finish), .move(.scene(.connect)),
          .move(.scene(.disconnect)),
          .move(.scene(.show(2))),
        ])
  }

  @Test func `parses the other verbs`() throws {
    #expect(
      try commands(
        """
        swipe row 2; swipe row 2 Move to Trash; swipe row 2 right; swipe row 2 right Pin
        swipe row 2 "right"; press row 3; press row 3 Share; press photo "Save image"
        move row 1 to 3; pull; adjust Volume 70%; adjust "slider 2" 1.5; adjust Guests 4; adjust City Seoul "May 1"
        tree; screen; screen all; screen rows 40-60; screen rows 7; routes; log
        app; app issues; apps; undo; undo 2; redo; redo 3; goto 0; record; record a.camsh; save b.camsh
        record a b --with-output; save "c" --with-output
        reset; set; set steps; set steps 1e6; set quiet on; set color never; history
        help; help push; help expect visible; quit
        """) == [
          .move(.swipeRow(2, action: nil, isRight: false)),
          .move(.swipeRow(2, action: "Move to Trash", isRight: false)),
          .move(.swipeRow(2, action: nil, isRight: true)),
          .move(.swipeRow(2, action: "Pin", isRight: true)),
          .move(.swipeRow(2, action: "right", isRight: false)),
          .move(
            .press(
              ControlReference(
                readings: [
                  .init(name: "row", argument: .integer(3)), .init(name: "row 3", argument: nil),
                ], text: "row 3"))),
          .move(
            .press(
              ControlReference(
                readings: [
                  .init(name: "row 3 Share", argument: nil),
                  .init(name: "row 3", argument: .text("Share")),
                  .init(name: "row", argument: .text("3 Share")),
                ], text: "row 3 Share"))),
          .move(
            .press(
              ControlReference(
                readings: [.init(name: "photo", argument: .text("Save image"))],
                text: "photo \"Save image\""))),
          .move(.moveRow(1, to: 3)), .move(.pull), .move(.adjust("Volume", to: ["70%"])),
          .move(.adjust("slider 2", to: ["1.5"])),
          .move(.adjust("Guests", to: ["4"])),
          .move(.adjust("City", to: ["Seoul", "May 1"])),
          .look(.tree), .look(.screen(.start)), .look(.screen(.all)),
          .look(.screen(.rows(40...60))), .look(.screen(.rows(7...7))),
          .look(.routes), .look(.log),
          .manage(.app(nil)), .manage(.app("issues")), .manage(.apps), .manage(.undo(1)),
          .manage(.undo(2)), .manage(.redo(1)), .manage(.redo(3)), .manage(.goto(0)),
          .manage(.record(nil)), .manage(.record("a.camsh")), .manage(.save("b.camsh")),
          .manage(.record("a b", withOutput: true)), .manage(.save("c", withOutput: true)),
          .manage(.reset), .manage(.set(name: nil, value: nil)),
          .manage(.set(name: "steps", value: nil)),
          .manage(.set(name: "steps", value: "1000000")), .manage(.set(name: "quiet", value: "on")),
          .manage(.set(name: "color", value: "never")), .manage(.history),
          .manage(.help(nil)), .manage(.help("push")), .manage(.help("expect visible")),
          .manage(.quit),
        ])
  }

  @Test(
    arguments: [
      ("items", "items", [], [], .look),
      ("items 솔향기 차", "items \"솔향기 차\"", [], [.text("솔향기 차")], .look),
      ("items near 37.5", "items near 37.5", ["near"], [.text("37.5")], .look),
      ("items near 37 x", "items near 37 x", ["near"], [.integer(37), .text("x")], .look),
      ("search 강원 산", "search \"강원 산\"", [], [.text("강원 산")], .look),
      ("cart add 3", "cart add 3", ["add"], [.integer(3)], .move),
      ("cart remove \"3\"", "cart remove \"3\"", ["remove"], [.text("3")], .move),
    ] as [(String, String, [String], [Argument], CommandKind)])
  func `an added command is parsed by its usage line`(
    line: String, spelling: String, keywords: [String], arguments: [Argument], kind: CommandKind
  ) throws {
    let command = try #require(try commands(line).first)
    guard case .added(let call) = command else {
      Issue.record("\(command) is none of the app's")
      return
    }
    #expect("\(command)" == spelling)
    #expect(call.keywords == keywords)
    #expect(call.arguments == arguments)
    #expect(command.kind == kind)
  }

  @Test func `an added expectation is parsed by its usage line`() throws {
    #expect(
      try commands("expect carted >= 2; expect not item 솔향기 차").map { "\($0)" }
        == ["expect carted >= 2", "expect not item \"솔향기 차\""])
  }

  @Test func `a word that an added kind rejects is an error at its location`() {
    #expect(
      complaint(about: "items near north") == """
        t.camsh:1:12: error: 'north' is not a number of degrees
          items near north
                     ^~~~~
          usage: items [near <degrees> [<text>] | <text>...]
        """)
    #expect(complaint(about: "cart drop 3").contains("'drop' is not 'add' or 'remove'"))
    #expect(complaint(about: "cart add").contains("an item is missing"))
  }

  @Test func `parses expectations`() throws {
    #expect(
      try commands(
        """
        expect visible PlaceDetail
        expect not presented A#1
        expect stack A B#2 C
        expect tab 홈
        expect tab 1
        expect title 솔향기 캠핑장
        expect depth == 3
        expect depth < 1; expect depth <= 2; expect depth > 3; expect depth >= 4
        expect control Add to favorites
        expect control next picture disabled
        expect text "강원도 강릉시"
        expect not row 3 by the sea
        expect misuse "already presenting"
        expect detent large
        expect route push detail
        """) == [
          .check(Expectation(.visible(.type("PlaceDetail")))),
          .check(Expectation(.presented(.label(type: "A", number: 1)), isNegated: true)),
          .check(
            Expectation(
              .stack([.type("A"), .label(type: "B", number: 2), .type("C")]))),
          .check(Expectation(.tab(.name("홈")))), .check(Expectation(.tab(.index(1)))),
          .check(Expectation(.title("솔향기 캠핑장"))),
          .check(Expectation(.depth(Comparison(.equal, 3)))),
          .check(Expectation(.depth(Comparison(.less, 1)))),
          .check(Expectation(.depth(Comparison(.lessOrEqual, 2)))),
          .check(Expectation(.depth(Comparison(.greater, 3)))),
          .check(Expectation(.depth(Comparison(.greaterOrEqual, 4)))),
          .check(Expectation(.control("Add to favorites"))),
          .check(Expectation(.control("next picture", isEnabled: false))),
          .check(Expectation(.text("강원도 강릉시"))),
          .check(Expectation(.row(3, "by the sea"), isNegated: true)),
          .check(Expectation(.misuse("already presenting"))),
          .check(Expectation(.detent("large"))),
          .check(Expectation(.route(.push, "detail"))),
        ])
  }

  @Test(
    arguments: [
      ("tap list", [("list", nil)]),
      (#"tap "Add to favorites""#, [("Add to favorites", nil)]),
      ("tap row 3", [("row", .integer(3)), ("row 3", nil)]),
      (#"tap callout "솔향기 캠핑장""#, [("callout", .text("솔향기 캠핑장"))]),
      ("tap callout 솔향기", [("callout 솔향기", nil), ("callout", .text("솔향기"))]),
      (#"tap "Row one" 2"#, [("Row one", .integer(2))]),
      (
        "tap Add to favorites",
        [
          ("Add to favorites", nil), ("Add to", .text("favorites")),
          ("Add", .text("to favorites")),
        ]
      ),
      (
        "tap some row 3",
        [("some row", .integer(3)), ("some row 3", nil), ("some", .text("row 3"))]
      ),
    ] as [(String, [(String, Argument?)])])
  func `a control's words have every likely reading`(line: String, readings: [(String, Argument?)])
    throws
  {
    guard case .move(.tap(let control)) = try commands(line)[0] else {
      Issue.record("not a tap")
      return
    }
    #expect(
      control.readings == readings.map { ControlReference.Reading(name: $0.0, argument: $0.1) })
    #expect(try commands("tap \(control.text)") == [.move(.tap(control))])
  }

  @Test func `newlines and semicolons separate statements`() throws {
    #expect(
      try commands("pop;tree ;; log\n\n;screen;") == [
        .move(.pop(.count(1))), .look(.tree), .look(.log), .look(.screen(.start)),
      ])
  }

  @Test func `a comment begins only where a word may begin`() throws {
    #expect(
      try commands("#!/usr/bin/env -S camsh run\npop to A#2 # not A#3\nopen \"# 1\" # \"\n#") == [
        .move(.pop(.to(.label(type: "A", number: 2)))), .move(.open("# 1")),
      ])
  }

  @Test func `parses escapes in strings`() throws {
    #expect(
      try commands(#"open "a\"b\\c\nd\te\u{1f3d5}\u{1b}""#) == [
        .move(.open("a\"b\\c\nd\te\u{1f3d5}\u{1b}"))
      ])
  }

  @Test func `accepts every system's line endings`() throws {
    #expect(try script("tree\r\n| a\r\n|\r\nlog").statements.map(\.text) == ["tree", "log"])
    #expect(try script("tree\r\n| a\r\n").statements[0].transcript?.map(\.text) == ["a"])
  }

  @Test func `ignores a byte order mark`() throws {
    let read = try script("\u{feff}tree")
    #expect(read.statements.map(\.location.column) == [1])
  }

  @Test func `accepts the spaces of Korean keyboards`() throws {
    #expect(try commands("tab\u{3000}홈\u{a0};tree") == [.move(.tab(.name("홈"))), .look(.tree)])
  }

  @Test func `parses blocks on one line and across lines`() throws {
    let read = try script(
      """
      repeat 20 { present list; dismiss }
      repeat 2 {
        push detail 3   # deep
        repeat 1e18 {tree}

        pop
      }; tree
      repeat 0 {}
      """)
    #expect(
      read.statements.map(\.text) == [
        "repeat 20 { present list; dismiss }",
        "repeat 2 { push detail 3; repeat 1000000000000000000 { tree }; pop }",
        "tree",
        "repeat 0 { }",
      ])
    guard case .repeat(2, let body) = read.statements[1].kind else {
      Issue.record("not a block")
      return
    }
    #expect(body.map(\.location.description) == ["t.camsh:3:3", "t.camsh:4:3", "t.camsh:6:3"])
  }

  @Test func `an exclamation mark expects failure`() throws {
    let read = try script("! pop 9\n!pop\npop")
    #expect(read.statements.map(\.mustFail) == [true, true, false])
    #expect(read.statements.map(\.text) == ["! pop 9", "! pop", "pop"])
  }

  @Test func `binds values and objects`() throws {
    let read = try script(
      """
      let n = 3
      let 이름 = "솔향기 캠핑장"
      let m = $n
      let d = push detail $n
      tap row $m
      cart add $이름
      pop to $d
      expect visible $d
      """)
    #expect(read.statements.map(\.binding) == ["n", "이름", "m", "d", nil, nil, nil, nil])
    #expect(read.statements[0].kind == .value(.integer(3)))
    #expect(read.statements[1].kind == .value(.text("솔향기 캠핑장")))
    #expect(read.statements[2].kind == .value(.variable("n")))
    #expect(
      read.statements[3].kind
        == .command(.move(.route(RouteCall(.push, "detail", [.variable("n")])))))
    #expect(read.statements[6].kind == .command(.move(.pop(.to(.variable("d"))))))
    #expect(read.statements[3].text == "let d = push detail $n")
    #expect(try script("let x = \"push\"").statements[0].text == "let x = \"push\"")
  }

  @Test func `accepts names that were bound before`() throws {
    var names = BoundNames()
    names["d"] = .object
    let read = try ScriptParser(names: names).parse(Source(name: "-c", text: "pop to $d"))
    #expect(read.statements.count == 1)
  }

  @Test func `transcripts belong to their statement`() throws {
    let read = try script(
      """
      push detail 3; tree   # two
      | A#1
      |
      |   └─ ...
      repeat 2 {
        pop
        | [..] popped
      }
      """)
    #expect(read.statements[0].transcript == nil)
    #expect(read.statements[1].transcript?.map(\.text) == ["A#1", "", "  └─ ..."])
    #expect(read.statements[1].transcript?.map(\.location.line) == [2, 3, 4])
    #expect(read.statements[2].transcript == nil)
    guard case .repeat(_, let body) = read.statements[2].kind else {
      Issue.record("not a block")
      return
    }
    #expect(body[0].transcript?.map(\.text) == ["[..] popped"])
  }

  @Test func `parses the header`() throws {
    let header = try script(
      """
      #!/usr/bin/env -S camsh run
      % app: issues                    # the app
      % defect: strong-finish-delegate
      % defect: a off, b on
      % tags: slow, leak
      % timeout: 1_500ms
      % skip: waits for #12

      tree
      """
    ).header
    #expect(header.app == "issues")
    #expect(
      header.defects == [
        .init(name: "strong-finish-delegate", isOn: true), .init(name: "a", isOn: false),
        .init(name: "b", isOn: true),
      ])
    #expect(header.tags == ["slow", "leak"])
    #expect(header.timeout == .milliseconds(1500))
    #expect(header.skip == "waits for")
  }

  @Test func `an app's name may contain spaces`() throws {
    #expect(try script("% app: Book Shop\ntree").header.app == "Book Shop")
  }

  @Test func `columns count characters`() throws {
    #expect(
      try script("tab 홈; tap 목록; tree").statements.map(\.location.column) == [1, 8, 16])
  }

  @Test(arguments: CommandTable.standard.all.map(\.example))
  func `parses every verb's example`(example: String) throws {
    _ = try script(example, files: ["login.camsh": ""])
  }

  @Test func `every formatted command parses to the same command`() throws {
    let all = try commands(
      #"""
      tab "2"; tab "a;b"; tab "$5"; tab "|"; tab "#1"; back 2; swipe down cancel
      tap "x y" 3; tap row "3"; detent "a b"; push "my route" "3" 3 -4 "" "a\u{1b}\u{202e}"
      root x; pop to "A B"; pop to A#2; dismiss all; goto 5; record "a b"; set steps 3
      help expect visible; items "3"; search "a \"b\" \\"; cart add "x y"
      send "a b" "3"; send x 3; open "a b"; finish; scene connect; scene 2; apps
      expect not stack A B; expect title "3"; expect depth >= -1; expect route present "a b"
      """#)
    for command in all {
      #expect(try commands("\(command)") == [command])
    }
    #expect(all.count == 33)
  }
}
