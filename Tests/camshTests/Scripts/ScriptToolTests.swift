import Foundation
import TestSupport
import Testing

/// Laying out, accepting, shrinking and bisecting, as they are called.
@Suite struct ScriptToolTests {
  private let folder = TemporaryFolder()

  private func camsh(_ arguments: String..., environment: [String: String] = [:]) throws -> CamshRun
  {
    try CamshRun(arguments, in: folder, environment: environment)
  }

  private func text(_ name: String) -> String? { folder.read(name) }

  @Test func `fmt --check names unformatted files, and fmt formats them`() throws {
    folder.write("tab  1;tab 0\n", to: "a.camsh")
    folder.write("tab 1\n", to: "b.camsh")
    folder.write("tab \"\n", to: "c.camsh")
    let check = try camsh("fmt", "--check", "a.camsh", "b.camsh")
    #expect((check.code, check.output, check.errors) == (1, "a.camsh\n", ""))
    #expect(text("a.camsh") == "tab  1;tab 0\n")
    let path = URL(filePath: folder.path).appending(path: "a.camsh").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let all = try camsh("fmt", "a.camsh", "b.camsh", "c.camsh", "d.camsh")
    #expect(all.code == 64)
    #expect(all.errors.contains("c.camsh:1:5: error:"))
    #expect(all.errors.contains("error: cannot read d.camsh: No such file or directory"))
    #expect(text("a.camsh") == "tab 1\ntab 0\n")
    #expect(folder.mode(of: "a.camsh") == 0o755)
    #expect(try camsh("fmt", "--check", "a.camsh", "b.camsh").code == 0)
  }

  @Test func `--accept shows and writes the difference, and the script passes`() throws {
    folder.write("alive Map\n| no\nalive Map\n| no\n", to: "a.camsh")
    #expect(try camsh("test", "a.camsh").code == 1)
    let one = try camsh("test", "--accept=a.camsh:4")
    #expect(one.code == 0, "\(one.errors)")
    #expect(text("a.camsh") == "alive Map\n| no\nalive Map\n| none alive\n")
    #expect(
      one.output.contains("@@ -1,4 +1,4 @@\n alive Map\n | no\n alive Map\n-| no\n+| none alive\n"))
    let all = try camsh("test", "--accept", ".")
    #expect(all.code == 0, "\(all.errors)")
    #expect(all.output.hasSuffix("1 transcript rewritten\n"))
    #expect(try camsh("test", "a.camsh").code == 0)
  }

  @Test func `--accept fails in CI and for a malformed location`() throws {
    folder.write("alive Map\n| no\n", to: "a.camsh")
    let refused = try camsh("test", "--accept", "a.camsh", environment: ["CI": "true"])
    #expect(refused.code == 64)
    #expect(refused.errors.contains("CI is set"))
    #expect(text("a.camsh") == "alive Map\n| no\n")
    #expect(try camsh("test", "--accept=a.camsh", "a.camsh").code == 64)
    #expect(try camsh("test").code == 64)
  }

  @Test func `shrink prints or writes the script and summarizes the trials`() throws {
    folder.write(
      "% defect: self-in-binding\ntab 1; tab 0; push detail 3; tab 1; tab 0; pop; tab 1\n",
      to: "a.camsh")
    let printed = try camsh("shrink", "a.camsh")
    let shrunk = """
      #!/usr/bin/env -S camsh run
      % defect: self-in-binding
      # leaked PlaceDetailViewController, signature 30b3fa5f
      push detail 1
      pop

      """
    #expect((printed.code, printed.output) == (0, shrunk))
    #expect(printed.errors.hasPrefix("a.camsh: 7 steps became 2 in "))
    let written = try camsh("shrink", "--output", "b.camsh", "a.camsh")
    #expect((written.code, written.output) == (0, ""))
    #expect(text("b.camsh") == shrunk)
    #expect(try camsh("run", "b.camsh").code == 3)
    folder.write("tab 1\n", to: "fine.camsh")
    let fine = try camsh("shrink", "fine.camsh")
    #expect((fine.code, fine.output) == (1, ""))
    #expect(fine.errors.contains("nothing to keep"))
  }

  @Test(arguments: [("shrink", "'shrink' writes a script"), ("bisect", "'bisect' prints text")])
  func `JSON is refused where there is none`(_ command: String, _ words: String) throws {
    folder.write("tab 1\n", to: "a.camsh")
    let run = try camsh(command, "a.camsh", "--format", "json")
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("Error: \(words); leave out --format json\n"), "\(run.errors)")
  }

  @Test func `quiet shrinking prints only the script`() throws {
    folder.write(
      "% defect: self-in-binding\ntab 1; tab 0; push detail 3; pop; tab 1\n", to: "a.camsh")
    let run = try camsh("shrink", "a.camsh", "--quiet")
    #expect((run.code, run.errors) == (0, ""))
    #expect(run.output.hasSuffix("push detail 1\npop\n"))
  }

  @Test(arguments: ["bisect a.camsh", "test --accept a.camsh"])
  func `output that can't be written isn't blamed on the script`(_ arguments: String) throws {
    folder.write(
      "% defect: self-in-binding\npush detail 3; pop\nalive Nothing\n| 1\n", to: "a.camsh")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.currentDirectoryURL = URL(filePath: folder.path)
    let camsh = CamshRun.products.appending(path: "camsh").path
    shell.arguments = ["-c", "'\(camsh)' \(arguments) > /dev/full"]
    shell.environment = [:]
    let errors = Pipe()
    shell.standardError = errors
    try shell.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 1)
    #expect(text == "error: cannot write the output: No space left on device\n")
  }

  @Test func `bisect names the step, its location and the statement`() throws {
    folder.write("% defect: self-in-binding\ntab 1\ntab 0; push detail 3\nback\n", to: "a.camsh")
    let found = try camsh("bisect", "a.camsh")
    #expect(found.code == 0)
    #expect(found.output.hasPrefix("a.camsh:4:1: exists since step 4 of 4\n  back\n"))
    #expect(found.output.contains("leaked  PlaceDetailViewController#1"))
    folder.write("tab 1\n", to: "fine.camsh")
    let fine = try camsh("bisect", "fine.camsh")
    #expect((fine.code, fine.output) == (1, ""))
    #expect(fine.errors == "fine.camsh: no findings\n")
  }
}
