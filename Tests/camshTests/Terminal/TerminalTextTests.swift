import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage
@testable import ShellProgram

@Suite struct PromptTests {
  @Test func `colors are marked as having no width`() {
    let prompt = Prompt("\u{1B}[32mapp\u{1B}[0m\u{1B}[1m 홈\u{1B}[0m> ", encoding: .userUTF8)
    #expect(
      prompt.marked
        == "\u{1}\u{1B}[32m\u{1}app\u{1}\u{1B}[0m\u{1B}[1m\u{1} 홈\u{1}\u{1B}[0m\u{1}> ")
    #expect(prompt.visible == "app 홈> ")
    #expect(prompt.colored == "\u{1B}[32mapp\u{1B}[0m\u{1B}[1m 홈\u{1B}[0m> ")
  }

  @Test(arguments: ["app>", "app> \u{1B}[0m", "app>\u{1B}[0m"])
  func `a prompt ends with a plain space`(_ text: String) {
    #expect(Prompt(text, encoding: .userUTF8).marked.last == " ")
  }

  @Test func `other control characters are replaced`() {
    let prompt = Prompt("a\u{1B}]0;x\u{7}\u{1}\u{9B}b\n\u{1B}[2J> ", encoding: .userUTF8)
    #expect(prompt.marked == "a\u{FFFD}]0;x\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}[2J> ")
  }

  @Test func `an ASCII terminal gets an ASCII prompt`() {
    #expect(Prompt("홈\u{7}> ", encoding: .ascii).marked == "??> ")
  }
}

@Suite struct ScalarDecoderTests {
  private func decode(_ chunks: [[UInt8]], _ encoding: TextEncoding = .userUTF8) -> String {
    var decoder = ScalarDecoder(encoding: encoding)
    var text = String.UnicodeScalarView()
    for chunk in chunks {
      decoder.append(chunk)
      while let scalar = decoder.next() { text.append(scalar) }
    }
    return String(text)
  }

  @Test func `a character received byte by byte is complete`() {
    #expect(decode(Array("홈a🏕é".utf8).map { [$0] }) == "홈a🏕é")
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "\u{FFFD}a"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xE2, 0x82, 0x41], "\u{FFFD}A"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xEC, 0x86], ""),
    ] as [([UInt8], String)])
  func `invalid bytes become replacement characters, as the standard counts them`(
    _ bytes: [UInt8], _ expected: String
  ) {
    #expect(decode([bytes]) == expected)
    #expect(decode(bytes.map { [$0] }) == expected)
  }

  @Test func `an ASCII terminal shows other bytes as question marks`() {
    #expect(decode([Array("a홈".utf8)], .ascii) == "a???")
  }
}

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("a\r\r", "a"), ("a\tb", "a b"),
    ("\u{1B}[31ma\u{0}\u{7F}\u{9B}b\u{202E}", "[31mab"), ("\n", ""), ("", ""),
  ])
  func `a paste keeps lines and drops control characters`(_ pasted: String, _ expected: String) {
    #expect(PastedText.editable(pasted.unicodeScalars) == expected)
  }
}

@Suite struct RowsTests {
  @Test(arguments: [
    ("", 0), ("abcd", 0), ("abcde", 1), ("abc가", 1), ("가나다", 1), ("a\nb", 1), ("abcde\nb", 2),
  ])
  func `the cursor's row counts wraps, wide characters at the edge and line ends`(
    _ text: String, _ row: Int
  ) {
    #expect(text.rows(inColumns: 5) == row)
  }
}
