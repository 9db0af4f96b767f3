import Foundation
import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// The part of JUnit's XML that Jenkins' xUnit schema, GitLab's parser and others have in common,
/// with the numbers as numbers.
enum JUnitSchema {
  static let xmllint = "/usr/bin/xmllint"
  static var isCheckable: Bool { FileManager.default.isExecutableFile(atPath: xmllint) }

  /// What `xmllint` has to say against the document; empty where it is valid.
  static func faults(in document: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("camsh-junit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schemaFile = folder.appendingPathComponent("junit.xsd")
    let documentFile = folder.appendingPathComponent("junit.xml")
    try Data(schema.utf8).write(to: schemaFile)
    try Data(document.utf8).write(to: documentFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: xmllint)
    process.arguments = ["--noout", "--schema", schemaFile.path, documentFile.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : words
  }

  private static let schema = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:simpleType name="count"><xs:restriction base="xs:nonNegativeInteger"/></xs:simpleType>
      <xs:simpleType name="seconds">
        <xs:restriction base="xs:decimal"><xs:minInclusive value="0"/></xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="milliseconds">
        <xs:restriction base="seconds"><xs:fractionDigits value="3"/></xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="name">
        <xs:restriction base="xs:string"><xs:minLength value="1"/></xs:restriction>
      </xs:simpleType>

      <xs:complexType name="fault">
        <xs:simpleContent>
          <xs:extension base="xs:string">
            <xs:attribute name="type" type="name" use="required"/>
            <xs:attribute name="message" type="xs:string"/>
          </xs:extension>
        </xs:simpleContent>
      </xs:complexType>
      <xs:complexType name="skip">
        <xs:simpleContent>
          <xs:extension base="xs:string"><xs:attribute name="message" type="xs:string"/></xs:extension>
        </xs:simpleContent>
      </xs:complexType>

      <xs:complexType name="testcase">
        <xs:sequence>
          <xs:choice minOccurs="0">
            <xs:element name="skipped" type="skip"/>
            <xs:element name="error" type="fault"/>
            <xs:element name="failure" type="fault"/>
          </xs:choice>
          <xs:element name="system-out" type="xs:string" minOccurs="0"/>
          <xs:element name="system-err" type="xs:string" minOccurs="0"/>
        </xs:sequence>
        <xs:attribute name="name" type="name" use="required"/>
        <xs:attribute name="classname" type="name" use="required"/>
        <xs:attribute name="time" type="seconds" use="required"/>
        <xs:attribute name="file" type="name"/>
        <xs:attribute name="line" type="xs:positiveInteger"/>
      </xs:complexType>

      <xs:complexType name="testsuite">
        <xs:sequence>
          <xs:element name="testcase" type="testcase" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
        <xs:attribute name="name" type="name" use="required"/>
        <xs:attribute name="tests" type="count" use="required"/>
        <xs:attribute name="failures" type="count" use="required"/>
        <xs:attribute name="errors" type="count" use="required"/>
        <xs:attribute name="skipped" type="count"/>
        <xs:attribute name="time" type="milliseconds"/>
      </xs:complexType>

      <xs:element name="testsuites">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="testsuite" type="testsuite" minOccurs="0" maxOccurs="unbounded"/>
          </xs:sequence>
          <xs:attribute name="name" type="name"/>
          <xs:attribute name="tests" type="count"/>
          <xs:attribute name="failures" type="count"/>
          <xs:attribute name="errors" type="count"/>
          <xs:attribute name="time" type="milliseconds"/>
        </xs:complexType>
        <!-- GitLab keeps one of the cases that it cannot tell apart. -->
        <xs:unique name="distinct">
          <xs:selector xpath="testsuite/testcase"/>
          <xs:field xpath="@classname"/>
          <xs:field xpath="@name"/>
        </xs:unique>
      </xs:element>
    </xs:schema>
    """
}
