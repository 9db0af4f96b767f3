import Foundation
import Testing

@testable import Adoption

@Suite struct CheckedSourcesTests {
  private func checked(
    _ sources: [String: String], arguments: [String] = ["-DDEBUG"]
  ) -> CheckedSources {
    CheckedSources(
      sources.map { AppSource(path: $0.key, text: $0.value) }, arguments: arguments)
  }

  @Test func `an edited file is the only one that has changed`() {
    let earlier = checked(["A.swift": "a", "B.swift": "b"])
    let now = checked(["A.swift": "a", "B.swift": "c"])
    #expect(now.changed(since: earlier) == ["B.swift"])
    #expect(earlier.changed(since: earlier) == [])
  }

  @Test func `a new file or another argument changes everything`() {
    let earlier = checked(["A.swift": "a"])
    #expect(checked(["A.swift": "a", "B.swift": "b"]).changed(since: earlier) == nil)
    #expect(checked(["A.swift": "a"], arguments: []).changed(since: earlier) == nil)
    #expect(earlier.changed(since: nil) == nil)
  }

  @Test func `checked sources are read back, and a damaged file reads as nil`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).checked")
    defer { try? FileManager.default.removeItem(at: file) }
    let earlier = checked(["A.swift": "a"])
    try earlier.write(file)
    #expect(CheckedSources.read(file) == earlier)
    try Data("{".utf8).write(to: file)
    #expect(CheckedSources.read(file) == nil)
  }
}

@Test func `the app's own modules come before camsh's of the same names`() {
  let module = ReductionInput.Module(
    name: "App", files: [], compilerArguments: ["-I", "/camsh/Modules"])
  #expect(
    module.arguments(readingInterfaces: "/app/Modules") == [
      "-I", "/app/Modules", "-I", "/camsh/Modules",
    ])
  #expect(module.arguments(readingInterfaces: nil) == module.compilerArguments)
}
