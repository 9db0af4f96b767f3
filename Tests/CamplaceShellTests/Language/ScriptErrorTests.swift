import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct ScriptErrorTests {
  @Test(arguments: [
    (
      "  pussh detail 3",
      """
      t.camsh:1:3: error: unknown command 'pussh'
          pussh detail 3
          ^~~~~
        did you mean 'push'?
      """
    ),
    (
      "frobnicate",
      """
      t.camsh:1:1: error: unknown command 'frobnicate'
        frobnicate
        ^~~~~~~~~~
        'help' lists the commands
      """
    ),
    (
      "exit",
      """
      t.camsh:1:1: error: unknown command 'exit'
        exit
        ^~~~
        did you mean 'quit'?
      """
    ),
    (
      "goto",
      """
      t.camsh:1:5: error: the number of a step is missing
        goto
            ^
        usage: goto <step>
      """
    ),
    (
      "routes all",
      """
      t.camsh:1:8: error: 'all' is an extra word
        routes all
               ^~~
        usage: routes
      """
    ),
    (
      "swipe left",
      """
      t.camsh:1:7: error: 'left' is not 'back' or 'down' or 'page' or 'row'
        swipe left
              ^~~~
        usage: swipe back [cancel] | down [cancel] | page [back] | row <count> [right] [<text>]
      """
    ),
    (
      "swipe down cancle",
      """
      t.camsh:1:12: error: unknown word 'cancle'
        swipe down cancle
                   ^~~~~~
        did you mean 'cancel'?
      """
    ),
    (
      "back 0",
      """
      t.camsh:1:6: error: '0' is not a whole number from 1 on
        back 0
             ^
      """
    ),
    (
      "repeat 1.5 { tree }",
      """
      t.camsh:1:8: error: '1.5' is not a whole number from 0 on
        repeat 1.5 { tree }
               ^~~
      """
    ),
    (
      "repeat 1e19 { tree }",
      """
      t.camsh:1:8: error: the number '1e19' is too large
        repeat 1e19 { tree }
               ^~~~
      """
    ),
    (
      "push detail 99999999999999999999",
      """
      t.camsh:1:13: error: the number '99999999999999999999' is too large
        push detail 99999999999999999999
                    ^~~~~~~~~~~~~~~~~~~~
      """
    ),
    (
      "search \"솔향기",
      """
      t.camsh:1:8: error: the string has no closing '"' on its line
        search "솔향기
               ^~~~~~~
      """
    ),
    (
      #"search "a\qb" 솔"#,
      #"""
      t.camsh:1:10: error: unknown escape '\q'
        search "a\qb" 솔
                 ^~
        there are \" \\ \n \t and \u{1f600}
      """#
    ),
    (
      #"search "\u{d800}""#,
      #"""
      t.camsh:1:9: error: unknown escape '\u{d800}'
        search "\u{d800}"
                ^~~~~~~~
        there are \" \\ \n \t and \u{1f600}
      """#
    ),
    (
      "search a\u{1b}[31mb",
      #"""
      t.camsh:1:9: error: raw control character \u{1b}
        search a\u{1b}[31mb
                ^~~~~~
        in a string, write \u{1b}
      """#
    ),
    (
      "repeat 3 { tree",
      """
      t.camsh:1:10: error: the block has no closing '}'
        repeat 3 { tree
                 ^
      """
    ),
    (
      "tree }",
      """
      t.camsh:1:6: error: '}' has no matching '{'
        tree }
             ^
      """
    ),
    (
      "repeat 3 tree",
      """
      t.camsh:1:9: error: '{' is missing
        repeat 3 tree
                ^
        usage: repeat <count> { <command>... }
      """
    ),
    (
      "tree { log }",
      """
      t.camsh:1:6: error: unexpected '{'
        tree { log }
             ^
        only 'repeat' takes a block
      """
    ),
    (
      "repeat 2 { undo }",
      """
      t.camsh:1:12: error: 'undo' is not allowed inside a block
        repeat 2 { undo }
                   ^~~~
      """
    ),
    (
      "! repeat 2 { pop }",
      """
      t.camsh:1:3: error: '!' is not allowed before 'repeat'
        ! repeat 2 { pop }
          ^~~~~~
        it goes before a single command
      """
    ),
    (
      "! ",
      """
      t.camsh:1:3: error: a command is missing
        !\u{20}
          ^
        usage: ! <command>
      """
    ),
    (
      "let d = tree",
      """
      t.camsh:1:9: error: 'tree' creates no object to name
        let d = tree
                ^~~~
      """
    ),
    (
      "let 3d = 4",
      """
      t.camsh:1:5: error: '3d' is not a valid name
        let 3d = 4
            ^~
        a name is a letter or '_', then letters, digits and '_'
      """
    ),
    (
      "let d = puhs x",
      """
      t.camsh:1:9: error: unknown command 'puhs'
        let d = puhs x
                ^~~~
        did you mean 'push'?
      """
    ),
    (
      "let d push",
      """
      t.camsh:1:7: error: 'push' is not '='
        let d push
              ^~~~
        usage: let <name> = <value>
      """
    ),
    (
      "let count = 3\npush detail $conut",
      """
      t.camsh:2:13: error: no 'let' above binds '$conut'
        push detail $conut
                    ^~~~~~
        did you mean '$count'?
      """
    ),
    (
      "repeat 1 { let n = 1 }; push detail $n",
      """
      t.camsh:1:37: error: no 'let' above binds '$n'
        repeat 1 { let n = 1 }; push detail $n
                                            ^~
      """
    ),
    (
      "let n = 3\nexpect visible $n",
      """
      t.camsh:2:16: error: '$n' is a value, not an object
        expect visible $n
                       ^~
      """
    ),
    (
      "let d = push x\npush detail $d",
      """
      t.camsh:2:13: error: '$d' is an object, not a value
        push detail $d
                    ^~
      """
    ),
    (
      "search $5",
      """
      t.camsh:1:8: error: '$5' can't be used as text here
        search $5
               ^~
        in quotes it is plain text: "$5"
      """
    ),
    (
      "expect visble A",
      """
      t.camsh:1:8: error: unknown expectation 'visble'
        expect visble A
               ^~~~~~
        did you mean 'visible'?
      """
    ),
    (
      "expect depth = 3",
      """
      t.camsh:1:14: error: '=' is not one of == != < <= > >=
        expect depth = 3
                     ^
        usage: expect depth <comparison> <count>
      """
    ),
    (
      "expect visible A#x",
      """
      t.camsh:1:16: error: 'A#x' is not a screen: its type, or a label such as Type#2
        expect visible A#x
                       ^~~
        usage: expect visible <screen>
      """
    ),
    (
      "set stepz 4",
      """
      t.camsh:1:5: error: unknown setting 'stepz'
        set stepz 4
            ^~~~~
        did you mean 'steps'?
      """
    ),
    (
      "set quiet maybe",
      """
      t.camsh:1:11: error: 'maybe' is not 'on' or 'off'
        set quiet maybe
                  ^~~~~
        usage: set quiet on|off [--save]
      """
    ),
    (
      "tree | less",
      """
      t.camsh:1:6: error: unexpected '|'
        tree | less
             ^
        your own shell can do that: camsh -c 'tree' | PROGRAM
      """
    ),
    (
      #"search a"b""#,
      #"""
      t.camsh:1:9: error: unexpected '"'
        search a"b"
                ^
        a blank is missing before it
      """#
    ),
    (
      "| out",
      """
      t.camsh:1:1: error: expected output follows no statement
        | out
        ^
        '|' lines go directly below the statement that prints them
      """
    ),
    (
      "tree\n\n| out",
      """
      t.camsh:3:1: error: expected output follows no statement
        | out
        ^
        '|' lines go directly below the statement that prints them
      """
    ),
    (
      "tree\n| a( (re)",
      """
      t.camsh:2:3: error: not a regular expression: 'a( (re)'
        | a( (re)
          ^~~~~~~
      """
    ),
    (
      "tree\n% app: x",
      """
      t.camsh:2:1: error: a header line after the first statement
        % app: x
        ^
        '% key: value' lines come first
      """
    ),
    (
      "% ap: x",
      """
      t.camsh:1:1: error: unknown header 'ap'
        % ap: x
        ^~~~~~~
        did you mean 'app'?
      """
    ),
    (
      "% timeout: soon",
      """
      t.camsh:1:1: error: the header 'timeout' must be a time such as 500ms, 10s or 2m
        % timeout: soon
        ^~~~~~~~~~~~~~~
      """
    ),
    (
      "% app: x\n% app: y",
      """
      t.camsh:2:1: error: the header 'app' appears twice
        % app: y
        ^~~~~~~~
      """
    ),
    (
      "include",
      """
      t.camsh:1:8: error: a file is missing
        include
               ^
        usage: include <file>
      """
    ),
  ])
  func `an error says what is wrong and suggests a correction`(
    text: String, complaint expected: String
  ) {
    #expect(complaint(about: text) == expected)
  }

  @Test func `the caret stays aligned after Korean text and tabs`() {
    #expect(
      complaint(about: "tab 홈;\tpush\t목록; pussh 목록") == """
        t.camsh:1:17: error: unknown command 'pussh'
          tab 홈; push    목록; pussh 목록
                                ^~~~~
          did you mean 'push'?
        """)
    #expect(
      complaint(about: "expect 보이는 화면") == """
        t.camsh:1:8: error: unknown expectation '보이는'
          expect 보이는 화면
                 ^~~~~~
        """)
  }

  @Test func `long lines are truncated around the caret`() {
    let words = String(repeating: "가나다 ", count: 60)
    #expect(
      complaint(about: "search \(words) $x \(words)") == """
        t.camsh:1:249: error: '$x' can't be used as text here
          … 가나다 가나다 가나다 가나다 가나다  $x 가나다 가나다 가나다 가나다 가나다 …
                                                ^~
          in quotes it is plain text: "$x"
        """)
  }

  @Test func `reports every faulty line and no other`() {
    #expect(
      complaint(
        about: """
          pussh detail 3
          | of no interest
          repeat x {
            undo
            tree
          }
          let d = push
          pop to $d
          repeat 2 { zz }; tree
          """) == """
          t.camsh:1:1: error: unknown command 'pussh'
            pussh detail 3
            ^~~~~
            did you mean 'push'?
          t.camsh:3:8: error: 'x' is not a whole number from 0 on
            repeat x {
                   ^
          t.camsh:4:3: error: 'undo' is not allowed inside a block
              undo
              ^~~~
          t.camsh:7:13: error: a route is missing
            let d = push
                        ^
            usage: push <route> [<argument>...]
          t.camsh:9:12: error: unknown command 'zz'
            repeat 2 { zz }; tree
                       ^~
            'help' lists the commands
          """)
  }

  @Test func `recognizes an incomplete line`() throws {
    func isIncomplete(_ text: String) -> Bool {
      do {
        _ = try ScriptParser().parse(Source(name: "", text: text))
        return false
      } catch {
        return error.isIncomplete
      }
    }
    #expect(isIncomplete("repeat 3 {"))
    #expect(isIncomplete("repeat 3 { repeat 2 { pop }"))
    #expect(!isIncomplete("repeat 3 { zz"))
    #expect(!isIncomplete("repeat 3"))
    #expect(!isIncomplete("tree"))
  }

  @Test func `rejects input that isn't text`() {
    #expect(
      complaint(about: Array("tree\npop ".utf8) + [0xff, 0x0a]) == """
        t.camsh:2:5: error: the byte 0xff at offset 9 is not UTF-8
          pop \u{fffd}
              ^
        """)
    #expect(
      complaint(about: [0xef, 0xbb, 0xbf, 0x61, 0xec, 0x86]) == """
        t.camsh:1:2: error: the byte 0xec at offset 4 is not UTF-8
          a\u{fffd}
           ^
        """)
    #expect(
      complaint(about: "tree\ntree\u{0}") == """
        t.camsh:2:5: error: a zero byte: this is not a text file
          tree\\u{0}
              ^
        """)
  }

  @Test func `rejects a megabyte-long line and parses the next`() {
    let long = String(repeating: "push detail 3; ", count: 70_000)
    #expect(
      complaint(about: "tree\n\(long)\nzz") == """
        t.camsh:2:1: error: the line is longer than 64 KiB
          push detail 3; push detail 3; push detail 3; push detail 3; push detail 3; p…
          ^
        t.camsh:3:1: error: unknown command 'zz'
          zz
          ^~
          'help' lists the commands
        """)
  }

  @Test func `limits the depth of blocks`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "repeat 1 {\n", count: depth) + String(repeating: "}\n", count: depth)
    }
    _ = try script(nested(64))
    #expect(
      complaint(about: nested(65) + "zz") == """
        t.camsh:65:10: error: nested more than 64 deep
          repeat 1 {
                   ^
        t.camsh:131:1: error: unknown command 'zz'
          zz
          ^~
          'help' lists the commands
        """)
    #expect(
      complaint(about: String(repeating: "repeat 1 { ", count: 5000)).hasPrefix(
        "t.camsh:1:714: error: nested more than 64 deep\n"))
  }

  @Test func `reports only the first error in a string`() {
    #expect(
      complaint(about: "search \"a\u{1b}\u{7}\\q\u{1b}\"") == #"""
        t.camsh:1:10: error: raw control character \u{1b}
          search "a\u{1b}\u{7}\q\u{1b}"
                   ^~~~~~
          in a string, write \u{1b}
        """#)
  }

  @Test func `rejects a header of spaces and combining marks`() {
    for value in ["", "  ", " \u{301}\u{2003}"] {
      #expect(
        complaint(about: "% skip:\(value)").hasPrefix(
          "t.camsh:1:1: error: the header 'skip' must be the reason\n"))
    }
    #expect(complaint(about: "%  \u{301} ").contains(": error: unknown header "))
  }

  @Test func `escapes control characters from the source`() {
    #expect(
      complaint(about: "tab 1; \u{202e}evil\u{9b}") == #"""
        t.camsh:1:8: error: unknown command '\u{202e}evil\u{9b}'
          tab 1; \u{202e}evil\u{9b}
                 ^~~~~~~~~~~~~~~~~~
          'help' lists the commands
        """#)
  }
}
