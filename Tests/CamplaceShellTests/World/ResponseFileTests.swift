import CoordinatorKit
import CoordinatorShellCore
import ShellTestSupport
import Testing

@testable import ShellLanguage

/// Files that respond to an app's requests.
@MainActor @Suite struct ResponseFileTests {
  private func file(_ text: String) throws -> ResponseFile { try ResponseFile(Array(text.utf8)) }

  @Test func `a file has a request, a status, headers and a body`() throws {
    let file = try file(
      "GET https://api.example.com/books?page=1\n200\nContent-Type: text/plain\nX-A:\n\none\n\ntwo\n"
    )
    #expect(
      file.request == AppNetwork.Request(method: "GET", url: "https://api.example.com/books?page=1")
    )
    #expect(file.first == 1)
    #expect(file.response.status == 200)
    #expect(file.response.headers.map(\.name) == ["Content-Type", "X-A"])
    #expect(file.response.headers.map(\.value) == ["text/plain", ""])
    #expect(file.response.body == Array("one\n\ntwo\n".utf8))
  }

  @Test func `a status line, carriage returns and a missing body are fine`() throws {
    let file = try file("POST http://a.b/c from 3\r\nHTTP/1.1 404 Not Found\r\nA: b\r\n")
    #expect(file.first == 3)
    #expect(file.response == .init(status: 404, headers: [.init(name: "A", value: "b")]))
  }

  @Test func `a written file reads as the same`() throws {
    let bytes: [UInt8] = [0, 10, 13, 27, 255]
    let file = ResponseFile(
      request: .init(method: "GET", url: "https://a.b/c"), first: 2,
      response: .init(status: 301, headers: [.init(name: "Location", value: "d")], body: bytes))
    #expect(try ResponseFile(file.bytes) == file)
  }

  @Test(
    arguments: [
      ("", 1), ("\n200\n", 1), ("GET /books\n200\n", 1), ("get https://a.b\n200\n", 1),
      ("GET https://a.b from 0\n200\n", 1), ("GET https://a.b to 2\n200\n", 1),
      ("GET https://a.b/\u{1b}[31m\n200\n", 1), ("GET ftp://a.b\n200\n", 1),
      ("GET https://a.b", 2), ("GET https://a.b\nfine\n", 2), ("GET https://a.b\n99\n", 2),
      ("GET https://a.b\n600\n", 2), ("GET https://a.b\n200\nno header\n\n", 3),
      ("GET https://a.b\n200\nA: \u{1b}]0;x\u{7}\n\n", 3), ("GET https://a.b\n200\nA b: c\n", 3),
      ("GET https://a.b\n200\nA: " + String(repeating: "a", count: 20_000) + "\n", 3),
    ])
  func `an error in a malformed file names the line`(text: String, line: Int) {
    do {
      _ = try file(text)
      Issue.record("it was read")
    } catch {
      #expect((error as? ResponseFile.Malformed)?.line == line)
    }
  }

  @Test func `a head that isn't text is malformed`() {
    let bytes = Array("GET https://a.b\n200\nA: ".utf8) + [0xFF, 0xFE, 10, 10]
    #expect(throws: ResponseFile.Malformed.self) { try ResponseFile(bytes) }
  }

  @Test func `two files for the same request are an error naming both`() {
    let files = FilesInMemory([
      "answers/a.http": "GET https://a.b\n200\n", "answers/b.http": "GET https://a.b#c\n201\n",
      "answers/notes.txt": "not a response",
    ])
    do {
      _ = try ResponseFolder("answers", files: files)
      Issue.record("it was read")
    } catch {
      #expect(error.message == "answers/b.http: answers/a.http responds to the same request")
    }
  }

  @Test func `a malformed file is an error with its location`() {
    let files = FilesInMemory(["answers/a.http": "GET https://a.b\nok\n"])
    do {
      _ = try ResponseFolder("answers", files: files)
      Issue.record("it was read")
    } catch {
      #expect(error.message == "answers/a.http:2: expected a status such as 200")
    }
  }
}

/// `% defaults: key=value`.
@Suite struct DefaultsEntryTests {
  @Test(
    arguments: [
      ("name=Ada Lovelace", .string("Ada Lovelace")), ("a = b=c", .string("b=c")),
      ("a=", .string("")), ("a=\" b \"", .string(" b ")), ("a=-5", .string("-5")),
      ("a=-string -bool", .string("-bool")), ("a=-bool YES", .bool(true)),
      ("a=-bool false", .bool(false)), ("a=-int -3", .integer(-3)), ("a=-float 1.5", .float(1.5)),
      ("a=-date 1970-01-02", .date(86_400)),
      ("a=-date 2024-02-29 01:00:00 +0000", .date(1_709_168_400)),
      ("a=-data 00fF", .data([0, 255])), ("a=-array", .array([])),
      ("a=-array x \"y z\"", .array(["x", "y z"])), ("a=-dict k v", .dictionary(["k": "v"])),
    ] as [(String, DefaultsEntry.Value)])
  func `a default has its declared type`(text: String, value: DefaultsEntry.Value) {
    #expect(DefaultsEntry(written: text)?.value == value)
  }

  @Test(
    arguments: [
      "a", "=b", "a=-bool maybe", "a=-int 1.5", "a=-float inf", "a=-date soon", "a=-data 0",
      "a=-data xx", "a=-array \"b", "a=-dict k", "a=-boul YES", "a=-date 2026-13-01",
    ])
  func `a malformed value is an error`(text: String) {
    #expect(DefaultsEntry(written: text) == nil)
  }
}
