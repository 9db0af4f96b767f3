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

  @Test func `names with quotes and backslashes stay literals`() {
    #expect("a\"b\\(c)\n".swiftLiteral == #""a\"b\\(c)\n""#)
    #expect("it's".shellQuoted == #"'it'\''s'"#)
  }

  @Test func `no control character of a name reaches the terminal`() {
    #expect(Printable.text("a\u{1B}[31m\u{202E}b\n") == "a\u{FFFD}[31m\u{FFFD}b\n")
  }
}
