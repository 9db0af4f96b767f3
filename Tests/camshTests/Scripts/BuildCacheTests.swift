import Foundation
import TestSupport
import Testing

/// When `scripts/products` builds a program again; a function stands in for `swift build`.
struct BuildCacheTests {
  private let folder = TemporaryFolder()
  private let products = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "scripts/products").path

  init() {
    folder.write("a\n", to: "Sources/a.swift")
    folder.write("b\n", to: "Sources/Deep/b.swift")
  }

  /// How often a program is built before and after `change`.
  private func builds(_ change: String) throws -> String {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = [
      "-euo", "pipefail", "-c",
      """
      root=$PWD
      . '\(products)'
      swift() {
        mkdir -p .build/program/release
        printf '#!/bin/sh\\n' >.build/program/release/program
        chmod +x .build/program/release/program
        echo built >&3
      }
      exec 3>builds
      camsh_build program Sources -- -c release
      echo changed >&3
      touch -d '2001-01-01' .build/program/.stamp
      find Sources -exec touch -d '2000-01-01' {} +
      \(change)
      camsh_build program Sources -- -c release
      camsh_build program Sources -- -c release
      """,
    ]
    shell.currentDirectoryURL = folder.url
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    return folder.read("builds") ?? ""
  }

  @Test(arguments: [":", "find Sources -exec touch {} +"])
  func `a program isn't built again if its sources are unchanged, as after another checkout`(
    _ change: String
  ) throws {
    #expect(try builds(change) == "built\nchanged\n")
  }

  @Test(arguments: [
    "echo c >>Sources/a.swift", "rm Sources/Deep/b.swift", "mv Sources/a.swift Sources/c.swift",
    "sed -i '1s/.*/another toolchain/' .build/program/.stamp",
  ])
  func `a program is built again once if a source or the toolchain has changed`(_ change: String)
    throws
  {
    #expect(try builds(change) == "built\nchanged\nbuilt\n")
  }
}
