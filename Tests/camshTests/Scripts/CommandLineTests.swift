import Foundation
import TestSupport
import Testing

/// What the command line takes, each time in a process.
@Suite struct CommandLineTests {
  private let folder = TemporaryFolder()

  @Test func `a script without a subcommand runs`() throws {
    folder.write("push detail 3\n", to: "a.camsh")
    let run = try CamshRun(["a.camsh"], in: folder)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("> push detail 3\n"))
    let options = try CamshRun(["--color", "never", "--quiet", "./a.camsh"], in: folder)
    #expect(options.code == 0)
    #expect(options.output == "")
  }

  @Test func `several -c run in order in one session`() throws {
    let run = try CamshRun(["-c", "push detail 3", "-c", "pop", "-c", "pop"], in: folder)
    #expect(run.code == 1)
    #expect(run.output.contains("> push detail 3\n"))
    #expect(run.errors.hasPrefix("-c:3:1: error: cannot pop"))
  }

  @Test(arguments: [
    (["exlpore", "--moves", "3"], "exlpore", "did you mean 'explore'?"),
    (["--quiet", "push", "detail", "3"], "push", "'--help' lists them, and '-c' runs commands"),
    (["frobnicate"], "frobnicate", "'--help' lists them, and '-c' runs commands"),
  ])
  func `an unknown subcommand is named with what to do`(
    _ arguments: [String], _ word: String, _ advice: String
  ) throws {
    let run = try CamshRun(arguments, in: folder)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors == "error: there is no subcommand '\(word)'; \(advice)\n")
  }

  @Test(arguments: [
    ["-c", "tree", "a.camsh"], ["a.camsh", "-c", "tree"], ["-c", "tree", "test"],
  ])
  func `commands beside a script or a subcommand are refused`(_ arguments: [String]) throws {
    folder.write("push detail 3\n", to: "a.camsh")
    let run = try CamshRun(arguments, in: folder)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: '-c' runs commands by themselves; leave it out"))
  }

  @Test func `a script behind a symbolic link is rewritten in its place`() throws {
    folder.write("push   detail 3\n", to: "real/a.camsh")
    let link = folder.path + "/link.camsh"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "real/a.camsh")
    #expect(try CamshRun(["fmt", "link.camsh"], in: folder).code == 0)
    #expect(folder.read("real/a.camsh") == "push detail 3\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.camsh")
  }

  @Test func `a picture doesn't offer to overwrite a file, and save does`() throws {
    folder.write("mine", to: "a.svg")
    let picture = try CamshRun(["-c", "tree --svg a.svg"], in: folder)
    #expect(picture.errors.contains("'a.svg' exists already; remove it, or choose another name"))
    let save = try CamshRun(["-c", "save a.svg"], in: folder)
    #expect(save.errors.contains("'a.svg' exists already; add --force to overwrite it"))
    #expect(folder.read("a.svg") == "mine")
  }

  @Test(arguments: ["<&-", "2>&-"])
  func `a test run doesn't need a standard stream`(_ closed: String) throws {
    folder.write("push detail 3\n", to: "a.camsh")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.currentDirectoryURL = URL(filePath: folder.path)
    let camsh = CamshRun.process([], in: folder).executableURL?.path ?? ""
    shell.arguments = ["-c", "\"\(camsh)\" test a.camsh \(closed)"]
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(text.contains("passed          a.camsh"))
  }

  @Test func `a file below the home folder is named with ~, as in other shells`() throws {
    let home = ["HOME": folder.path + "/home"]
    folder.write("", to: "home/.profile")
    let save = try CamshRun(
      ["-c", "push detail 3; save ~/tour.camsh"], in: folder, environment: home)
    #expect(save.code == 0, "\(save.errors)")
    #expect(folder.read("home/tour.camsh")?.hasSuffix("push detail 3\n") == true)
    folder.write("include ~/tour.camsh\nexpect visible PlaceDetail\n", to: "scripts/a.camsh")
    #expect(try CamshRun(["run", "scripts/a.camsh"], in: folder, environment: home).code == 0)
    let report = try CamshRun(
      ["test", "scripts/a.camsh", "--report", "json=~/out.json"], in: folder, environment: home)
    #expect(report.code == 0)
    #expect(folder.read("home/out.json") != nil)
  }

  @Test func `a file without an end is an error`() throws {
    let run = try CamshRun(["run", "/dev/zero"], in: folder)
    #expect(run.code == 64)
    #expect(run.errors == "error: cannot read /dev/zero: it has more than 16 MB\n")
    folder.write("include \"/dev/zero\"\n", to: "a.camsh")
    let included = try CamshRun(["run", "a.camsh"], in: folder)
    #expect(included.code == 64)
    #expect(
      included.errors.hasPrefix(
        "a.camsh:1:9: error: cannot read '/dev/zero': it has more than 16 MB\n"))
  }

  @Test func `a script whose name isn't text fails the run`() throws {
    folder.write("tab favorite\n", to: "s/a.camsh")
    let path = Array((folder.path + "/s/caf").utf8) + [0xe9] + Array(".camsh\0".utf8)
    let descriptor = path.withUnsafeBytes { bytes in
      open(bytes.bindMemory(to: CChar.self).baseAddress!, O_WRONLY | O_CREAT, 0o644)
    }
    close(descriptor)
    let run = try CamshRun(["test", "s"], in: folder)
    #expect(run.code == 64)
    #expect(
      run.errors == "error: s/caf\u{FFFD}.camsh: the name of the file is not UTF-8; rename it\n")
  }

  @Test(arguments: [
    ["test", "leak.camsh"], ["run", "leak.camsh"], ["bisect", "leak.camsh"],
    ["explore", "--app", "issues", "--defect", "creator-twice", "--moves", "300"],
    ["-c", "nosuchcommandhere \(String(repeating: "longer ", count: 40))"],
  ])
  func `an ASCII locale gets only ASCII characters`(_ arguments: [String]) throws {
    folder.write(
      "% app: issues\n% defect: strong-finish-delegate\ntap +\nswipe down\nscene disconnect\n",
      to: "leak.camsh")
    let run = try CamshRun(arguments, in: folder, environment: ["LANG": "C"])
    #expect(!run.output.isEmpty || !run.errors.isEmpty)
    let others = (run.output + run.errors).filter { !$0.isASCII }
    #expect(others.isEmpty, "\(run.output)\(run.errors)")
  }

  @Test func `shrink reads standard input`() throws {
    let script = "% defect: self-in-binding\ntab favorite; tab map\npush detail 3; pop\n"
    let run = try CamshRun(["shrink", "-"], in: folder, input: script)
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("push detail 1\npop\n"))
    #expect(!run.output.contains("tab favorite"))
    let unknown = try CamshRun(["shrink", "-"], in: folder, input: "% app: nosuch\ntree\n")
    #expect(unknown.code == 64)
  }

  @Test func `test without a path runs the folder scripts`() throws {
    let nothing = try CamshRun(["test"], in: folder)
    #expect(nothing.code == 64)
    #expect(nothing.errors.contains("there is no folder 'scripts' here"))
    folder.write("push detail 3\n", to: "scripts/a.camsh")
    let run = try CamshRun(["test"], in: folder)
    #expect(run.code == 0)
    #expect(run.output.contains("passed          scripts/a.camsh"))
  }

  @Test func `run with a dash reads standard input`() throws {
    let run = try CamshRun(["run", "-"], in: folder, input: "tab favorite\npop\n")
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("<stdin>:2:1: error: cannot pop"))
  }

  @Test(arguments: ["camsh", "misbehaving-app"])
  func `piped input continues after an error only with --keep-going`(_ program: String) throws {
    let input = "pop\nnonsense\ntree\npop\n"
    let stopped = try CamshRun([], program: program, in: folder, input: "pop\ntree\n")
    #expect(stopped.code == 1)
    #expect(!stopped.output.contains("> tree"))
    let run = try CamshRun(["--keep-going"], program: program, in: folder, input: input)
    #expect(run.code == 1)
    #expect(run.output.contains("> tree"))
    #expect(run.errors.contains("<stdin>:2:1: error: unknown command 'nonsense'"))
    #expect(run.errors.contains("<stdin>:4:1: error:"))
    let unread = try CamshRun(["--keep-going"], program: program, in: folder, input: "tree\nx\n")
    #expect(unread.code == 64)
    #expect(unread.output.contains("> tree"))
  }
}
