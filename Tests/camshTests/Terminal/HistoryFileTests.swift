import Glibc
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage
@testable import ShellProgram

@Suite struct HistoryFileTests {
  let folder = TemporaryFolder()

  private func file(limit: Int = 10) -> HistoryFile {
    HistoryFile(path: folder.path + "/a/b/history", limit: limit)
  }

  @Test func `What was appended is loaded, oldest first`() throws {
    #expect(try file().load() == [])
    try file().append("tab 지도")
    try file().append("pop")
    #expect(try file().load() == ["tab 지도", "pop"])
    #expect(folder.mode(of: "a/b/history") == 0o600)
    #expect(folder.mode(of: "a/b") == 0o700)
  }

  @Test func `A last line without an end stays an entry of its own`() throws {
    try file().append("one")
    folder.write("one\ntwo", to: "a/b/history")
    try file().append("three")
    #expect(folder.read("a/b/history") == "one\ntwo\nthree\n")
  }

  @Test func `Trimming keeps the newest entries and leaves nothing beside`() throws {
    for number in 1...7 { try file().append("line \(number)") }
    try file(limit: 3).trim()
    #expect(folder.read("a/b/history") == "line 5\nline 6\nline 7\n")
    #expect(folder.mode(of: "a/b/history") == 0o600)
    #expect(folder.mode(of: "a/b/history.new") == nil)
  }

  @Test func `A link to the file stays a link when it is trimmed`() throws {
    for number in 1...3 { try file().append("line \(number)") }
    let link = folder.path + "/link"
    symlink(folder.path + "/a/b/history", link)
    try HistoryFile(path: link, limit: 1).trim()
    #expect(folder.read("a/b/history") == "line 3\n")
    #expect(folder.read("link") == "line 3\n")
  }

  @Test func `Nothing is lost between writers and trimmers at once`() async throws {
    let file = file(limit: 1000)
    try file.append("start")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<100 {
            try? file.append("\(writer) \(number)")
            if number % 10 == 0 { try? file.trim() }
          }
        }
      }
    }
    #expect(Set(try file.load()).count == 401)
  }

  @Test func `Bytes that are not UTF-8 are replaced, not refused`() throws {
    try file().append("x")
    let raw = try #require(fopen(folder.path + "/a/b/history", "w"))
    fputc(0xFF, raw)
    fputs("a\n", raw)
    fclose(raw)
    #expect(try file().load() == ["\u{FFFD}a"])
  }

  @Test func `What is not a file is a failure that says so`() {
    folder.makeFolder("a")
    folder.makeFolder("a/b")
    mkfifo(folder.path + "/a/b/history", 0o600)
    #expect(throws: HistoryFailure(step: .notAFile, path: file().path, code: 0)) {
      try file().append("x")
    }
  }

  @Test func `A parent that is a file is a failure that names the step`() {
    folder.write("", to: "a")
    let failure = HistoryFailure(step: .makeFolder, path: file().path, code: ENOTDIR)
    #expect(throws: failure) { try file().append("x") }
    #expect(
      "\(failure)"
        == "history is not kept: cannot make the folder of \(file().path): Not a directory")
  }
}
