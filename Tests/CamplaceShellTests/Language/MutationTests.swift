import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct MutationTests {
  private static let valid = """
    #!/usr/bin/env -S camsh run
    % app: issues
    % defect: strong-finish-delegate
    include "login.camsh"
    tap create; ! pop 9   # 목록
    | error: cannot pop 9: the stack holds 1 above its root
    swipe down
    | AppCoordinator#1
    | └─ ...
    | [..]#1 (re)
    let d = push detail 4
    let 이름 = "솔향기 \\u{1f3d5} 캠핑장"
    repeat 20 { present list; repeat 2 {
      cart add $이름; tap callout 솔향기 3
    } ; dismiss }
    expect visible $d
    expect not stack A B#2; expect depth >= 1_000
    """

  @Test func `mutated scripts never crash, and errors point inside the source`() {
    var random = Xorshift(state: 0x5eed_cafe)
    let alphabet = Array("{}|#\"$;!%\\\n\r\t 3eA가\u{1b}\u{0}\u{301}".utf8) + [0xff, 0xc2, 0x80]
    let parser = ScriptParser(commands: shop) { path in
      if path == "login.camsh" { return Array("tap login".utf8) }
      throw ScriptParser.LoadFailure.notFound
    }
    var failures = 0
    for round in 0..<2000 {
      var bytes = Array(Self.valid.utf8)
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet[random.below(alphabet.count)], at: place)
        case 2: bytes[place] = alphabet[random.below(alphabet.count)]
        default: bytes.removeSubrange(place..<min(place + random.below(40), bytes.count - 1))
        }
      }
      do {
        let read = try parser.parse(bytes, name: "t")
        let again = read.statements.map(\.text).joined(separator: "\n")
        let reread = try parser.parse(Array(again.utf8), name: "t")
        #expect(reread.statements.map(\.text) == read.statements.map(\.text), "round \(round)")
      } catch {
        failures += 1
        for error in error.errors {
          #expect(lies(error.location, inside: bytes), "round \(round): \(error)")
        }
      }
    }
    #expect((200..<2000).contains(failures))
  }

  private func lies(_ location: ShellLanguage.SourceLocation, inside bytes: [UInt8]) -> Bool {
    let lines = String(decoding: bytes, as: UTF8.self).utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    return location.source == "t" && (1...lines.count).contains(location.line)
      && (1...lines[location.line - 1].count + 1).contains(location.column)
  }
}
