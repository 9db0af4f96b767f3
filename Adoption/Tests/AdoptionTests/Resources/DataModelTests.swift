import Foundation
import Testing

@testable import Adoption

@Suite struct DataModelTests {
  private func source(_ entities: String, beside text: String = "") throws -> String? {
    try withCheckout([
      "Model.xcdatamodeld/Model.xcdatamodel/contents": """
      <?xml version="1.0" encoding="UTF-8"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">\(entities)</model>
      """,
      "Records.swift": text,
    ]) { checkout in
      let module = AdoptedModule(
        name: "App", sources: [checkout.root + "/Records.swift"],
        resources: [
          .init(
            path: checkout.root + "/Model.xcdatamodeld", bundlePath: "Model.xcdatamodeld")
        ])
      return try CompiledResources(module).sources.first?.text
    }
  }

  @Test func `an entity's class has its attributes, and is known by the entity's name`() throws {
    let text = try #require(
      try source(
        """
        <entity name="Tree" representedClassName="TreeRecord" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="age" attributeType="Integer 64" usesScalarValueType="YES"/>
        </entity>
        """))
    #expect(
      text.contains("nonisolated public class TreeRecord: NSManagedObject, @unchecked Sendable {}"))
    #expect(text.contains("extension TreeRecord: Identifiable {}"))
    #expect(text.contains("public var `name`: String? {"))
    #expect(text.contains("public var `age`: Int64 {"))
    #expect(
      text.contains(
        #"NSManagedObjectModel.register(TreeRecord.self, forEntity: "Tree", attributes: ["name", "age"], relationships: [])"#
      ))
  }

  @Test func `a class may be named with its module`() throws {
    let text = try #require(
      try source(
        #"<entity name="Tree" representedClassName="Orchard.TreeRecord"/>"#,
        beside: "final class TreeRecord: NSManagedObject {}"))
    #expect(text.contains("register(TreeRecord.self"))
  }

  @Test func `an entity whose class nothing declares has Core Data's class`() throws {
    let text = try #require(
      try source(
        #"<entity name="Tree" representedClassName="Tree"/>"#,
        beside: #"let request = NSFetchRequest<NSManagedObject>(entityName: "Tree")"#))
    #expect(text.contains(#"register(NSManagedObject.self, forEntity: "Tree""#))
  }

  @Test func `an entity has its parent's attributes, and its relationships by themselves`() throws {
    let text = try #require(
      try source(
        """
        <entity name="Plant"><attribute name="name" attributeType="String"/></entity>
        <entity name="Tree" parentEntity="Plant">
          <relationship name="leaves" toMany="YES" destinationEntity="Leaf"/>
        </entity>
        """))
    #expect(text.contains(#"forEntity: "Tree", attributes: ["name"], relationships: ["leaves"])"#))
  }

  @Test func `a class that the app writes is not generated`() throws {
    let text = try #require(
      try source(#"<entity name="Tree" representedClassName="Tree"/>"#))
    #expect(!text.contains("class Tree"))
  }

  @Test func `a name that isn't one goes into no Swift file`() throws {
    let text = try source(
      #"<entity name="A&quot;; exit(1)" representedClassName="A" codeGenerationType="class"/>"#)
    #expect(text == nil)
  }
}
