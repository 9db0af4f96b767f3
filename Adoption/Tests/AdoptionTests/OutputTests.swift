import Foundation
import Testing

@testable import Adoption

@Suite struct OutputTests {
  @Test func `a file whose content stays is not written`() throws {
    try withCheckout([:]) { checkout in
      let folder = OutputFolder(path: checkout.root + "/out")
      let written = try ["one", "one", "two"].map { try folder.write("a/b.swift", $0) }
      #expect(written == [true, false, true])
    }
  }

  @Test(arguments: ["../escaped", "a/../../escaped", "/etc/escaped"])
  func `nothing outside of the output folder is written`(path: String) throws {
    try withCheckout([:]) { checkout in
      let folder = OutputFolder(path: checkout.root + "/out")
      #expect(throws: AdoptionError.self) { try folder.write(path, "") }
    }
  }

  @Test func `a link in the output folder isn't written through`() throws {
    try withCheckout(["elsewhere/kept": "kept"]) { checkout in
      try FileManager.default.createDirectory(
        atPath: checkout.root + "/out", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: checkout.root + "/out/Sources",
        withDestinationPath: checkout.root + "/elsewhere")
      let folder = OutputFolder(path: checkout.root + "/out")
      #expect(throws: AdoptionError.self) { try folder.write("Sources/kept", "lost") }
      let kept = try checkout.text(checkout.root + "/elsewhere/kept")
      #expect(kept == "kept")
    }
  }

  @Test func `files that nothing writes anymore leave the output, with their folders`() throws {
    try withCheckout([
      "out/App.app/de.lproj/Old.strings": "", "out/App.app/data/kept/items.json": "",
      "out/App.app/Info.plist": "", "out/report.txt": "",
    ]) { checkout in
      let folder = OutputFolder(path: checkout.root + "/out")
      try folder.prune("App.app", keeping: ["App.app/Info.plist", "App.app/data/kept"])
      let left = FileManager.default.enumerator(atPath: folder.path)?.allObjects
      #expect(
        left?.compactMap { $0 as? String }.sorted() == [
          "App.app", "App.app/Info.plist", "App.app/data", "App.app/data/kept",
          "App.app/data/kept/items.json", "report.txt",
        ])
    }
  }

  @Test func `a resource that the app no longer has leaves the bundle`() throws {
    try withCheckout([
      "App.swift": """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      "Data/old.json": "[]", "Data/new.json": "[]",
    ]) { checkout in
      let output = checkout.root + "/.camsh"
      let folder = OutputFolder(path: output)
      let adopter = Adopter(
        checkout: checkout, options: .init(output: output), hosting: Hosting(camsh: output))
      func resources() throws -> [String] {
        let bundle = try adopter.writeBundle(adopter.survey(), folder: folder).folder
        let all = FileManager.default.enumerator(atPath: output + "/" + bundle)?.allObjects ?? []
        return all.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
      }
      #expect(try resources().map(Paths.name) == ["new.json", "old.json"])
      try FileManager.default.removeItem(atPath: checkout.root + "/Data/old.json")
      #expect(try resources().map(Paths.name) == ["new.json"])
    }
  }

  @Test func `names with quotes and backslashes stay literals`() {
    #expect("a\"b\\(c)\n".swiftLiteral == #""a\"b\\(c)\n""#)
    #expect("it's".shellQuoted == #"'it'\''s'"#)
  }

  @Test func `no control character of a name reaches the terminal`() {
    #expect(Printable.text("a\u{1B}[31m\u{202E}b\n") == "a\u{FFFD}[31m\u{FFFD}b\n")
  }
}
