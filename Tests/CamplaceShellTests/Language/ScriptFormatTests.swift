import Foundation
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct ScriptFormatTests {
  private func canonical(_ text: String) throws -> String {
    try ScriptFormat.canonical(Source(name: "t", text: text))
  }

  @Test func `fmt gives every script one layout`() throws {
    let formatted = try canonical(
      """
      #!/usr/bin/env -S camsh run

      # What it is about.
      %tags:leak ,  slow
      # The app that it is about.
      %   app :  issues# no comment  # a comment
      %defect:a   off,b


      # Before the first step.
      tab   1 ;tab 0   # both
      !pop 9# no comment
      | error: cannot   pop  \u{20}
        |  kept
      repeat 2{tab 1;repeat 3 { };tab "a  b"};tab 0# behind


      repeat 2 {  # opens

         push detail 1_000;pop
          # inside
        repeat 3 {
        }
            screen
            | x
         }   # closes
      ;;


      """)
    #expect(
      formatted == """
        #!/usr/bin/env -S camsh run

        # What it is about.
        # The app that it is about.
        % app: issues# no comment  # a comment
        % defect: a off, b
        % tags: leak, slow

        # Before the first step.
        # both
        tab 1
        tab 0
        ! pop 9# no comment
        | error: cannot   pop  \u{20}
        |  kept
        repeat 2 { tab 1; repeat 3 { }; tab "a  b" }
        tab 0# behind

        repeat 2 {  # opens
          push detail 1_000
          pop
          # inside
          repeat 3 { }
          screen
          | x
        }  # closes

        """)
    #expect(try canonical(formatted) == formatted)
  }

  @Test func `fmt spreads a long block over lines`() throws {
    let body = Array(repeating: "tab favorite", count: 8).joined(separator: "; ")
    let formatted = try canonical("repeat 2 { \(body) }")
    #expect(formatted.hasPrefix("repeat 2 {\n  tab favorite\n  tab favorite\n"))
    #expect(try canonical(formatted) == formatted)
  }

  @Test(arguments: ["", "\n\n", "\u{feff}\r\n"])
  func `fmt leaves an empty script empty`(text: String) throws {
    let source = try Source(name: "t", bytes: Array(text.utf8))
    #expect(try ScriptFormat.canonical(source) == "")
  }

  @Test(
    arguments: [
      ("repeat 2 { tab 1", "1:10: error: the block is never closed"),
      ("tab 1 }", "1:7: error:"), ("tab \"a", "1:5: error:"), ("tab 1\n\n| x", "3:1: error:"),
      ("tab 1\n% app: x", "2:1: error:"), ("repeat 2 { } tab", "1:14: error:"),
    ])
  func `fmt names parse errors with their location`(text: String, error: String) {
    let place = error.prefix { $0 != " " }
    #expect { _ = try canonical(text) } throws: { "\($0)".hasPrefix("t:\(place)") }
  }

  @Test func `fmt never changes a script's meaning`() throws {
    var random = Xorshift(state: 0xcafe_5eed)
    var checked = 0
    for (name, text) in try Self.scripts() {
      #expect(try canonical(text) == canonical(canonical(text)), "\(name)")
      let parser = ScriptParser { path in
        guard let included = try? String(contentsOfFile: path, encoding: .utf8) else {
          throw ScriptParser.LoadFailure.notFound
        }
        return Array(included.utf8)
      }
      for round in 0..<60 {
        let mutated = round == 0 ? text : Self.mutated(text, &random)
        guard let before = try? parser.parse(Source(name: name, text: mutated)) else { continue }
        let formatted = try canonical(mutated)
        let after = try parser.parse(Source(name: name, text: formatted))
        #expect(Shape(after) == Shape(before), "\(name), round \(round):\n\(mutated)")
        #expect(try canonical(formatted) == formatted, "\(name), round \(round)")
        checked += 1
      }
    }
    #expect(checked > 400)
  }

  /// What a script says, without its places.
  private struct Shape: Equatable {
    let header: ScriptHeader
    let lines: [String]

    init(_ script: Script) {
      header = script.header
      lines = Self.lines(script.statements)
    }

    private static func lines(_ statements: [Statement]) -> [String] {
      statements.flatMap { statement in
        let transcript = (statement.transcript ?? []).map { "| \($0.text)" }
        return switch statement.kind {
        case .repeat(let count, let body): ["repeat \(count)"] + lines(body) + ["end"]
        case .include(let path, let body): ["include \(path)"] + lines(body) + ["end"]
        default: [statement.text] + transcript
        }
      }
    }
  }

  private static func scripts() throws -> [(name: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts")
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".camsh") }.sorted().map { name in
      let path = root.appending(path: name).path
      return (path, try String(contentsOfFile: path, encoding: .utf8))
    }
  }

  private static func mutated(_ text: String, _ random: inout Xorshift) -> String {
    var bytes = Array(text.utf8)
    let pieces = [
      " ", "\n", ";", "\t", " # why\n", "\r\n", "  ", "\n\n\n", "\u{a0}", ";;", "\n# x\n",
      " repeat 2 { tab 1; tab 0 }\n", "\n repeat 2 {\n screen }\n", "!", "| x\n", "{", "}",
    ]
    for _ in 0...random.below(3) {
      // Positions at which an insertion mostly doesn't break a word.
      let places = bytes.indices.filter { bytes[$0] == 0x20 || bytes[$0] == 0x0a }
      guard !places.isEmpty else { break }
      let piece = Array(pieces[random.below(pieces.count)].utf8)
      bytes.insert(contentsOf: piece, at: places[random.below(places.count)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
