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

  @Test func `a coder decodes nothing for a key that isn't there or elements of another class`()
    throws
  {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(NSArray(array: [CodedTent("A")]), forKey: "list")
    archiver.encode(NSDictionary(dictionary: ["key": CodedTent("B")]), forKey: "table")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(
      coder.decodeDictionary(
        withKeyClass: NSString.self, objectClass: CodedTent.self, forKey: "none") == nil)
    #expect(
      coder.decodeDictionary(
        withKeyClass: NSString.self, objectClass: NSDate.self, forKey: "table") == nil)
    #expect(coder.decodeArrayOfObjects(ofClass: NSDate.self, forKey: "list") == nil)
  }

  @Test func `an unarchiver throws an error at an element of another class`() throws {
    let list = try NSKeyedArchiver.archivedData(
      withRootObject: NSArray(array: [CodedTent("A")]), requiringSecureCoding: true)
    #expect(throws: CocoaError.self) {
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSDate.self, from: list)
    }
    let table = try NSKeyedArchiver.archivedData(
      withRootObject: NSDictionary(dictionary: ["key": CodedTent("B")]), requiringSecureCoding: true
    )
    #expect(throws: CocoaError.self) {
      try NSKeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSString.self, objectClass: NSDate.self, from: table)
    }
  }
}
