import Foundation
import TestSupport
import Testing

@testable import CamplaceShell
@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Manual pages, completions and the editors' grammar, as the built program prints them.
@Suite struct GeneratedTextTests {
  private let folder = TemporaryFolder()

  private func generate(_ kind: String) throws -> String {
    let run = try CamshRun(["generate", kind], in: folder)
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  @Test func `a text that can't be written fails`() throws {
    let process = CamshRun.process(["generate", "man1"], in: folder)
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
  }

  /// Runs a program of this machine; nil if it isn't installed.
  private func shell(_ command: String) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test(arguments: ["man1", "man5"])
  func `mandoc finds no errors in the manual pages`(_ kind: String) throws {
    folder.write(try generate(kind), to: "page")
    // The other page is installed beside it, which mandoc can't know here.
    let lint = try shell(
      "command -v mandoc >/dev/null || exit 0; mandoc -T lint -W style page | "
        + "grep -v 'referenced manual not found'; true")
    #expect(lint == (0, ""))
  }

  @MainActor @Test func `the manual pages contain every command, option, verb and expectation`()
    throws
  {
    let program = try generate("man1")
    for name in ["run", "test", "check", "merge", "fmt", "shrink", "bisect", "explore", "sync"] {
      #expect(program.contains(".Ss \(name)\n"))
    }
    for option in ["--last-failed", "--watch", "--keep-going", "--set", "--catalog", "--live"] {
      #expect(program.contains(option), "\(option)")
    }
    let language = try generate("man5")
    let commands = ShellExtension.camplace.commands
    for form in commands.all { #expect(language.contains(form.summary), "\(form.name)") }
    for form in commands.expectations { #expect(language.contains(form.summary), "\(form.name)") }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions are valid scripts of their shells`(_ name: String) throws {
    folder.write(try generate(name), to: "completions")
    let check = try shell("command -v \(name) >/dev/null || exit 0; \(name) -n completions")
    #expect(check == (0, ""))
  }

  @Test func `bash completes commands, options, apps, reports, tags, settings and files`() throws {
    folder.write(try generate("bash"), to: "completions")
    folder.write("% tags: slow, maps\ntree\n", to: "scripts/a.camsh")
    let program = CamshRun.products.appending(path: "camsh").path()
    func completed(_ words: String...) throws -> [String] {
      let line = (["camsh"] + words).map { "'\($0)'" }.joined(separator: " ")
      let text = try shell(
        """
        PATH="\(program.dropLast("/camsh".count)):$PATH" LANG=C.UTF-8 bash -c '. ./completions
        COMP_WORDS=(\(line.replacing("'", with: "\""))); COMP_CWORD=\(words.count)
        COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
        _camsh camsh "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"; printf "%s\\n" "${COMPREPLY[@]}"'
        """)
      return text.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(try completed("tes") == ["test"])
    #expect(try completed("test", "--last").contains("--last-failed"))
    #expect(try completed("--app", "fl").contains("flow"))
    #expect(try completed("sy") == ["sync"])
    #expect(try completed("--cat") == ["--catalog"])
    #expect(try completed("test", "--li").contains("--live"))
    #expect(try completed("--catalog", "scr") == ["scripts"])
    #expect(try completed("--base-url", "scr") == [])
    #expect(try completed("test", "--report", "ju").contains("junit="))
    #expect(try completed("test", "--tag", "").contains("slow"))
    #expect(try completed("--set", "tree").contains("tree=all"))
    #expect(try completed("run", "scripts/").contains { $0.hasSuffix("a.camsh") })
  }

  @Test func `bash completes a setting's value in a real line`() throws {
    folder.write(try generate("bash"), to: "completions")
    let products = CamshRun.products.path(percentEncoded: false)
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "-i"],
      environment: [
        "PATH": "\(products):/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8", "PS1": "$ ",
        "TERM": "xterm",
      ])
    terminal.type(". \(folder.path)/completions && clear\r")
    try terminal.wait(for: "an empty screen") { $0.lines.last == "$" && $0.lines.count == 1 }
    terminal.type("camsh --set screen=l\t")
    try terminal.wait(for: "the value") { $0.lines.last == "$ camsh --set screen=list" }
  }

  @Test func `fish completes added options and subcommands, if it is installed`() throws {
    folder.write(try generate("fish"), to: "completions")
    func completed(_ line: String) throws -> String {
      try shell(
        "command -v fish >/dev/null || { echo none; exit; }; "
          + "fish -c 'source completions; complete -C \"\(line)\"' | cut -f 1"
      ).output
    }
    #expect(["none\n", "--catalog\n"].contains(try completed("camsh --cat")))
    #expect(["none\n", "sync\n"].contains(try completed("camsh sy")))
  }

  @Test func `help lists the options and subcommands of the apps`() throws {
    let help = try CamshRun(["--help"], in: folder).output
    #expect(help.contains("Options of the apps:\n  --catalog <FILE>: The campsites: embedded"))
    #expect(help.contains("Subcommands of the apps:\n  sync: "))
  }

  @Test func `the grammar in the repository is up to date`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let kept = try String(
      contentsOf: root.appending(path: "Editors/vscode/syntaxes/camsh.tmLanguage.json"),
      encoding: .utf8)
    #expect(try generate("grammar") == kept)
  }

  @MainActor @Test func `the grammar colors exactly the verbs as verbs`() throws {
    let grammar = try #require(
      try JSONSerialization.jsonObject(with: Data(generate("grammar").utf8)) as? [String: Any])
    let rules = try #require(grammar["repository"] as? [String: [String: Any]])
    func matches(_ line: String) throws -> [String: String] {
      var found: [String: String] = [:]
      for name in ["verb", "control", "expectation", "header"] {
        let pattern = try #require(rules[name]?["match"] as? String)
        let expression = try NSRegularExpression(pattern: pattern)
        let whole = NSRange(line.startIndex..., in: line)
        guard let match = expression.firstMatch(in: line, range: whole) else { continue }
        let group = name == "expectation" ? 3 : name == "header" ? 2 : 1
        found[name] = Range(match.range(at: group), in: line).map { String(line[$0]) } ?? ""
      }
      return found
    }
    for form in ShellExtension.camplace.commands.all where form.name != "!" {
      let found = try matches(form.example)
      #expect(found["verb"] == form.name || found["control"] == form.name, "\(form.example)")
    }
    for form in ShellExtension.camplace.commands.expectations {
      #expect(try matches("expect not \(form.name) x")["expectation"] == form.name)
    }
    for field in HeaderField.all {
      #expect(try matches("% \(field.key): x")["header"] == field.key)
    }
    #expect(try matches("pushy detail 3").isEmpty)
    #expect(try matches("let d = push detail 4")["verb"] == "push")
  }

  @Test func `the version names a number, and the commit if it is known`() throws {
    let version = try CamshRun(["--version"], in: folder).output
    #expect(version.wholeMatch(of: #/\d+\.\d+\.\d+( \([0-9a-f]{8}\+?\))?\n/#) != nil, "\(version)")
  }

  @Test func `a setting on the command line applies to every session`() throws {
    folder.write("tab favorite\nset steps\n", to: "a.camsh")
    let run = try CamshRun(["run", "a.camsh", "--set", "steps=7"], in: folder)
    #expect(run.output.contains("steps 7\n"))
    let wrong = try CamshRun(["run", "a.camsh", "--set", "steps=x"], in: folder)
    #expect(wrong.code == 64)
  }
}
