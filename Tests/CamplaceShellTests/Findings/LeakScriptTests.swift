import Foundation
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// The scripts that each show one mistake: found with it, and nothing found without.
@MainActor struct LeakScriptTests {
  private nonisolated static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../scripts/leaks").standardized

  private nonisolated static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()

  private func lines(of name: String) throws -> [String] {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    return text.components(separatedBy: "\n")
  }

  /// What the script does, with the mistake or without, and nothing of what it expects.
  private func steps(_ lines: [String], mistaken: Bool) -> String {
    lines.filter { line in
      let isClaim = ["expect", "|", "!", "findings", "tree"].contains { line.hasPrefix($0) }
      return !isClaim && (mistaken || !line.hasPrefix("% defect:"))
    }.joined(separator: "\n")
  }

  @Test func `every defect of every app has a script`() throws {
    let defects = Transcribed(bundledApps.map { "app \($0)\ndefect\n" }.joined()).output
    // One more is a walk to be shrunk, with a mistake that has its own script as well.
    let names = Self.names.filter { $0 != "long-walk.camsh" }
    for name in names {
      let defect = name.replacing(".camsh", with: "")
      #expect(defects.contains(defect), "\(defect)")
      #expect(try lines(of: name).contains("% defect: \(defect)"))
    }
    #expect(defects.components(separatedBy: " off ").count - 1 == names.count)
  }

  @Test(arguments: names)
  func `the script's finding names the object, the step and the reference`(name: String) throws {
    let lines = try lines(of: name)
    #expect(lines.count { $0.hasPrefix("# ") } >= 2)
    let found = lines.filter { $0.hasPrefix("expect finding") || $0.hasPrefix("expect notice") }
    #expect(!found.isEmpty)
    for line in found where ["leaked", "abandoned", "growing"].contains(where: line.contains) {
      #expect(line.contains(" through "), "\(line)")
    }
  }

  @Test(arguments: names)
  func `with the defect, the script finds exactly what it expects`(name: String) throws {
    let lines = try lines(of: name)
    let run = Transcribed(lines.joined(separator: "\n"), quiet: true)
    #expect(run.code == .ok, "\(run.errors)")
    guard lines.contains(where: { $0.hasPrefix("expect finding") }) else { return }
    #expect(Transcribed(steps(lines, mistaken: true), quiet: true).code == .findings)
  }

  @Test(arguments: names)
  func `without the defect, the script finds nothing`(name: String) throws {
    let script = steps(try lines(of: name), mistaken: false) + "\nexpect no findings\n"
    let run = Transcribed(script, quiet: true)
    #expect(run.code == .ok, "\(run.errors)")
  }

  @Test(arguments: names)
  func `without the defect, the script's expectation fails`(name: String) throws {
    let lines = try lines(of: name).filter { !$0.hasPrefix("% defect:") }
    #expect(Transcribed(lines.joined(separator: "\n"), quiet: true).code == .failed)
  }
}
