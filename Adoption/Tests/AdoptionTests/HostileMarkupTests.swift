import Foundation
import Testing

@testable import Adoption

@Suite struct `A storyboard that means no good` {
  /// What the report says about the only storyboard of a module.
  private func notes(_ write: (URL) throws -> Void) throws -> [String] {
    try withCheckout(["Main.storyboard": ""]) { checkout in
      let path = checkout.root + "/Main.storyboard"
      try write(URL(filePath: path))
      let module = AdoptedModule(
        name: "App", sources: [],
        resources: [AdoptedModule.Resource(path: path, bundlePath: "Main.storyboard")])
      let output = try compileInterfaceBuilder(module, classes: [:])
      #expect(output.bundleFiles.isEmpty)
      return output.notes.map(\.text)
    }
  }

  private func notes(text: String) throws -> [String] {
    try notes { try Data(text.utf8).write(to: $0) }
  }

  @Test func `of 100 MB isn't read`() throws {
    let notes = try notes { url in
      let file = try FileHandle(forWritingTo: url)
      try file.truncate(atOffset: 100 << 20)
      try file.close()
    }
    #expect(notes == ["The file has 104857600 bytes; camsh reads at most 33554432."])
  }

  @Test func `with entities to expand declares what no storyboard declares`() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY one "lol"><!ENTITY two "&one;&one;&one;&one;&one;&one;&one;&one;">]>
      <document>&two;</document>
      """
    #expect(
      try notes(text: bomb) == [
        "The file declares a document type, which Interface Builder never writes; camsh expands no entities."
      ])
  }

  @Test func `that reads a file of the machine declares a type too`() throws {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
      <document>&secret;</document>
      """
    #expect(try notes(text: text).first?.hasPrefix("The file declares a document type") == true)
  }

  @Test func `with 5,000 nested elements is rejected as too deep`() throws {
    let text =
      String(repeating: "<view>", count: 5000) + String(repeating: "</view>", count: 5000)
    #expect(try notes(text: text) == ["The elements are nested more than 200 deep."])
  }

  @Test func `that isn't UTF-8 or breaks off says so`() throws {
    #expect(
      try notes { try Data([0x3C, 0xFF, 0xFE, 0x3E]).write(to: $0) } == ["The file isn't UTF-8."])
    #expect(try notes(text: "<document><scenes>") == ["The file isn't well-formed XML."])
  }
}
