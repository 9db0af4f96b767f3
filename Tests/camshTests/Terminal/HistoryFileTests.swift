import Glibc
import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage
@testable import ShellProgram

@Suite struct HistoryFileTests {
  let folder = TemporaryFolder()

  private func file(limit: Int = 10) -> HistoryFile {
    HistoryFile(path: folder.path + "/a/b/history", limit: limit)
  }

  @Test func `appended entries are loaded, oldest first`() throws {
    #expect(try file().load() == [])
    try file().append("tab 지도")
    try file().append("pop")
    #expect(try file().load() == ["tab 지도", "pop"])
    #expect(folder.mode(of: "a/b/history") == 0o600)
    #expect(folder.mode(of: "a/b") == 0o700)
  }

  @Test func `a last line without a line end is a separate entry`() throws {
    try file().append("one")
    folder.write("one\ntwo", to: "a/b/history")
    try file().append("three")
    #expect(folder.read("a/b/history") == "one\ntwo\nthree\n")
  }

  @Test func `trimming keeps the newest entries and leaves no temporary files`() throws {
    for number in 1...7 { try file().append("line \(number)") }
    try file(limit: 3).trim()
    #expect(folder.read("a/b/history") == "line 5\nline 6\nline 7\n")
    #expect(folder.mode(of: "a/b/history") == 0o600)
    #expect(folder.mode(of: "a/b/history.new") == nil)
  }

  @Test func `a link to the file stays a link when it is trimmed`() throws {
    for number in 1...3 { try file().append("line \(number)") }
    let link = folder.path + "/link"
    symlink(folder.path + "/a/b/history", link)
    try HistoryFile(path: link, limit: 1).trim()
    #expect(folder.read("a/b/history") == "line 3\n")
    #expect(folder.read("link") == "line 3\n")
  }

  @Test func `concurrent writers and trimmers lose nothing`() async throws {
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

  @Test func `invalid UTF-8 is replaced`() throws {
    try file().append("x")
    let raw = try #require(fopen(folder.path + "/a/b/history", "w"))
    fputc(0xFF, raw)
    fputs("a\n", raw)
    fclose(raw)
    #expect(try file().load() == ["\u{FFFD}a"])
  }

  @Test func `a path that isn't a file is an error`() {
    folder.makeFolder("a")
    folder.makeFolder("a/b")
    mkfifo(folder.path + "/a/b/history", 0o600)
    #expect(throws: HistoryFailure(step: .notAFile, path: file().path, code: 0)) {
      try file().append("x")
    }
  }

  @Test func `a parent that is a file is an error that names the step`() {
    folder.write("", to: "a")
    let failure = HistoryFailure(step: .makeFolder, path: file().path, code: ENOTDIR)
    #expect(throws: failure) { try file().append("x") }
    #expect(
      "\(failure)"
        == "history is not kept: cannot make the folder of \(file().path): Not a directory")
  }
}
