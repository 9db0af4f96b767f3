import Foundation
import HeadlessUIKit
import Testing

/// Property lists in files, read by the initializers with an `error` label.
struct PropertyListFileTests {
  @Test func `a dictionary is read from a file, or an error is thrown`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["key": "value"], format: .xml, options: 0)
    try list.write(to: url)
    let table = try NSDictionary(contentsOf: url, error: ())
    #expect(table["key"] as? String == "value")
    #expect(throws: (any Error).self) { try NSArray(contentsOf: url, error: ()) }
  }
}
