import Foundation
import Testing

@testable import Adoption

@Test func `the shell asks for the app's own lines when the app traps, unless the caller decides`()
{
  let text = ShellLauncher(executable: "App", bundle: "App.app").text
  #expect(text.contains("export SWIFT_BACKTRACE=${SWIFT_BACKTRACE-enable=yes,"))
}

@Test func `the app's shell is named as the launcher was called`() {
  let text = ShellLauncher(executable: "App", bundle: "App.app").text
  #expect(text.hasSuffix("\nexec -a \"$0\" \"$app\" \"$@\"\n"))
}

@Test func `the shell builds the app only after one of its files has changed`() throws {
  let package = try LaunchedPackage()
  defer { package.remove() }
  #expect(try package.run("one") == "built\nran one\n")
  #expect(try package.run("two") == "ran two\n")
  try package.write("Sources/App/Screen.swift", "changed")
  #expect(try package.run() == "built\nran \n")
  try package.remove("Sources/App/Screen.swift")
  #expect(try package.run() == "built\nran \n")
  #expect(try package.run() == "ran \n")
  try package.remove("App.app/App")
  #expect(try package.run() == "built\nran \n")
}

@Test func `the shell builds again after a failed build`() throws {
  let package = try LaunchedPackage()
  defer { package.remove() }
  try package.write("fails", "a compiler's error\n")
  let words = try package.run()
  #expect(words.hasPrefix("a compiler's error\nshell: the build failed; "))
  #expect(words.hasSuffix("/build.log has the whole output\n"))
  try package.remove("fails")
  #expect(try package.run() == "built\nran \n")
}

@Test func `the shell prints each error of a failed build once`() throws {
  let package = try LaunchedPackage()
  defer { package.remove() }
  let error = "/app/Screen.swift:3:5: error: cannot find 'title' in scope\n"
  try package.write(
    "fails", "[1/2] Compiling Screen.swift\n\(error) 3 | title\n\(error)error: emit-module failed\n"
  )
  let words = try package.run()
  #expect(words.hasPrefix(error + "shell: the build failed; "))
}

/// A package with a launcher, and a program named `swift` that says when it builds.
private struct LaunchedPackage {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "launched-\(UUID().uuidString)")

  init() throws {
    try write("shell", ShellLauncher(executable: "App", bundle: "App.app").text)
    try write("Package.swift", "")
    try write("Sources/App/Screen.swift", "")
    try write(
      "bin/swift",
      """
      #!/bin/bash
      cd "$3"
      if [ -e fails ]; then cat fails; exit 1; fi
      mkdir -p .build/debug
      printf '#!/bin/bash\\necho "ran $*"\\n' >.build/debug/\(GeneratedPackage.shellTarget)
      chmod +x .build/debug/\(GeneratedPackage.shellTarget)
      echo built >>builds
      """)
    for name in ["shell", "bin/swift"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: name).path)
    }
  }

  /// What the launcher prints, after "built" if it called `swift`.
  func run(_ arguments: String...) throws -> String {
    try? remove("builds")
    let process = Process()
    process.executableURL = folder.appending(path: "shell")
    process.arguments = arguments
    process.environment = ["PATH": folder.appending(path: "bin").path + ":/usr/bin:/bin"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let builds = try? String(contentsOf: folder.appending(path: "builds"), encoding: .utf8)
    return (builds ?? "") + String(decoding: printed, as: UTF8.self)
  }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
