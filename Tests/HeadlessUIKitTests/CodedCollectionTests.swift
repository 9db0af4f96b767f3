import Foundation
import HeadlessUIKit
import Testing

// An archive names only classes at the top level of a module.
final class CodedTent: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let name: String

  init(_ name: String) { self.name = name }

  required init?(coder: NSCoder) {
    name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
  }

  func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
}

/// Collections that an app archives.
@Suite struct CodedCollectionTests {
  @Test func `a coder decodes arrays and dictionaries of a class`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(NSArray(array: [CodedTent("A"), CodedTent("B")]), forKey: "list")
    archiver.encode(NSDictionary(dictionary: ["key": CodedTent("C")]), forKey: "table")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let list = coder.decodeArrayOfObjects(ofClass: CodedTent.self, forKey: "list")
    #expect(list?.map(\.name) == ["A", "B"])
    let any = coder.decodeArrayOfObjects(ofClasses: [CodedTent.self], forKey: "list")
    #expect(any?.count == 2)
    let table = coder.decodeDictionary(
      withKeyClass: NSString.self, objectClass: CodedTent.self, forKey: "table")
    #expect(table?["key"]?.name == "C")
    #expect(coder.decodeArrayOfObjects(ofClass: CodedTent.self, forKey: "none") == nil)
  }

  @Test func `an unarchiver reads them from data`() throws {
    let list = try NSKeyedArchiver.archivedData(
      withRootObject: NSArray(array: [CodedTent("A")]), requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: CodedTent.self, from: list)
    #expect(read?.map(\.name) == ["A"])
    let table = try NSKeyedArchiver.archivedData(
      withRootObject: NSDictionary(dictionary: ["key": CodedTent("B")]), requiringSecureCoding: true
    )
    let found = try NSKeyedUnarchiver.unarchivedDictionary(
      ofKeyClass: NSString.self, objectClass: CodedTent.self, from: table)
    #expect(found?["key"]?.name == "B")
  }

  @Test func `an object's properties are read by key path`() {
    final class Camp: NSObject {
      let tent = CodedTent("A")
      var size = 3
    }
    let camp = Camp()
    #expect(camp.value(forKey: "size") as? Int == 3)
    #expect(camp.value(forKeyPath: "tent.name") as? String == "A")
    #expect(camp.value(forKeyPath: "tent.size.name") == nil)
  }
}
